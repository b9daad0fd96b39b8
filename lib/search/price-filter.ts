import { PRICE_PATTERN, parsePrice } from '../catalogue/parse-price';
import type { IndexRow } from '../listing/index-row';
import { formatPrice, isPriced, moneySign } from '../money';
import { normalizeText, unitNames } from './normalize';
import { type CatalogueLookup, type FoundFilter, phrasePattern } from './query-filter';
import { moneyWords, searchWords } from './search-words';

const { numbers } = searchWords;
const { under, atMost, orLess, over, atLeast, orMore, between, and, to, currency } = searchWords.prices;
const toNumber = (written: string) => numbers[written] ?? parsePrice(written) ?? 0;
const currencySign = phrasePattern([...currency, moneySign.toLowerCase()]);
const MONEY = new RegExp(currencySign, 'u');
// Not after another currency, and not inside a longer number.
const amountStart = `(?<!(?:[\\d.,]|(?:\\p{Sc}|${phrasePattern(moneyWords.others)})\\s*))`;
const amount = (name: string) =>
  `(?:(?<!\\p{L})${currencySign}\\s*|${amountStart})(?<${name}>${PRICE_PATTERN}|${phrasePattern(Object.keys(numbers))})(?:\\s*${currencySign})?`;
const amountEnd = '(?![.,]?\\d)';

/** A price range. `isOpen`: the bounds themselves are excluded. */
type Range = { min: number; max: number; isOpen?: boolean };
type PricePattern = { pattern: RegExp; toRange: (first: number, second: number) => Range; isRange?: boolean };

const upTo = (max: number): Range => ({ min: 0, max });
const from = (min: number): Range => ({ min, max: Number.POSITIVE_INFINITY });

/** Patterns of price filters, in order of priority. */
const PRICE_PATTERNS: readonly PricePattern[] = [
  {
    pattern: new RegExp(
      `(?<word>${phrasePattern(between)}\\s*)?${amount('a')}\\s*(?:${phrasePattern(to)}|(?<and>${phrasePattern(and)}))\\s*${amount('b')}${amountEnd}`,
      'u',
    ),
    toRange: (a, b) => ({ min: Math.min(a, b), max: Math.max(a, b) }),
    isRange: true,
  },
  { pattern: new RegExp(`${amount('a')}\\s*${phrasePattern(orLess)}`, 'u'), toRange: upTo },
  { pattern: new RegExp(`${amount('a')}\\s*${phrasePattern(orMore)}`, 'u'), toRange: from },
  { pattern: amountAfter(atMost), toRange: upTo },
  { pattern: amountAfter(atLeast), toRange: from },
  { pattern: amountAfter(under), toRange: (max) => ({ ...upTo(max), isOpen: true }) },
  { pattern: amountAfter(over), toRange: (min) => ({ ...from(min), isOpen: true }) },
];

/** A pattern for an amount after one of these words; matches nothing if there are no words. */
function amountAfter(words: readonly string[] = []): RegExp {
  return new RegExp(`(?<word>${phrasePattern(words)})\\s*${amount('a')}${amountEnd}`, 'u');
}

/** Words before a range of sizes, and units after a measure: such numbers are not prices. */
const AFTER_SIZE = /(?:size|sizes|waist|length|sleeve|sz)\s*$/u;
const BEFORE_UNIT = new RegExp(`^[\\s-]*(?:["'%°]|(?:${phrasePattern(unitNames)}s?)(?!\\p{L}))`, 'u');

/** The first price filter in a query, such as 'under $50' or '20 to 40'. Numbers with a unit are skipped. */
export function findPriceFilter(query: string, { isNoun }: CatalogueLookup): FoundFilter | undefined {
  // Not normalized, because positions in the text must be positions in the query.
  const text = query.toLowerCase();
  for (const { pattern, toRange, isRange } of PRICE_PATTERNS) {
    const match = pattern.exec(text);
    const { a, b, word, and: joined } = match?.groups ?? {};
    if (!match || a === undefined) continue;
    const end = match.index + match[0].length;
    const isMoney = MONEY.test(match[0]);
    // '10 and 11' are two sizes.
    if (!isMoney && !word && joined) continue;
    if (!isMoney && !isBareAmount(text.slice(0, match.index), text.slice(end), isRange === true && !word, isNoun))
      continue;
    const range = toRange(toNumber(a), toNumber(b ?? a));
    return {
      start: match.index,
      end,
      text: rangeLabel(range),
      order: pricedFirst,
      passes: ({ card }) => !isPriced(card) || isWithin(card.price, range),
    };
  }
  return undefined;
}

/**
 * True if a number without a currency is a price. It must be at the end or before a product noun, and have no unit.
 * @param mayBeSize true for ranges such as '32 to 34', which are sizes after a word such as 'waist'
 */
function isBareAmount(before: string, after: string, mayBeSize: boolean, isNoun: CatalogueLookup['isNoun']): boolean {
  if (BEFORE_UNIT.test(normalizeText(after)) || (mayBeSize && AFTER_SIZE.test(before))) return false;
  const next = /^\s*(\p{L}+)/u.exec(after)?.[1];
  return next === undefined ? /^\s*$/.test(after) : isNoun(next);
}

function isWithin(price: number, { min, max, isOpen }: Range): boolean {
  return isOpen ? price > min && price < max : price >= min && price <= max;
}

function rangeLabel({ min, max, isOpen }: Range): string {
  if (max === Number.POSITIVE_INFINITY) return `${isOpen ? 'Over' : 'From'} ${formatPrice(min)}`;
  return min === 0 ? `${isOpen ? 'Under' : 'Up to'} ${formatPrice(max)}` : `${formatPrice(min)} to ${formatPrice(max)}`;
}

function pricedFirst(rows: readonly IndexRow[]): readonly IndexRow[] {
  return [...rows.filter(({ card }) => isPriced(card)), ...rows.filter(({ card }) => !isPriced(card))];
}
