import type { Card } from '../catalogue/card';
import type { IndexRow } from '../listing/index-row';
import { matchingCard } from '../listing/matching-card';
import { fullRowOf } from '../listing/row-parts';
import { findByVariantNumber, matchingPart } from './matching-variants';
import { compact, stem, stemsOf } from './normalize';
import { findNotSold, findPages, type NotSold } from './page-results';
import { type ParsedQuery, parseQuery, type QueryFilter } from './parse-query';
import { type Ranked, Ranking } from './ranking';
import { type PageRecord, SearchRecords } from './records';
import { synonymsOf } from './synonyms';
import { type FoundVariant, indexVariantNumbers, variantsWithNumber } from './variant-numbers';

/** The result of a search. */
export type SearchResult = {
  /** Products: matches, best first, then similar products. */
  hits: readonly IndexRow[];
  /** The number of matches in `hits`. Undefined if all hits are matches. */
  matchCount?: number;
  /** The corrected query, if nothing matches the query as typed. */
  correction?: string;
  /** The filters in the query. All hits pass them. */
  queryFilters?: readonly QueryFilter[];
  /** Set if the shop does not sell the product. */
  notSold?: NotSold;
  /** Pages that match the query. */
  pages?: readonly PageRecord[];
};

/** A suggestion under the search box. */
export type Suggestion = ({ kind: 'page' } & PageRecord) | { kind: 'product'; card: Card };

/** The suggestions for a query. */
export type SuggestAnswer = {
  suggestions: Suggestion[];
  /** The corrected query, if nothing matches the query as typed. The suggestions are for it. */
  guess?: string;
  /** The name, as typed, of a product that the shop does not sell. The suggestion is then the nearest page. */
  notSold?: string;
  /** Labels of the filters in the query, such as 'Up to $50.00'. */
  filters?: readonly string[];
  /** The query without its filters. */
  words?: string;
};

/** A parsed query with its ranked records. */
type ParsedResult = { parsed: ParsedQuery; ranked: Ranked; notSold?: NotSold };

const MAX_QUERY_LENGTH = 200;

/** Searches rows. Ties are in the given order of rows. Runs in the worker; tests run it directly. */
export class Searcher {
  private readonly records: SearchRecords;
  private readonly ranking: Ranking;
  /** The names of all colors. Set when the first query excludes something. */
  private colorNames: ReadonlySet<string> | undefined;

  constructor(
    private readonly rows: readonly IndexRow[],
    pages: readonly PageRecord[],
  ) {
    this.records = new SearchRecords(rows, pages);
    this.ranking = new Ranking(this.records);
  }

  /** Builds the index for about `budgetMs`. Returns true once it is complete. A query before that builds the rest first. */
  build(budgetMs = Number.POSITIVE_INFINITY): boolean {
    if (!this.records.build(budgetMs)) return false;
    indexVariantNumbers(this.rows);
    return true;
  }

  /** Searches products, best first. `literal`: only matches of the query as typed. */
  search(query: string, { literal = false } = {}): SearchResult {
    this.records.build();
    if (literal) return { hits: this.rowsOf(this.ranking.rank(query.slice(0, MAX_QUERY_LENGTH), true).records) };
    const byNumber = findByVariantNumber(this.rows, query);
    if (byNumber.length > 0) return { hits: byNumber };
    const { parsed, ranked, notSold } = this.parseAndRank(query);
    const { passes, filters } = parsed;
    const isFilterOnly = parsed.words === '' && filters.length > 0;
    const candidates = isFilterOnly ? this.rows : this.rowsOf(ranked.records.slice(0, ranked.matchCount));
    const matches = parsed.sort(candidates.flatMap((row) => this.narrowToQuery(row, parsed, ranked) ?? []));
    const similar = this.rowsOf(ranked.records.slice(ranked.matchCount)).filter(passes);
    const hits = [...matches, ...similar];
    const pages = findPages(this.records, parsed, ranked);
    return {
      hits,
      ...(similar.length > 0 && { matchCount: matches.length }),
      ...(ranked.correction !== undefined && hits.length > 0 && { correction: ranked.correction }),
      ...(filters.length > 0 && { queryFilters: filters }),
      ...(notSold && { notSold }),
      ...(pages.length > 0 && { pages }),
    };
  }

