import { formatPrice, isPriced } from '../catalogue/price';
import { STATES } from '../catalogue/states';
import type { IndexRow } from '../index/row';
import { escapePattern, fold, isIgnored, unitNames } from './normalise';
import { searchWords } from './words';

/** A limit in a text: its start and end, its meaning in words, and a test for rows that pass it. */
type Limit = {
  start: number;
  end: number;
  text: string;
  isPrice?: true;
  passes: (row: IndexRow) => boolean;
};

/** Questions of a finder of limits to the catalogue. */
type Known = {
  /** Whether a word names goods. */
  isNoun: (word: string) => boolean;
  /** A test for rows that bear the words of a phrase; undefined for a phrase with a meaning of its own, such as 'no metal'. */
  bearing: (phrase: string, negation: string) => ((row: IndexRow) => boolean) | undefined;
};

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

const MOST_WORDS = 2;
const UNWANTED = new RegExp(
  `(?<negation>${anyOf(searchWords.without)})\\s+(?:an?\\s+)?(?<phrase>[\\p{L}\\p{N}][^,]*)`,
  'u',
);

/** A limit such as 'not black' or 'without pockets': the longest words after the negation that goods bear. */
function findWithout(query: string, { bearing }: Known): Limit | undefined {
  const match = UNWANTED.exec(query.toLowerCase());
  const { negation = '', phrase = '' } = match?.groups ?? {};
  if (!match) return undefined;
  const start = match.index + match[0].length - phrase.length;
  const words = phrase.split(' ').slice(0, MOST_WORDS);
  for (let count = words.length; count > 0; count -= 1) {
    const wanted = words.slice(0, count).join(' ');
    const bears = bearing(wanted, negation);
    if (!bears) continue;
    const end = start + wanted.length;
    return { start: match.index, end, text: `Not ${query.slice(start, end)}`, passes: (row) => !bears(row) };
  }
  return undefined;
}

const CODES = new Map(Object.entries(STATES).map(([code, name]) => [name.toLowerCase(), code]));
for (const code of Object.keys(STATES)) CODES.set(code.toLowerCase(), code);
const SHIPS_TO = new RegExp(`${anyOf(searchWords.shipsTo)}\\s+(?<place>${anyOf([...CODES.keys()])})`, 'u');

/** The state to which goods must be shipped, such as 'ships to New York'; a code is none where it is a small word in small letters. */
function findStateLimit(query: string): Limit | undefined {
  const match = SHIPS_TO.exec(query.toLowerCase());
  const place = match?.groups?.place ?? '';
  const code = CODES.get(place.replace(/\s+/g, ' '));
  if (!match || code === undefined) return undefined;
  const end = match.index + match[0].length;
  if (isIgnored(place) && query.slice(end - place.length, end) !== code) return undefined;
  return {
    start: match.index,
    end,
    text: `Ships to ${STATES[code]}`,
    passes: ({ card }) => !card.states?.includes(code),
  };
}

const { under, orLess, over, orMore, between, and, to, currency } = searchWords.prices;
const money = `(?:\\s*(?:${anyOf(currency)}|\\$))`;
const amount = (name: string) =>
  `(?<sign${name}>\\$\\s*)?(?<${name}>\\d{1,6}(?:\\.\\d{1,2})?)(?<coin${name}>${money})?`;
const end = '(?![\\d.])';

type Range = { least: number; most: number };
type Reading = { pattern: RegExp; toRange: (first: number, second: number) => Range; isRange?: boolean };

/** The ways to name a limit: what is read first takes its words. */
const READINGS: readonly Reading[] = [
  {
    pattern: new RegExp(
      `(?<word>${anyOf(between)}\\s*)?${amount('a')}\\s*(?:${anyOf(to)}|(?<and>${anyOf(and)}))\\s*${amount('b')}${end}`,
      'u',
    ),
    toRange: (a, b) => ({ least: Math.min(a, b), most: Math.max(a, b) }),
    isRange: true,
  },
  { pattern: new RegExp(`${amount('a')}\\s*${anyOf(orLess)}`, 'u'), toRange: upTo },
  { pattern: new RegExp(`${amount('a')}\\s*${anyOf(orMore)}`, 'u'), toRange: from },
  { pattern: new RegExp(`(?<word>${anyOf(under)})\\s*${amount('a')}${end}`, 'u'), toRange: upTo },
  { pattern: new RegExp(`(?<word>${anyOf(over)})\\s*${amount('a')}${end}`, 'u'), toRange: from },
];

/** Words after which two numbers are a size, and what makes a number a measure. */
const OF_A_SIZE = /(?:size|sizes|waist|length|sleeve|sz)\s*$/u;
const MEASURED = new RegExp(`^[\\s-]*(?:["'%°]|(?:${anyOf(unitNames)}s?)(?!\\p{L}))`, 'u');

/** The first limit to the price in a question, such as 'under $50' or '20 to 40'; a number with a measure is none. */
function findPriceLimit(query: string, { isNoun }: Known): Limit | undefined {
  // A text as long as the typed one, so that its places are those of the query.
  const text = query.toLowerCase();
  for (const { pattern, toRange, isRange } of READINGS) {
    const match = pattern.exec(text);
    const { a, b, signa, signb, coina, coinb, word, and: joined } = match?.groups ?? {};
    if (!match || a === undefined) continue;
    const stop = match.index + match[0].length;
    const isMoney = Boolean(signa || signb || coina || coinb);
    // '834-6218' is a number, '10 and 11' two sizes.
    if (!isMoney && !word && joined) continue;
    if (!isMoney && !isBareAmount(text.slice(0, match.index), text.slice(stop), isRange === true && !word, isNoun))
      continue;
    const range = toRange(Number(a), Number(b ?? a));
    return {
      start: match.index,
      end: stop,
      text: nameOf(range),
      isPrice: true,
      passes: ({ card }) => !isPriced(card) || (card.price >= range.least && card.price <= range.most),
    };
  }
  return undefined;
}

/** A number without a dollar is an amount at the end of a question, or before what it is about. */
function isBareAmount(before: string, after: string, isLoose: boolean, isNoun: Known['isNoun']): boolean {
  if (MEASURED.test(fold(after)) || (isLoose && OF_A_SIZE.test(before))) return false;
  const next = /^\s*(\p{L}+)/u.exec(after)?.[1];
  return next === undefined ? /^\s*$/.test(after) : isNoun(next);
}

function upTo(most: number): Range {
  return { least: 0, most };
}

function from(least: number): Range {
  return { least, most: Number.POSITIVE_INFINITY };
}

function nameOf({ least, most }: Range): string {
  if (least === 0) return `Up to ${formatPrice(most)}`;
  return most === Number.POSITIVE_INFINITY
    ? `From ${formatPrice(least)}`
    : `${formatPrice(least)} to ${formatPrice(most)}`;
}

/** A pattern's source for any of these phrases, the longest first, blanks of any length; matches nothing for none. */
function anyOf(phrases: readonly string[]): string {
  const sorted = [...phrases].sort((a, b) => b.length - a.length);
  const sources = sorted.map((phrase) => {
    const source = escapePattern(fold(phrase)).replace(/ /g, '\\s+');
    return /^\p{L}/u.test(phrase) ? `(?<!\\p{L})${source}(?!\\p{L})` : source;
  });
  return `(?:${sources.join('|') || '(?!)'})`;
}
