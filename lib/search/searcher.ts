import type { IndexRow } from '../index/row';
import type { SuggestAnswer, Suggestion } from '../worker/protocol';
import { type Found, sortFound } from './found';
import { guessQuery } from './guess';
import { ItemNumbers } from './item-numbers';
import { Matcher, recordsOfAll } from './matcher';
import { NearWords } from './near-words';
import { compact, isIgnored, stem, tokenize } from './normalise';
import { readPage, readRow } from './records';
import { TextIndex } from './text-index';

export type SearchHit = { row: IndexRow; score: number };
export type SearchResult = {
  hits: SearchHit[];
  /** The query that was answered, when nothing answers the one that was typed. */
  correction?: string;
};
export type PageRecord = { name: string; href: string };

export type Searcher = {
  /** Takes in records for about `budgetMs`; true when all are in. A question before that takes in the rest first. */
  build: (budgetMs?: number) => boolean;
  /** The products that answer a query, best first; with `literal`, as typed or not at all. */
  search: (query: string, options?: { literal?: boolean }) => SearchResult;
  /** Pages and products for the rows under the search box, at most `limit` of them. */
  suggest: (query: string, limit: number) => SuggestAnswer;
};

const WHOLE_NAME = 2;
/** 'duty shirt' means a Duty Shirt more than a shirt from a maker called Vantage Duty, or a heavy-duty polo shirt. */
const ALL_IN_NAME = 3;
const IN_ONE_PIECE = 2;
const BESTSELLER = 0.05;
const ITEM_NUMBER = 100;
const ITEM_NUMBER_BEGUN = 5;
const LONGEST_QUERY = 200;
const RECORDS_A_STEP = 32;
const REMEMBERED = 6;

/** Search over rows in their given order, which decides between equals. Pure: it runs in the worker, and in tests without one. */
export function createSearcher(rows: readonly IndexRow[], pages: readonly PageRecord[]): Searcher {
  const ways = pages.filter(({ href }, index) => pages.findIndex((other) => other.href === href) === index);
  const size = ways.length + rows.length;
  const texts = new TextIndex();
  const numbers = new ItemNumbers();
  const matcher = new Matcher(texts, numbers, size);
  const remembered = new Map<string, Found>();
  let near: NearWords | undefined;
  let taken = 0;
  let isReady = false;

  const rowOf = (record: number) => rows[record - ways.length];

  function take(record: number): void {
    const page = ways[record];
    const row = rowOf(record);
    if (page) readPage(texts, record, page.name);
    if (!row) return;
    readRow(texts, record, row);
    numbers.add(record, row);
  }

  function build(budgetMs = Number.POSITIVE_INFINITY): boolean {
    const end = performance.now() + budgetMs;
    while (taken < size) {
      for (let step = 0; step < RECORDS_A_STEP && taken < size; step += 1) take(taken++);
      if (taken < size && performance.now() >= end) return false;
    }
    if (!isReady) {
      texts.finish();
      numbers.finish();
    }
    isReady = true;
    return true;
  }

  /** The records that answer all words of the query, best first. The last answers are kept: guessing asks for them again. */
  function find(query: string): Found {
    build();
    const known = remembered.get(query);
    if (known) return known;
    if (remembered.size >= REMEMBERED) remembered.clear();
    const found = sortFound(rank(query.slice(0, LONGEST_QUERY)));
    remembered.set(query, found);
    return found;
  }

  function rank(query: string): Float32Array {
    const totals = new Float32Array(size);
    const tokens = tokenize(query);
    if (tokens.length === 0) return totals;
    const results = matcher.match(tokens);
    const phrase = ` ${tokens.map(({ stem: singular }) => singular).join(' ')}`;
    for (const record of recordsOfAll(results)) {
      let score = 0;
      let named = 0;
      for (const result of results) {
        score += result.score[record] ?? 0;
        named += result.named[record] ?? 0;
      }
      const popular = rowOf(record)?.isBestseller ? BESTSELLER : 0;
      totals[record] = score / results.length + nameBonus(record, named, results.length, phrase) + popular;
    }
    const words = tokens.map(({ raw }) => raw);
    raiseItemNumbers(new Set([compact(query), words.join('')]), words, totals);
    return totals;
  }

  /** The more of the name is asked for, and the more of the question stands in the name, and in one piece, the better. */
  function nameBonus(record: number, named: number, parts: number, phrase: string): number {
    const words = texts.nameSize[record] ?? 1;
    const whole = (WHOLE_NAME * Math.min(named, words)) / words;
    if (parts === 1) return whole;
    return whole + (ALL_IN_NAME * named) / parts + (texts.nameOf[record]?.includes(phrase) ? IN_ONE_PIECE : 0);
  }

  /** A query that is an item number, or names one among other words that fit, puts that product first. */
  function raiseItemNumbers(whole: ReadonlySet<string>, words: readonly string[], totals: Float32Array): void {
    const exact = new Set([...whole].flatMap((number) => numbers.get(number)));
    for (let start = 0; start < words.length; start += 1) {
      for (let length = 1; length <= 3 && start + length <= words.length; length += 1) {
        const number = words.slice(start, start + length).join('');
        if (!/\d/.test(number) || number.length < 3) continue;
        for (const record of numbers.get(number)) if ((totals[record] ?? 0) > 0) exact.add(record);
      }
    }
    const begun = new Set([...whole].flatMap((number) => numbers.begunWith(number)));
    for (const record of exact) totals[record] = (totals[record] ?? 0) + ITEM_NUMBER;
    for (const record of begun) if (!exact.has(record)) totals[record] = (totals[record] ?? 0) + ITEM_NUMBER_BEGUN;
  }

  function guess(query: string): string | undefined {
    near ??= new NearWords(texts);
    const words = near;
    return guessQuery(query.slice(0, LONGEST_QUERY), {
      judge: (other) => {
        const { records, scores } = find(other);
        return scores[records[0] ?? size] ?? 0;
      },
      isKnown: (word) => isIgnored(word) || matcher.match(tokenize(word)).every(({ isEmpty }) => !isEmpty),
      near: (word, isLast) => (isIgnored(word) || texts.has(stem(word)) ? [] : words.find(word, isLast)),
    });
  }

  function toHits({ records, scores }: Found): SearchHit[] {
    const hits: SearchHit[] = [];
    for (const record of records) {
      const row = rowOf(record);
      if (row) hits.push({ row, score: scores[record] ?? 0 });
    }
    return hits;
  }

  return {
    build,

    search(query, { literal = false } = {}) {
      const typed = toHits(find(query));
      const correction = typed.length > 0 || literal ? undefined : guess(query);
      if (correction === undefined) return { hits: typed };
      const hits = toHits(find(correction));
      return hits.length > 0 ? { hits, correction } : { hits };
    },

    suggest(query, limit) {
      const typed = find(query);
      const meant = typed.records.length > 0 ? undefined : guess(query);
      const { records } = meant === undefined ? typed : find(meant);
      const suggestions: Suggestion[] = [];
      let count = 0;
      let roomForPages = Math.max(2, Math.floor(limit / 2));
      for (const record of records) {
        const page = ways[record];
        const row = rowOf(record);
        if (row) count += 1;
        if (suggestions.length >= limit) continue;
        if (row) suggestions.push({ kind: 'product', card: row.card });
        else if (page && roomForPages > 0) {
          roomForPages -= 1;
          suggestions.push({ kind: 'page', ...page });
        }
      }
      return { suggestions, count, ...(meant !== undefined && { guess: meant }) };
    },
  };
}
