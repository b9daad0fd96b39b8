import { formatPrice, isPriced } from '../catalogue/price';
import { anyOf } from './any-of';
import type { Known, Limit } from './limit';
import { fold, unitNames } from './normalise';
import { searchWords } from './words';

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
export function findPriceLimit(query: string, { isNoun }: Known): Limit | undefined {
  // As long as what was typed, so that its places are those of the text.
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
