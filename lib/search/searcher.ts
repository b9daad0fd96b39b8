import type { Selection } from '../catalogue/variants/selection';
import type { IndexRow } from '../listing/index-row';
import { matchingCard } from '../listing/matching-card';
import { fullRowOf } from '../listing/row-parts';
import { findByVariantNumber, matchingPart } from './matching-variants';
import { compact, stem, stemsOf } from './normalize';
import { type NotSold, PageResults } from './page-results';
import { type ParsedQuery, parseQuery, type QueryFilter } from './parse-query';
import { type Ranked, Ranking } from './ranking';
import { type PageRecord, SearchRecords } from './records';
import type { SuggestAnswer, Suggestion } from './suggestions';
import { synonymsOf } from './synonyms';
import { indexVariantNumbers, variantsWithNumber } from './variant-numbers';

/** The answer to a query. */
export type SearchResult = {
  /** Products: those that answer it, best first, and after them those that only come near. */
  hits: readonly IndexRow[];
  /** The number of hits that answer, where others follow them. */
  matchCount?: number;
  /** The query that was answered, when nothing answers the one that was typed. */
  correction?: string;
  /** The limits that were read in the query; the hits are within them. */
  queryFilters?: readonly QueryFilter[];
  /** Set when this is not sold. */
  notSold?: NotSold;
  /** Pages that answer what was asked. */
  pages?: readonly PageRecord[];
};

/** A query without its limits, and the records for it. */
type Answer = { parsed: ParsedQuery; ranked: Ranked; notSold?: NotSold };

const MAX_QUERY_LENGTH = 200;

/** Search over rows in their given order, which decides between equals. Pure: it runs in the worker, and in tests without one. */
export class Searcher {
  private readonly records: SearchRecords;
  private readonly ranking: Ranking;
  private readonly pages: PageResults;
  /** The names of all colors, once somebody wants none of one. */
  private colorNames: ReadonlySet<string> | undefined;

  constructor(
    private readonly rows: readonly IndexRow[],
    pages: readonly PageRecord[],
  ) {
    this.records = new SearchRecords(rows, pages);
    this.ranking = new Ranking(this.records);
    this.pages = new PageResults(this.records);
  }

  /**
   * Takes in records and then their words, for mistakes, for about `budgetMs`; true when all are in. A question before that takes in
   * the rest first.
   */
  build(budgetMs = Number.POSITIVE_INFINITY): boolean {
    if (!this.records.build(budgetMs)) return false;
    this.ranking.build();
    indexVariantNumbers(this.rows);
    return true;
  }

  /** The products for a query, best first; with `literal`, those that answer it as typed. */
  search(query: string, { literal = false } = {}): SearchResult {
    this.records.build();
    if (literal) return { hits: this.rowsOf(this.ranking.rank(query.slice(0, MAX_QUERY_LENGTH), true).records) };
    const numbered = findByVariantNumber(this.rows, query);
    if (numbered.length > 0) return { hits: numbered };
    const { parsed, ranked, notSold } = this.answer(query);
    const { passes, filters } = parsed;
    const isAll = parsed.words === '' && filters.length > 0;
    const answers = isAll ? this.rows : this.rowsOf(ranked.records.subarray(0, ranked.matchCount));
    const best = parsed.sort(answers.flatMap((row) => this.narrowToQuery(row, parsed, ranked) ?? []));
    const others = this.rowsOf(ranked.records.subarray(ranked.matchCount)).filter(passes);
    const hits = [...best, ...others];
    const pages = this.pages.find(parsed, ranked).filter(({ isFilter }) => !isFilter);
    return {
      hits,
      ...(others.length > 0 && { matchCount: best.length }),
      ...(ranked.correction !== undefined && hits.length > 0 && { correction: ranked.correction }),
      ...(filters.length > 0 && { queryFilters: filters }),
      ...(notSold && { notSold }),
      ...(pages.length > 0 && { pages }),
    };
  }

  /** The products with an item number, id, variant number or barcode; a variant number fixes a choice. */
  findNumber(text: string): { row: IndexRow; choice: Selection }[] {
    this.records.build();
    if (!/^[\p{L}\p{N}]/u.test(text)) return [];
    const key = compact(text);
    const variants = [...variantsWithNumber(this.rows, key)].flatMap(([row, choices]) =>
      [...choices].map((choice) => ({ row, choice })),
    );
    if (variants.length > 0) return variants;
    return this.rowsOf(Uint32Array.from(this.records.numbers.exact(key))).map((row) => ({ row, choice: {} }));
  }

