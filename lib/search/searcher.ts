import type { IndexRow } from '../index/row';
import type { SuggestAnswer, Suggestion } from '../worker/protocol';
import { guessQuery } from './guess';
import { ItemNumbers } from './item-numbers';
import { Matcher, recordsOfAll } from './matcher';
import { NearWords } from './near-words';
import { compact, stem, tokenize } from './normalise';
import { type Field, TextIndex } from './text-index';

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

const FIELDS = {
  page: { key: 'page', weight: 10, head: 10, isName: true },
  name: { key: 'name', weight: 6, head: 10, isName: true },
  brand: { key: 'brand', weight: 8 },
  place: { key: 'place', weight: 8, head: 11 },
  item: { key: 'item', weight: 6 },
  category: { key: 'category', weight: 5 },
  color: { key: 'color', weight: 4 },
  size: { key: 'size', weight: 4 },
  line: { key: 'line', weight: 2 },
} satisfies Record<string, Field>;

const WHOLE_NAME = 2;
/** For a phrase that stands in the name: 'duty shirt' means a Duty Shirt more than a shirt from a maker called Vantage Duty. */
const ALL_IN_NAME = 3;
const ITEM_NUMBER = 100;
const ITEM_NUMBER_BEGUN = 5;
const BESTSELLER = 0.05;
const LONGEST_QUERY = 200;
const RECORDS_A_STEP = 32;
const RECENT = 16;
const ORDER_BITS = 2 ** 20;

type Found = { record: number; score: number };

