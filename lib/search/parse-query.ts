import { PRICE_PATTERN, parsePrice } from '../catalogue/parse-price';
import { formatPrice, getDiscountPercent, isPriced } from '../catalogue/price';
import { STATES } from '../catalogue/us-states';
import type { IndexRow } from '../listing/index-row';
import { sortFeatured, sortRows } from '../listing/sort';
import { moneySign } from '../money';
import { escapeRegExp, isCommonWord, isStopWord, normalizeText, unitNames } from './normalize';
import { moneyWords, searchWords } from './search-words';

/** A limit in a text: its start and end, its meaning in words, and a test for rows that pass it, or an order of them. */
type FoundFilter = {
  start: number;
  end: number;
  text: string;
  passes?: (row: IndexRow) => boolean;
  order?: (rows: readonly IndexRow[]) => readonly IndexRow[];
};

/** Questions of a finder of limits to the catalogue. */
type CatalogueLookup = {
  /** Whether a word names goods. */
  isNoun: (word: string) => boolean;
  /** A test for rows that bear the words of a phrase; undefined for a phrase with a meaning of its own, such as 'no metal'. */
  phraseTest: (phrase: string, negation: string) => ((row: IndexRow) => boolean) | undefined;
  /** Whether some of the goods that answer a question are not shipped everywhere. */
  areRestricted: (words: string) => boolean;
};

/** A part of a question that narrows goods instead of naming them: how it was understood, and the question without it. */
export type QueryFilter = { text: string; rest: string };

/** The limits of a question, and its words without them. */
export type ParsedQuery = {
  /** The question without its limits; '' when nothing but small words is left. */
  words: string;
  filters: readonly QueryFilter[];
  /** Whether goods are within all of them. */
  passes: (row: IndexRow) => boolean;
  /** Goods in the order that was asked for; without one as they are, those without a price after the others where a price was. */
  sort: (rows: readonly IndexRow[]) => readonly IndexRow[];
};

/** The price last: an amount without a currency is one at the end. */
const FINDERS = [findStateFilter, findExclusion, findSortOrder, findPriceFilter];
const MAX_FILTERS = 6;
const tidySpaces = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Takes the limits out of a question, one after the other. */
export function parseQuery(query: string, known: CatalogueLookup): ParsedQuery {
  let words = tidySpaces(query);
  const found: { limit: FoundFilter; text: string }[] = [];
  for (const find of FINDERS) {
    for (let limit = find(words, known); limit && found.length < MAX_FILTERS; limit = find(words, known)) {
      found.push({ limit, text: words.slice(limit.start, limit.end) });
      words = tidySpaces(`${words.slice(0, limit.start)} ${words.slice(limit.end)}`);
    }
  }
  return {
    words: found.length > 0 && words.split(' ').every(isStopWord) ? '' : words,
    filters: found.map((own) => ({
      text: own.limit.text,
      rest: tidySpaces([words, ...found.flatMap((other) => (other === own ? [] : other.text))].join(' ')),
    })),
    passes: (row) => found.every(({ limit }) => limit.passes?.(row) ?? true),
    sort: (rows) => found.reduce((sorted, { limit }) => limit.order?.(sorted) ?? sorted, rows),
  };
}

const MAX_EXCLUDED_WORDS = 2;
const EXCLUSION = new RegExp(
  `(?:(?<!${phrasePattern(searchWords.auxiliaries)}\\s+)(?<negation>${phrasePattern(searchWords.without)})[\\s-]+|(?<=^|\\s)-)(?:(?:an?|any)\\s+)?(?<phrase>[\\p{L}\\p{N}][^,]*)`,
  'u',
);

/** A limit such as 'not black', 'non-leather' or '-polo': the longest words after the negation that goods bear; no verb such as 'not get'. */
function findExclusion(query: string, { phraseTest }: CatalogueLookup): FoundFilter | undefined {
  const match = EXCLUSION.exec(query.toLowerCase());
  const { negation = '', phrase = '' } = match?.groups ?? {};
  const words = phrase.split(' ').slice(0, MAX_EXCLUDED_WORDS);
  if (!match || isStopWord(words[0] ?? '') || isCommonWord(words[0] ?? '')) return undefined;
  const start = match.index + match[0].length - phrase.length;
  for (let count = words.length; count > 0; count -= 1) {
    const wanted = words.slice(0, count).join(' ');
    // 'non-leather gloves' are gloves.
    if (count > 1 && match.index === 0 && wanted === phrase) continue;
    const hasPhrase = phraseTest(wanted, negation);
    if (!hasPhrase) continue;
    const end = start + wanted.length;
    return { start: match.index, end, text: `Not ${query.slice(start, end)}`, passes: (row) => !hasPhrase(row) };
  }
  return undefined;
}

