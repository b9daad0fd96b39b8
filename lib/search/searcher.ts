import type { IndexRow } from '../index/row';
import { type Found, sortFound } from './found';
import { guessQuery } from './guess';
import { NearWords } from './near-words';
import { isIgnored, stem } from './normalise';
import { Ranking } from './ranking';
import { type PageRecord, Records } from './records';
import type { SuggestAnswer, Suggestion } from './suggest-answer';

export type SearchHit = { row: IndexRow; score: number };
export type SearchResult = {
  hits: SearchHit[];
  /** The query that was answered, when nothing answers the one that was typed. */
  correction?: string;
  /** Set when this is not sold: the page nearest to it, where there is one. */
  notSold?: { nearest?: PageRecord };
};

const LONGEST_QUERY = 200;
const REMEMBERED = 6;

/** Search over rows in their given order, which decides between equals. Pure: it runs in the worker, and in tests without one. */
export class Searcher {
  private readonly records: Records;
  private readonly ranking: Ranking;
  private readonly remembered = new Map<string, Found>();
  private readonly near: NearWords;

  constructor(rows: readonly IndexRow[], pages: readonly PageRecord[]) {
    this.records = new Records(rows, pages);
    this.ranking = new Ranking(this.records);
    this.near = new NearWords(this.records.texts);
  }

  /**
   * Takes in records and then their words, for mistakes, for about `budgetMs`; true when all are in. A question before that takes in
   * the rest of the records first, a mistyped one also the rest of the words.
   */
  build(budgetMs = Number.POSITIVE_INFINITY): boolean {
    const end = performance.now() + budgetMs;
    return this.records.build(budgetMs) && this.near.build(end);
  }

  /** The products that answer a query, best first; with `literal`, as typed or not at all. */
  search(query: string, { literal = false } = {}): SearchResult {
    const typed = this.toHits(this.find(query));
    const correction = typed.length > 0 || literal ? undefined : this.guess(query);
    if (correction === undefined) return { hits: typed };
    const hits = this.toHits(this.find(correction));
    return hits.length > 0 ? { hits, correction } : { hits };
  }

  /** Pages and products for the rows under the search box, at most `limit` of them. */
  suggest(query: string, limit: number): SuggestAnswer {
    const typed = this.find(query);
    const meant = typed.records.length > 0 ? undefined : this.guess(query);
    const { records } = meant === undefined ? typed : this.find(meant);
    const suggestions: Suggestion[] = [];
    let count = 0;
    let roomForPages = Math.max(2, Math.floor(limit / 2));
    for (const record of records) {
      const page = this.records.pageOf(record);
      const row = this.records.rowOf(record);
      if (row) count += 1;
      if (suggestions.length >= limit) continue;
      if (row) suggestions.push({ kind: 'product', card: row.card });
      else if (page && roomForPages > 0) {
        roomForPages -= 1;
        suggestions.push({ kind: 'page', ...page });
      }
    }
    return { suggestions, count, ...(meant !== undefined && { guess: meant }) };
  }

  /** The records that answer all words of the query, best first. The last answers are kept: guessing asks for them again. */
  private find(query: string): Found {
    this.records.build();
    const known = this.remembered.get(query);
    if (known) return known;
    if (this.remembered.size >= REMEMBERED) this.remembered.clear();
    const found = sortFound(this.ranking.rank(query.slice(0, LONGEST_QUERY)));
    this.remembered.set(query, found);
    return found;
  }

  private guess(query: string): string | undefined {
    const { texts, size } = this.records;
    this.near.build();
    return guessQuery(query.slice(0, LONGEST_QUERY), {
      judge: (other) => {
        const { records, scores } = this.find(other);
        return scores[records[0] ?? size] ?? 0;
      },
      isKnown: (word) => isIgnored(word) || this.ranking.isKnown(word),
      near: (word, isLast) => (isIgnored(word) || texts.has(stem(word)) ? [] : this.near.find(word, isLast)),
    });
  }

  private toHits({ records, scores }: Found): SearchHit[] {
    const hits: SearchHit[] = [];
    for (const record of records) {
      const row = this.records.rowOf(record);
      if (row) hits.push({ row, score: scores[record] ?? 0 });
    }
    return hits;
  }
}
