import { STATES } from '../catalogue/us-states';
import { shipsToFacet } from '../listing/facets/facets';
import type { IndexRow } from '../listing/index-row';
import { sortFeatured, sortRows } from '../listing/sort';
import { getDiscountPercent } from '../money';
import { routes } from '../site/routes';
import { isCommonWord, isStopWord } from './normalize';
import { findPriceFilter } from './price-filter';
import { type CatalogueLookup, type FoundFilter, phrasePattern } from './query-filter';
import { searchWords } from './search-words';

/** A filter in a query: its label, and the query without it (`rest`), for the link that removes it. `page`: see {@link FoundFilter}. */
export type QueryFilter = Pick<FoundFilter, 'text' | 'page'> & { rest: string };

/** A query, separated into filters and words. */
export type ParsedQuery = {
  /** The query without its filters; '' if only stop words are left. */
  words: string;
  filters: readonly QueryFilter[];
  /** True if a row passes all filters. */
  passes: (row: IndexRow) => boolean;
  /** Sorts rows by the sort order in the query. A price filter moves products without a price to the end. */
  sort: (rows: readonly IndexRow[]) => readonly IndexRow[];
};

/** In this order. The price is last, because a number without a currency is a price only at the end of the remaining query. */
const FINDERS = [findStateFilter, findExclusion, findSortOrder, findPriceFilter];
const MAX_FILTERS = 6;
const tidySpaces = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Extracts filters and sort orders from a query: 'black belt under $50' -> words 'black belt', filter 'Under $50.00'. */
export function parseQuery(query: string, catalogue: CatalogueLookup): ParsedQuery {
  let words = tidySpaces(query);
  const found: { filter: FoundFilter; text: string }[] = [];
  for (const find of FINDERS) {
    for (let filter = find(words, catalogue); filter && found.length < MAX_FILTERS; filter = find(words, catalogue)) {
      found.push({ filter, text: words.slice(filter.start, filter.end) });
      words = tidySpaces(`${words.slice(0, filter.start)} ${words.slice(filter.end)}`);
    }
  }
  return {
    words: found.length > 0 && words.split(' ').every(isStopWord) ? '' : words,
    filters: found.map((current) => ({
      text: current.filter.text,
      ...(current.filter.page && { page: current.filter.page }),
      rest: tidySpaces([words, ...found.flatMap((other) => (other === current ? [] : other.text))].join(' ')),
    })),
    passes: (row) => found.every(({ filter }) => filter.passes?.(row) ?? true),
    sort: (rows) => found.reduce((sorted, { filter }) => filter.order?.(sorted) ?? sorted, rows),
  };
}

const MAX_EXCLUDED_WORDS = 2;
const EXCLUSION = new RegExp(
  `(?:(?<!${phrasePattern(searchWords.auxiliaries)}\\s+)(?<negation>${phrasePattern(searchWords.without)})[\\s-]+|(?<=^|\\s)-)(?:(?:an?|any)\\s+)?(?<phrase>[\\p{L}\\p{N}][^,]*)`,
  'u',
);

/**
 * An exclusion such as 'not black', 'non-leather' or '-polo': the longest phrase after the negation that occurs in the catalogue. Verbs
 * such as 'not get' are no exclusion.
 */
function findExclusion(query: string, { phraseTest }: CatalogueLookup): FoundFilter | undefined {
  const match = EXCLUSION.exec(query.toLowerCase());
  const { negation = '', phrase = '' } = match?.groups ?? {};
  const words = phrase.split(' ').slice(0, MAX_EXCLUDED_WORDS);
  if (!match || isStopWord(words[0] ?? '') || isCommonWord(words[0] ?? '')) return undefined;
  const start = match.index + match[0].length - phrase.length;
  for (let count = words.length; count > 0; count -= 1) {
    const wanted = words.slice(0, count).join(' ');
    // 'non-leather gloves': exclude leather, not leather gloves.
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
 * The ship-to state: 'ships to New York', or only the state if matching products have shipping limits. A lower case code is a state
 * only after 'ships to', and not if it is a stop word such as 'in'.
 */
function findStateFilter(query: string, { hasRestricted }: CatalogueLookup): FoundFilter | undefined {
  const text = query.toLowerCase();
  const explicit = SHIPS_TO.exec(text);
  for (const match of explicit ? [explicit] : text.matchAll(PLACE)) {
    const place = match.groups?.place ?? '';
    const code = STATE_CODES.get(place.replace(/\s+/g, ' '));
    if (code === undefined) continue;
    const start = match.index;
    const end = start + match[0].length;
    const isUpperCase = query.slice(end - place.length, end) === code;
    if (place.length === code.length && !isUpperCase && (!explicit || isStopWord(place))) continue;
    if (!explicit && !hasRestricted(`${query.slice(0, start)} ${query.slice(end)}`)) continue;
    const label = shipsToFacet.chipLabel(code, '');
    const page = { name: label, href: `${routes.allProducts()}?${shipsToFacet.parameter}=${code}` };
    return { start, end, text: label, page, passes: ({ card }) => !card.states?.includes(code) };
  }
  return undefined;
}

/** Sort orders and the sale filter, by their key in `orders` of `search.json`. */
const ORDERS: Readonly<Record<keyof typeof searchWords.orders, Pick<FoundFilter, 'text' | 'passes' | 'order'>>> = {
  cheapest: { text: 'Cheapest first', order: (rows) => sortRows(rows, 'price-low-high') },
  newest: { text: 'Newest first', order: (rows) => sortRows(rows, 'newest') },
  best: { text: 'Best sellers first', order: sortFeatured },
  reduced: { text: 'On sale', passes: ({ card }) => getDiscountPercent(card) !== undefined },
};
const ORDER_WORDS = Object.entries(ORDERS).map(
  ([name, order]) => [new RegExp(phrasePattern(searchWords.orders[name as keyof typeof ORDERS]), 'u'), order] as const,
);

/** A sort order such as 'cheapest', only at the start or end of a query: 'belt for a new guard' does not sort by date. */
function findSortOrder(query: string): FoundFilter | undefined {
  const isInsignificant = (rest: string) =>
    rest === '' || rest.split(' ').every((word) => isStopWord(word) || isCommonWord(word));
  const text = query.toLowerCase();
  for (const [pattern, order] of ORDER_WORDS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const end = match.index + match[0].length;
    const isAtEdge = [text.slice(0, match.index), text.slice(end)].some((rest) => isInsignificant(tidySpaces(rest)));
    if (isAtEdge) return { start: match.index, end, ...order };
  }
  return undefined;
}