const STATE_CODES = new Map(Object.entries(STATES).map(([code, name]) => [name.toLowerCase(), code]));
for (const code of Object.keys(STATES)) STATE_CODES.set(code.toLowerCase(), code);
const places = phrasePattern([...STATE_CODES.keys()]);
const SHIPS_TO = new RegExp(`${phrasePattern(searchWords.shipsTo)}\\s+(?<place>${places})`, 'u');
const PLACE = new RegExp(`(?<![\\d-])(?<place>${places})(?![\\d-])`, 'gu');

/**
 * The state to which goods must be shipped, such as 'ships to New York', or a state's name beside goods that are not shipped
 * everywhere. A code is none where it is a small word in small letters, and by itself in small letters at all.
 */
function findStateFilter(query: string, { areRestricted }: CatalogueLookup): FoundFilter | undefined {
  const text = query.toLowerCase();
  const asked = SHIPS_TO.exec(text);
  for (const match of asked ? [asked] : text.matchAll(PLACE)) {
    const place = match.groups?.place ?? '';
    const code = STATE_CODES.get(place.replace(/\s+/g, ' '));
    if (code === undefined) continue;
    const start = match.index;
    const end = start + match[0].length;
    const isTyped = query.slice(end - place.length, end) === code;
    if (place.length === code.length && !isTyped && (!asked || isStopWord(place))) continue;
    if (!asked && !areRestricted(`${query.slice(0, start)} ${query.slice(end)}`)) continue;
    return { start, end, text: `Ships to ${STATES[code]}`, passes: ({ card }) => !card.states?.includes(code) };
  }
  return undefined;
}

/** The orders that a question may ask for, by the names of their words. */
const ORDERS: Readonly<Record<keyof typeof searchWords.orders, Pick<FoundFilter, 'text' | 'passes' | 'order'>>> = {
  cheapest: { text: 'Cheapest first', order: (rows) => sortRows(rows, 'price-low-high') },
  newest: { text: 'Newest first', order: (rows) => sortRows(rows, 'newest') },
  best: { text: 'Best sellers first', order: sortFeatured },
  reduced: { text: 'On sale', passes: ({ card }) => getDiscountPercent(card) !== undefined },
};
const ORDER_WORDS = Object.entries(ORDERS).map(
  ([name, order]) => [new RegExp(phrasePattern(searchWords.orders[name as keyof typeof ORDERS]), 'u'), order] as const,
);

/** An order such as 'cheapest', where the question begins or ends with it: a new guard's belt is no new belt. */
function findSortOrder(query: string): FoundFilter | undefined {
  const isSmall = (rest: string) =>
    rest === '' || rest.split(' ').every((word) => isStopWord(word) || isCommonWord(word));
  const text = query.toLowerCase();
  for (const [pattern, order] of ORDER_WORDS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const end = match.index + match[0].length;
    const isAtEdge = [text.slice(0, match.index), text.slice(end)].some((rest) => isSmall(tidySpaces(rest)));
    if (isAtEdge) return { start: match.index, end, ...order };
  }
  return undefined;
}

const { numbers } = searchWords;
const { under, atMost, orLess, over, atLeast, orMore, between, and, to, currency } = searchWords.prices;
const toNumber = (written: string) => numbers[written] ?? parsePrice(written) ?? 0;
const currencySign = phrasePattern([...currency, moneySign.toLowerCase()]);
const MONEY = new RegExp(currencySign, 'u');
// No sum of another currency, and no end of a longer figure.
const start = `(?<!(?:[\\d.,]|(?:\\p{Sc}|${phrasePattern(moneyWords.others)})\\s*))`;
const amount = (name: string) =>
  `(?:(?<!\\p{L})${currencySign}\\s*|${start})(?<${name}>${PRICE_PATTERN}|${phrasePattern(Object.keys(numbers))})(?:\\s*${currencySign})?`;
const end = '(?![.,]?\\d)';

/** The bounds of a price, and whether they themselves are out of it. */
type Range = { least: number; most: number; isOpen?: boolean };
type PricePattern = { pattern: RegExp; toRange: (first: number, second: number) => Range; isRange?: boolean };

const upTo = (most: number): Range => ({ least: 0, most });
const from = (least: number): Range => ({ least, most: Number.POSITIVE_INFINITY });