/** Search over rows in their given order, which decides between equals. Pure: it runs in the worker, and in tests without one. */
export function createSearcher(rows: readonly IndexRow[], pages: readonly PageRecord[]): Searcher {
  const ways = pages.filter(({ href }, index) => pages.findIndex((other) => other.href === href) === index);
  const size = ways.length + rows.length;
  const texts = new TextIndex();
  const numbers = new ItemNumbers();
  const matcher = new Matcher(texts, numbers, size);
  let near: NearWords | undefined;
  const recent = new Map<string, Found[]>();
  let taken = 0;

  function take(record: number): void {
    const page = ways[record];
    if (page) return texts.add(record, FIELDS.page, page.name);
    const row = rows[record - ways.length];
    if (!row) return;
    const { card, placements, colors, lines } = row;
    texts.add(record, FIELDS.name, card.name);
    texts.add(record, FIELDS.brand, card.brand);
    if (card.model) texts.add(record, FIELDS.item, card.model);
    for (const { name, category } of placements) {
      texts.add(record, FIELDS.place, name);
      texts.add(record, FIELDS.category, category.replaceAll('_', ' '));
    }
    for (const { name } of colors) texts.add(record, FIELDS.color, name);
    for (const label of sizeTexts(row)) texts.add(record, FIELDS.size, label);
    for (const line of lines) texts.add(record, FIELDS.line, line);
    numbers.add(record, row);
  }

  function build(budgetMs = Number.POSITIVE_INFINITY): boolean {
    if (taken > size) return true;
    const end = performance.now() + budgetMs;
    while (taken < size) {
      for (let step = 0; step < RECORDS_A_STEP && taken < size; step += 1) take(taken++);
      if (performance.now() >= end) return false;
    }
    texts.finish();
    numbers.finish();
    taken = size + 1;
    return true;
  }

  /** The records that answer all words of the query, best first, equals in their order. The last few are kept: guessing asks again. */
  function find(query: string): Found[] {
    const known = recent.get(query);
    if (known) return known;
    if (recent.size >= RECENT) recent.clear();
    const found = findAnew(query);
    recent.set(query, found);
    return found;
  }

  function findAnew(query: string): Found[] {
    build();
    const tokens = tokenize(query.slice(0, LONGEST_QUERY));
    const results = matcher.match(tokens);
    const totals = new Float32Array(size);
    for (const record of recordsOfAll(results)) {
      let score = 0;
      let named = 0;
      for (const result of results) {
        score += result.score[record] ?? 0;
        named += result.named[record] ?? 0;
      }
      const words = texts.nameSize[record] ?? 1;
      const phrase = results.length > 1 ? (ALL_IN_NAME * named) / results.length : 0;
      const popular = rows[record - ways.length]?.isBestseller ? BESTSELLER : 0;
      totals[record] = score / results.length + (WHOLE_NAME * Math.min(named, words)) / words + phrase + popular;
    }
    raiseItemNumbers(query, tokens.map(({ raw }) => raw), totals);
    return sortFound(totals);
  }

  /** A query that is an item number, or names one among other words that fit, puts that product first. */
  function raiseItemNumbers(query: string, words: readonly string[], totals: Float32Array): void {
    const raise = (record: number, by: number) => {
      totals[record] = (totals[record] ?? 0) + by;
    };
    const whole = new Set([compact(query), words.join('')]);
    const exact = new Set([...whole].flatMap((number) => numbers.get(number)));
    for (let start = 0; start < words.length; start += 1) {
      for (let length = 1; length <= 3 && start + length <= words.length; length += 1) {
        const number = words.slice(start, start + length).join('');
        if (!/\d/.test(number) || number.length < 3) continue;
        for (const record of numbers.get(number)) if ((totals[record] ?? 0) > 0) exact.add(record);
      }
    }
    for (const record of exact) raise(record, ITEM_NUMBER);
    const begun = new Set([...whole].flatMap((number) => numbers.begunWith(number)));
    for (const record of begun) if (!exact.has(record)) raise(record, ITEM_NUMBER_BEGUN);
  }

  const isRow = ({ record }: Found) => record >= ways.length;

  function guess(query: string): string | undefined {
    near ??= new NearWords(texts);
    const finder = near;
    return guessQuery(
      query,
      (other) => find(other)[0]?.score ?? 0,
      (word, isLast) => matcher.match(tokenize(word)).every(({ isEmpty }) => !isEmpty) || (tokenize(word).length === 0 && !isLast),
      (word, isLast) => (texts.has(stem(word)) ? [] : finder.find(word, isLast)),
    );
  }

  return {
    build,

    search(query, { literal = false } = {}) {
      const toHits = (found: readonly Found[]) =>
        found.filter(isRow).flatMap(({ record, score }): SearchHit[] => {
          const row = rows[record - ways.length];
          return row ? [{ row, score }] : [];
        });
      const hits = toHits(find(query));
      if (hits.length > 0 || literal) return { hits };
      const correction = guess(query);
      const corrected = correction === undefined ? [] : toHits(find(correction));
      return correction !== undefined && corrected.length > 0 ? { hits: corrected, correction } : { hits };
    },

    suggest(query, limit) {
      const literal = find(query);
      const meant = literal.length > 0 ? undefined : guess(query);
      const found = meant === undefined ? literal : find(meant);
      const suggestions: Suggestion[] = [];
      let room = Math.max(2, Math.floor(limit / 2));
      for (const { record } of found) {
        if (suggestions.length >= limit) break;
        const page = ways[record];
        const row = rows[record - ways.length];
        if (page && room > 0) {
          room -= 1;
          suggestions.push({ kind: 'page', ...page });
        } else if (row) suggestions.push({ kind: 'product', card: row.card });
      }
      return { suggestions, count: found.filter(isRow).length, ...(meant !== undefined && { guess: meant }) };
    },
  };
}

/** Sizes with the names of their measures, so that 'waist 44' is found as it is said. */
function sizeTexts({ sizes }: IndexRow): readonly string[] {
  switch (sizes.system) {
    case 'none':
      return [];
    case 'waist-length':
      return ['waist', 'length', ...sizes.waists, ...sizes.lengths];
    case 'men-sleeve':
      return ['sleeve', ...sizes.men, ...sizes.sleeves];
    default:
      return sizes.labels;
  }
}

/** Sorted as plain numbers, score before place: objects and a comparison take ten times as long at 20,000. */
function sortFound(totals: Float32Array): Found[] {
  const keys = new Float64Array(totals.length);
  let count = 0;
  for (let record = 0; record < totals.length; record += 1) {
    const score = totals[record] ?? 0;
    if (score > 0) keys[count++] = Math.round(score * 1000) * ORDER_BITS + (ORDER_BITS - 1 - record);
  }
  const sorted = keys.subarray(0, count).sort();
  const found: Found[] = [];
  for (let index = count - 1; index >= 0; index -= 1) {
    const key = sorted[index] ?? 0;
    found.push({ record: ORDER_BITS - 1 - (key % ORDER_BITS), score: Math.floor(key / ORDER_BITS) / 1000 });
  }
  return found;
}