  /** Finds products by item number, id, variant number or barcode. `selection` is that of a variant, otherwise {}. */
  findNumber(text: string): FoundVariant[] {
    this.records.build();
    if (!/^[\p{L}\p{N}]/u.test(text)) return [];
    const key = compact(text);
    const variants = variantsWithNumber(this.rows, key);
    if (variants.length > 0) return variants;
    return this.rowsOf(this.records.numbers.exact(key)).map((row) => ({ row, selection: {} }));
  }

  /** Returns pages and products for the search box, at most `limit` of them. */
  suggest(query: string, limit: number): SuggestAnswer {
    const byNumber = findByVariantNumber(this.rows, query);
    if (byNumber.length > 0) return { suggestions: byNumber.slice(0, limit).map(toSuggestion) };
    const { parsed, ranked, notSold } = this.parseAndRank(query);
    const { records, matchCount, correction: guess } = ranked;
    const suggestions: Suggestion[] = [];
    const addedPages = new Set<string>();
    const addPage = (page: PageRecord | undefined) => {
      if (!page || addedPages.has(page.href) || suggestions.length >= limit) return;
      addedPages.add(page.href);
      suggestions.push({ kind: 'page', ...page });
    };
    addPage(notSold?.nearest);
    if (parsed.words === '') for (const { page } of parsed.filters) addPage(page);
    if (matchCount === 0 || guess !== undefined)
      for (const page of findPages(this.records, parsed, ranked)) addPage(page);
    const maxPages = Math.max(2, Math.floor(limit / 2));
    // Without matches, suggest similar products.
    for (const record of matchCount > 0 ? records.slice(0, matchCount) : records) {
      if (suggestions.length >= limit) break;
      const page = this.records.pageOf(record);
      const fullRow = this.records.rowOf(record);
      const row = fullRow && this.narrowToQuery(fullRow, parsed, ranked);
      if (page && parsed.filters.length === 0 && addedPages.size < maxPages) addPage(page);
      if (row) suggestions.push(toSuggestion(row));
    }
    return {
      suggestions,
      ...(guess !== undefined && { guess }),
      ...(notSold && { notSold: notSold.name }),
      ...(parsed.filters.length > 0 && { words: parsed.words, filters: parsed.filters.map(({ text }) => text) }),
    };
  }

  private parseAndRank(query: string): ParsedResult {
    this.records.build();
    const parsed = parseQuery(query.slice(0, MAX_QUERY_LENGTH), {
      isNoun: (word) => this.ranking.isNoun(word),
      phraseTest: (phrase, negation) => this.exclusionTest(phrase, negation),
      hasRestricted: (words) =>
        this.rowsOf(this.ranking.rank(words).records).some(({ card }) => card.states !== undefined),
    });
    const notSold = findNotSold(this.records, parsed.words);
    return { parsed, ranked: this.ranking.rank(notSold ? '' : parsed.words), ...(notSold && { notSold }) };
  }

  /**
   * Returns a test for rows to exclude: rows with the phrase. If it is a color, only rows without another color. Undefined if no row has
   * the phrase, or if the negation belongs to a term, such as 'no metal'.
   */
  private exclusionTest(phrase: string, negation: string): ((row: IndexRow) => boolean) | undefined {
    const stems = stemsOf(phrase);
    const joined = stem(`${negation}${stems.join('')}`);
    const isTerm = synonymsOf(`${negation} ${stems.join(' ')}`).length > 0 || this.records.texts.has(joined);
    if (negation !== '' && isTerm) return undefined;
    this.colorNames ??= new Set(this.rows.flatMap(({ colors }) => colors.map(({ name }) => name)));
    const excludedColors = new Set(
      [...this.colorNames].filter((name) => stems.every((word) => stemsOf(name).includes(word))),
    );
    if (excludedColors.size > 0) return ({ colors }) => colors.every(({ name }) => excludedColors.has(name));
    const rowsWithPhrase = new Set(
      [...this.ranking.recordsWithPhrase(phrase)].map((record) => this.records.rowOf(record)),
    );
    return rowsWithPhrase.size > 0 ? (row) => rowsWithPhrase.has(fullRowOf(row)) : undefined;
  }

  /** Narrows a row to the variants that match a query; undefined if none matches. */
  private narrowToQuery(row: IndexRow, { words, passes }: ParsedQuery, { correction }: Ranked): IndexRow | undefined {
    return matchingPart(row, correction ?? words, passes);
  }

  private rowsOf(records: readonly number[]): IndexRow[] {
    return records.flatMap((record) => this.records.rowOf(record) ?? []);
  }
}

const toSuggestion = (row: IndexRow): Suggestion => ({ kind: 'product', card: matchingCard(row) });
