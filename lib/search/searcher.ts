import type { Choice } from '../catalogue/choice';
import { cardOfVariant } from '../listing/card-of-variant';
import type { IndexRow } from '../listing/row';
import { rowAsAsked, rowsNumbered } from '../listing/rows-within';
import { wholeOf } from '../listing/units';
import { indexNumbers, variantsNumbered } from '../listing/variants-numbered';
import { type QueryLimits, readLimits, type Understood } from './limits';
import { compact, stem, stemsOf } from './normalise';
import { type NotSold, PageAnswers } from './page-answers';
import { type Ranked, Ranking } from './ranking';
import { type PageRecord, Records } from './records';
import type { SuggestAnswer, Suggestion } from './suggest-answer';
import { synonymsOf } from './synonyms';

/** The answer to a query. */
export type SearchResult = {
  /** Products: those that answer it, best first, and after them those that only come near. */
  hits: readonly IndexRow[];
  /** The number of hits that answer, where others follow them. */
  answering?: number;
  /** The query that was answered, when nothing answers the one that was typed. */
  correction?: string;
  /** The limits that were read in the query; the hits are within them. */
  limits?: readonly Understood[];
  /** Set when this is not sold. */
  notSold?: NotSold;
  /** Pages that answer what was asked. */
  pages?: readonly PageRecord[];
};

/** A query without its limits, and the records for it. */
type Answer = { limits: QueryLimits; ranked: Ranked; notSold?: NotSold };

const LONGEST_QUERY = 200;

/** Search over rows in their given order, which decides between equals. Pure: it runs in the worker, and in tests without one. */
export class Searcher {
  private readonly records: Records;
  private readonly ranking: Ranking;
  private readonly pages: PageAnswers;
  /** The names of all colors, once somebody wants none of one. */
  private colors: ReadonlySet<string> | undefined;

  constructor(
    private readonly rows: readonly IndexRow[],
    pages: readonly PageRecord[],
  ) {
    this.records = new Records(rows, pages);
    this.ranking = new Ranking(this.records);
    this.pages = new PageAnswers(this.records);
  }

  /**
   * Takes in records and then their words, for mistakes, for about `budgetMs`; true when all are in. A question before that takes in
   * the rest first.
   */
  build(budgetMs = Number.POSITIVE_INFINITY): boolean {
    if (!this.records.build(budgetMs)) return false;
    this.ranking.build();
    indexNumbers(this.rows);
    return true;
  }

  /** The products for a query, best first; with `literal`, those that answer it as typed. */
  search(query: string, { literal = false } = {}): SearchResult {
    this.records.build();
    if (literal) return { hits: this.rowsOf(this.ranking.rank(query.slice(0, LONGEST_QUERY), true).records) };
    const numbered = rowsNumbered(this.rows, query);
    if (numbered.length > 0) return { hits: numbered };
    const { limits, ranked, notSold } = this.answer(query);
    const { passes, list } = limits;
    const isAll = limits.words === '' && list.length > 0;
    const answers = isAll ? this.rows : this.rowsOf(ranked.records.subarray(0, ranked.answering));
    const best = limits.inOrder(answers.flatMap((row) => this.asked(row, limits, ranked) ?? []));
    const others = this.rowsOf(ranked.records.subarray(ranked.answering)).filter(passes);
    const hits = [...best, ...others];
    const pages = this.pages.answering(limits, ranked).filter(({ isLimit }) => !isLimit);
    return {
      hits,
      ...(others.length > 0 && { answering: best.length }),
      ...(ranked.correction !== undefined && hits.length > 0 && { correction: ranked.correction }),
      ...(list.length > 0 && { limits: list }),
      ...(notSold && { notSold }),
      ...(pages.length > 0 && { pages }),
    };
  }

  /** The products with an item number, id, variant number or barcode; a variant number fixes a choice. */
  findNumber(text: string): { row: IndexRow; choice: Choice }[] {
    this.records.build();
    if (!/^[\p{L}\p{N}]/u.test(text)) return [];
    const key = compact(text);
    const variants = [...variantsNumbered(this.rows, key)].flatMap(([row, choices]) =>
      [...choices].map((choice) => ({ row, choice })),
    );
    if (variants.length > 0) return variants;
    return this.rowsOf(Uint32Array.from(this.records.numbers.exact(key))).map((row) => ({ row, choice: {} }));
  }