/** The ways to name a limit: what is read first takes its words. */
const PRICE_PATTERNS: readonly PricePattern[] = [
  {
    pattern: new RegExp(
      `(?<word>${phrasePattern(between)}\\s*)?${amount('a')}\\s*(?:${phrasePattern(to)}|(?<and>${phrasePattern(and)}))\\s*${amount('b')}${end}`,
      'u',
    ),
    toRange: (a, b) => ({ least: Math.min(a, b), most: Math.max(a, b) }),
    isRange: true,
  },
  { pattern: new RegExp(`${amount('a')}\\s*${phrasePattern(orLess)}`, 'u'), toRange: upTo },
  { pattern: new RegExp(`${amount('a')}\\s*${phrasePattern(orMore)}`, 'u'), toRange: from },
  { pattern: amountAfter(atMost), toRange: upTo },
  { pattern: amountAfter(atLeast), toRange: from },
  { pattern: amountAfter(under), toRange: (most) => ({ ...upTo(most), isOpen: true }) },
  { pattern: amountAfter(over), toRange: (least) => ({ ...from(least), isOpen: true }) },
];

/** An amount after one of some words; nothing where a shop has none. */
function amountAfter(words: readonly string[] = []): RegExp {
  return new RegExp(`(?<word>${phrasePattern(words)})\\s*${amount('a')}${end}`, 'u');
}

/** Words after which two numbers are a size, and what makes a number a measure. */
const AFTER_SIZE = /(?:size|sizes|waist|length|sleeve|sz)\s*$/u;
const BEFORE_UNIT = new RegExp(`^[\\s-]*(?:["'%°]|(?:${phrasePattern(unitNames)}s?)(?!\\p{L}))`, 'u');

/** The first limit to the price in a question, such as 'under $50' or '20 to 40'; a number with a measure is none. */
function findPriceFilter(query: string, { isNoun }: CatalogueLookup): FoundFilter | undefined {
  // A text as long as the typed one, so that its places are those of the query.
  const text = query.toLowerCase();
  for (const { pattern, toRange, isRange } of PRICE_PATTERNS) {
    const match = pattern.exec(text);
    const { a, b, word, and: joined } = match?.groups ?? {};
    if (!match || a === undefined) continue;
    const stop = match.index + match[0].length;
    const isMoney = MONEY.test(match[0]);
    // '834-6218' is a number, '10 and 11' two sizes.
    if (!isMoney && !word && joined) continue;
    if (!isMoney && !isBareAmount(text.slice(0, match.index), text.slice(stop), isRange === true && !word, isNoun))
      continue;
    const range = toRange(toNumber(a), toNumber(b ?? a));
    return {
      start: match.index,
      end: stop,
      text: rangeLabel(range),
      order: pricedFirst,
      passes: ({ card }) => !isPriced(card) || isWithin(card.price, range),
    };
  }
  return undefined;
}

/** A number without a currency is an amount at the end of a question, or before what it is about. */
function isBareAmount(before: string, after: string, isLoose: boolean, isNoun: CatalogueLookup['isNoun']): boolean {
  if (BEFORE_UNIT.test(normalizeText(after)) || (isLoose && AFTER_SIZE.test(before))) return false;
  const next = /^\s*(\p{L}+)/u.exec(after)?.[1];
  return next === undefined ? /^\s*$/.test(after) : isNoun(next);
}

function isWithin(price: number, { least, most, isOpen }: Range): boolean {
  return isOpen ? price > least && price < most : price >= least && price <= most;
}

function rangeLabel({ least, most, isOpen }: Range): string {
  if (most === Number.POSITIVE_INFINITY) return `${isOpen ? 'Over' : 'From'} ${formatPrice(least)}`;
  return least === 0
    ? `${isOpen ? 'Under' : 'Up to'} ${formatPrice(most)}`
    : `${formatPrice(least)} to ${formatPrice(most)}`;
}

/** A pattern's source for any of these phrases, the longest first, blanks of any length; matches nothing for none. */
function phrasePattern(phrases: readonly string[]): string {
  const sorted = [...phrases].sort((a, b) => b.length - a.length);
  const sources = sorted.map((phrase) => {
    const source = [phrase, normalizeText(phrase)].map(escapeRegExp).join('|').replace(/ /g, '\\s+');
    return /^\p{L}/u.test(phrase) ? `(?<!\\p{L})(?:${source})(?!\\p{L})` : source;
  });
  return `(?:${sources.join('|') || '(?!)'})`;
}

function pricedFirst(rows: readonly IndexRow[]): readonly IndexRow[] {
  return [...rows.filter(({ card }) => isPriced(card)), ...rows.filter(({ card }) => !isPriced(card))];
}