  /** Pages and products for the rows under the search box, at most `limit` of them. */
  suggest(query: string, limit: number): SuggestAnswer {
    const numbered = findByVariantNumber(this.rows, query);
    if (numbered.length > 0)
      return { suggestions: numbered.slice(0, limit).map((row) => this.toSuggestion(row)), count: numbered.length };
    const { parsed, ranked, notSold } = this.answer(query);
    const { records, matchCount, correction: guess } = ranked;
    const suggestions: Suggestion[] = [];
    const known = new Set<string>();
    const addPage = (page: PageRecord | undefined) => {
      if (!page || known.has(page.href) || suggestions.length >= limit) return;
      known.add(page.href);
      suggestions.push({ kind: 'page', ...page });
    };
    addPage(notSold?.nearest);
    if (matchCount === 0 || guess !== undefined) for (const page of this.pages.find(parsed, ranked)) addPage(page);
    const mostPages = Math.max(2, Math.floor(limit / 2));
    let count = 0;
    // A guess that keeps too little has no answers, and goods that come near in their place.
    for (const [index, record] of (matchCount > 0 ? records.subarray(0, matchCount) : records).entries()) {
      const page = this.records.pageOf(record);
      const found = this.records.rowOf(record);
      const row = found && this.narrowToQuery(found, parsed, ranked);
      if (page && parsed.filters.length === 0 && known.size < mostPages) addPage(page);
      if (!row) continue;
      if (index < matchCount) count += 1;
      if (suggestions.length < limit) suggestions.push(this.toSuggestion(row));
    }
    return {
      suggestions,
      count,
      ...(guess !== undefined && { guess }),
      ...(notSold && { notSold: notSold.name }),
      ...(parsed.filters.length > 0 && { words: parsed.words, filters: parsed.filters.map(({ text }) => text) }),
    };
  }

  private answer(query: string): Answer {
    this.records.build();
    const parsed = parseQuery(query.slice(0, MAX_QUERY_LENGTH), {
      isNoun: (word) => this.ranking.isNoun(word),
      phraseTest: (phrase, negation) => this.bearing(phrase, negation),
      areRestricted: (words) =>
        this.rowsOf(this.ranking.rank(words).records).some(({ card }) => card.states !== undefined),
    });
    const notSold = this.pages.notSold(parsed.words);
    return { parsed, ranked: this.ranking.rank(notSold ? '' : parsed.words), ...(notSold && { notSold }) };
  }

  /** A test for rows that bear a phrase that is not wanted; for a color, only rows that come in no other one. */
  private bearing(phrase: string, negation: string): ((row: IndexRow) => boolean) | undefined {
    const stems = stemsOf(phrase);
    const joined = stem(`${negation}${stems.join('')}`);
    const isOneThing = synonymsOf(`${negation} ${stems.join(' ')}`).length > 0 || this.records.texts.has(joined);
    if (negation !== '' && isOneThing) return undefined;
    this.colorNames ??= new Set(this.rows.flatMap(({ colors }) => colors.map(({ name }) => name)));
    const unwanted = new Set(
      [...this.colorNames].filter((name) => stems.every((word) => stemsOf(name).includes(word))),
    );
    if (unwanted.size > 0) return ({ colors }) => colors.every(({ name }) => unwanted.has(name));
    const rowsWithPhrase = new Set(
      [...this.ranking.recordsStating(phrase)].map((record) => this.records.rowOf(record)),
    );
    return rowsWithPhrase.size > 0 ? (row) => rowsWithPhrase.has(fullRowOf(row)) : undefined;
  }

  /** A row as far as a question asks for it; undefined where it does not. */
  private narrowToQuery(row: IndexRow, { words, passes }: ParsedQuery, { correction }: Ranked): IndexRow | undefined {
    return matchingPart(row, correction ?? words, passes);
  }

  private toSuggestion(row: IndexRow): Suggestion {
    return { kind: 'product', card: matchingCard(row) };
  }

  private rowsOf(records: Uint32Array): IndexRow[] {
    return [...records].flatMap((record) => this.records.rowOf(record) ?? []);
  }
}