  /** Pages and products for the rows under the search box, at most `limit` of them. */
  suggest(query: string, limit: number): SuggestAnswer {
    const numbered = rowsNumbered(this.rows, query);
    if (numbered.length > 0)
      return { suggestions: numbered.slice(0, limit).map((row) => this.suggested(row)), count: numbered.length };
    const { limits, ranked, notSold } = this.answer(query);
    const { records, answering, correction: guess } = ranked;
    const suggestions: Suggestion[] = [];
    const known = new Set<string>();
    const addPage = (page: PageRecord | undefined) => {
      if (!page || known.has(page.href) || suggestions.length >= limit) return;
      known.add(page.href);
      suggestions.push({ kind: 'page', ...page });
    };
    addPage(notSold?.nearest);
    if (answering === 0 || guess !== undefined) for (const page of this.pages.answering(limits, ranked)) addPage(page);
    const mostPages = Math.max(2, Math.floor(limit / 2));
    let count = 0;
    // A guess that keeps too little has no answers, and goods that come near in their place.
    for (const [index, record] of (answering > 0 ? records.subarray(0, answering) : records).entries()) {
      const page = this.records.pageOf(record);
      const found = this.records.rowOf(record);
      const row = found && this.asked(found, limits, ranked);
      if (page && limits.list.length === 0 && known.size < mostPages) addPage(page);
      if (!row) continue;
      if (index < answering) count += 1;
      if (suggestions.length < limit) suggestions.push(this.suggested(row));
    }
    return {
      suggestions,
      count,
      ...(guess !== undefined && { guess }),
      ...(notSold && { notSold: notSold.name }),
      ...(limits.list.length > 0 && { words: limits.words, limits: limits.list.map(({ text }) => text) }),
    };
  }

  private answer(query: string): Answer {
    this.records.build();
    const limits = readLimits(query.slice(0, LONGEST_QUERY), {
      isNoun: (word) => this.ranking.isNoun(word),
      bearing: (phrase, negation) => this.bearing(phrase, negation),
      areRestricted: (words) =>
        this.rowsOf(this.ranking.rank(words).records).some(({ card }) => card.states !== undefined),
    });
    const notSold = this.pages.notSold(limits.words);
    return { limits, ranked: this.ranking.rank(notSold ? '' : limits.words), ...(notSold && { notSold }) };
  }

  /** A test for rows that bear a phrase that is not wanted; for a color, only rows that come in no other one. */
  private bearing(phrase: string, negation: string): ((row: IndexRow) => boolean) | undefined {
    const stems = stemsOf(phrase);
    const joined = stem(`${negation}${stems.join('')}`);
    const isOneThing = synonymsOf(`${negation} ${stems.join(' ')}`).length > 0 || this.records.texts.has(joined);
    if (negation !== '' && isOneThing) return undefined;
    this.colors ??= new Set(this.rows.flatMap(({ colors }) => colors.map(({ name }) => name)));
    const unwanted = new Set([...this.colors].filter((name) => stems.every((word) => stemsOf(name).includes(word))));
    if (unwanted.size > 0) return ({ colors }) => colors.every(({ name }) => unwanted.has(name));
    const bearers = new Set([...this.ranking.bearing(phrase)].map((record) => this.records.rowOf(record)));
    return bearers.size > 0 ? (row) => bearers.has(wholeOf(row)) : undefined;
  }

  /** A row as far as a question asks for it; undefined where it does not. */
  private asked(row: IndexRow, { words, passes }: QueryLimits, { correction }: Ranked): IndexRow | undefined {
    return rowAsAsked(row, correction ?? words, passes);
  }

  private suggested(row: IndexRow): Suggestion {
    return { kind: 'product', card: cardOfVariant(row) };
  }

  private rowsOf(records: Uint32Array): IndexRow[] {
    return [...records].flatMap((record) => this.records.rowOf(record) ?? []);
  }
}
