import type { IndexRow } from '../index/row';
import type { Known, Limit } from './limit';
import { isIgnored } from './normalise';
import { findPriceLimit } from './price-limit';
import { findStateLimit } from './state-limit';
import { findWithout } from './without';

/** A part of a question that narrows goods instead of naming them: how it was understood, and the question without it. */
export type Understood = { text: string; rest: string };

/** The limits of a question, and its words without them. */
export type QueryLimits = {
  /** The question without its limits; '' when nothing but small words is left. */
  words: string;
  list: readonly Understood[];
  /** Whether one of them is a limit to the price. */
  isPriced: boolean;
  /** Whether goods are within all of them. */
  passes: (row: IndexRow) => boolean;
};

/** The price last: an amount without a dollar is one at the end. */
const FINDERS = [findStateLimit, findWithout, findPriceLimit];
const MOST = 6;
const tidySpaces = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Takes the limits out of a question, one after the other. */
export function readLimits(query: string, known: Known): QueryLimits {
  let words = tidySpaces(query);
  const found: { limit: Limit; text: string }[] = [];
  for (const find of FINDERS) {
    for (let limit = find(words, known); limit && found.length < MOST; limit = find(words, known)) {
      found.push({ limit, text: words.slice(limit.start, limit.end) });
      words = tidySpaces(`${words.slice(0, limit.start)} ${words.slice(limit.end)}`);
    }
  }
  return {
    words: found.length > 0 && words.split(' ').every(isIgnored) ? '' : words,
    list: found.map((own) => ({
      text: own.limit.text,
      rest: tidySpaces([words, ...found.flatMap((other) => (other === own ? [] : other.text))].join(' ')),
    })),
    isPriced: found.some(({ limit }) => limit.isPrice),
    passes: (row) => found.every(({ limit }) => limit.passes(row)),
  };
}
