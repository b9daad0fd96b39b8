import { isPriced } from '../catalogue/price';
import type { IndexRow } from '../index/row';
import { sortFound } from './found';
import { guessQuery } from './guess';
import { type QueryLimits, readLimits, type Understood } from './limits';
import { NearWords } from './near-words';
import { compact, isIgnored, stem, stemsOf } from './normalise';
import { askedPages, isNotSoldWord, type NotSold, PageAnswers } from './page-answers';
import { Ranking } from './ranking';
import { type PageRecord, Records } from './records';
import type { SuggestAnswer, Suggestion } from './suggest-answer';
import { synonymsOf } from './synonyms';

/** The answer to a query, the products that answer it best first. */
export type SearchResult = {
  hits: readonly IndexRow[];
  /** The query that was answered, when nothing answers the one that was typed. */
  correction?: string;
  /** The limits that were read in the query; the hits are within them. */
  limits?: readonly Understood[];
  /** Set when this is not sold. */
  notSold?: NotSold;
  /** Pages that answer what was asked. */
  pages?: readonly PageRecord[];
};

/** A word or phrase of a text as search reads it. */
export type ReadWord = {
  /** The words as singulars, small, joined by blanks. */
  words: string;
  /** Whether it names goods. */
  isNoun: boolean;
  /** The fit to a product: 0 for none, about 2 where a line mentions the word, above 4 in its name, maker or place. */
  fits: (row: IndexRow) => number;
};

/** A query without its limits, the records that answer it, best first, and the guess that was made. */
type Answer = { limits: QueryLimits; found: Uint32Array; guess?: string; notSold?: NotSold };

const LONGEST_QUERY = 200;
const REMEMBERED = 12;

/** Search over rows in their given order, which decides between equals. Pure: it runs in the worker, and in tests without one. */
export class Searcher {
  private readonly records: Records;
  private readonly ranking: Ranking;
  private readonly remembered = new Map<string, Uint32Array>();
  private readonly near: NearWords;
  private readonly pages: PageAnswers;

  constructor(
    private readonly rows: readonly IndexRow[],
    pages: readonly PageRecord[],
  ) {
    this.records = new Records(rows, pages);
    this.ranking = new Ranking(this.records);
    this.near = new NearWords(this.records.texts);
    this.pages = new PageAnswers(this.records);
  }

  /**
   * Takes in records and then their words, for mistakes, for about `budgetMs`; true when all are in. A question before that takes in
   * the rest first.
   */
  build(budgetMs = Number.POSITIVE_INFINITY): boolean {
    if (!this.records.build(budgetMs)) return false;
    this.near.build();
    return true;
  }

  /** The products that answer a query, best first; with `literal`, as typed or not at all. */
  search(query: string, { literal = false } = {}): SearchResult {
    if (literal) return { hits: this.toHits(this.find(query)) };
    const { limits, found, guess, notSold } = this.answer(query);
    const hits = limits.words === '' && limits.list.length > 0 ? this.rows : this.toHits(found);
    const pages = this.pages.answering(limits, found, guess).filter(({ isLimit }) => !isLimit);
    return {
      hits: inOrder(hits.filter(limits.passes), limits),
      ...(guess !== undefined && hits.length > 0 && { correction: guess }),
      ...(limits.list.length > 0 && { limits: limits.list }),
      ...(notSold && { notSold }),
      ...(pages.length > 0 && { pages }),
    };
  }

  /** The products with exactly this item number, whatever its blanks and hyphens: an id, a model number, either after its maker's name, or the digits in a model number. */
  numbered(number: string): IndexRow[] {
    this.records.build();
    return this.records.numbers.get(compact(number)).flatMap((record) => this.records.rowOf(record) ?? []);
  }

  /** The words of a text, one by one. */
  read(text: string): ReadWord[] {
    this.records.build();
    return this.ranking.read(text.slice(0, LONGEST_QUERY)).map(({ tokens, isNoun, scores }) => ({
      words: tokens.map(({ stem: singular }) => singular).join(' '),
      isNoun,
      fits: (row) => scores.score[this.records.recordOf(row) ?? -1] ?? 0,
    }));
  }

  /** The probable meaning of words that no product answers together; undefined where some does, or nothing is near. */
  corrected(words: string): string | undefined {
    const query = words.slice(0, LONGEST_QUERY);
    return this.find(query).length > 0 ? undefined : this.guess(query);
  }

  /** Pages and products for the rows under the search box, at most `limit` of them. */
  suggest(query: string, limit: number): SuggestAnswer {
    const { limits, found, guess, notSold: anyNotSold } = this.answer(query);
    // A word that is being typed answers nothing before it is whole: only what the owner lists is not sold here.
    const notSold = anyNotSold?.isListed ? anyNotSold : undefined;
    const suggestions: Suggestion[] = [];
    const known = new Set<string>();
    const addPage = (page: PageRecord | undefined) => {
      if (!page || known.has(page.href) || suggestions.length >= limit) return;
      known.add(page.href);
      suggestions.push({ kind: 'page', ...page });
    };
    addPage(notSold?.nearest);
    if (found.length === 0 || guess !== undefined) {
      for (const page of this.pages.answering(limits, found, guess)) addPage(page);
    }
    const mostPages = Math.max(2, Math.floor(limit / 2));
    let count = 0;
    for (const record of found) {
      const page = this.records.pageOf(record);
      const row = this.records.rowOf(record);
      if (page && limits.list.length === 0 && known.size < mostPages) addPage(page);
      if (!row || !limits.passes(row)) continue;
      count += 1;
      if (suggestions.length < limit) suggestions.push({ kind: 'product', card: row.card });
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
    const limits = this.limitsOf(query.slice(0, LONGEST_QUERY));
    const { words } = limits;
    const none = { limits, found: this.find('') };
    const notSold = this.pages.notSold(words);
    if (notSold) return { ...none, notSold };
    const found = this.find(words);
    if (found.length > 0 || words === '') return { limits, found };
    const guess = this.guess(words);
    if (guess !== undefined) return { limits, found: this.find(guess), guess };
    const notFound = this.notFound(words);
    return { ...none, ...(notFound && { notSold: notFound }) };
  }

  private limitsOf(query: string): QueryLimits {
    this.records.build();
    return readLimits(query, {
      isNoun: (word) => this.ranking.isNoun(word),
      bearing: (phrase, negation) => this.bearing(phrase, negation),
    });
  }

  /** A test for rows that bear a phrase that is not wanted; for a color, only rows that come in no other one. */
  private bearing(phrase: string, negation: string): ((row: IndexRow) => boolean) | undefined {
    const stems = stemsOf(phrase);
    const joined = stem(`${negation}${stems.join('')}`);
    if (synonymsOf(`${negation} ${stems.join(' ')}`).length > 0 || this.records.texts.has(joined)) return undefined;
    const known = new Map<string, boolean>();
    const isColor = (name: string) => {
      const is = known.get(name) ?? stems.every((word) => stemsOf(name).includes(word));
      known.set(name, is);
      return is;
    };
    const places = this.ranking.bearing(phrase);
    const bearers = new Set([...places].map((record) => this.records.rowOf(record)));
    if (this.rows.some(({ colors }) => colors.some(({ name }) => isColor(name)))) {
      return ({ colors }) => colors.every(({ name }) => isColor(name));
    }
    return bearers.size > 0 ? (row) => bearers.has(row) : undefined;
  }

  /** Words that nothing answers are not sold either, unless they are a number, or a page answers them; near is what answers some. */
  private notFound(words: string): NotSold | undefined {
    if (/\d/.test(words) || !/\p{L}{3}/u.test(words) || askedPages(words).length > 0) return undefined;
    const known = words.split(' ').filter((word) => !isIgnored(word) && this.ranking.isKnown(word));
    const [first] = this.toHits(this.find(known.join(' ')));
    return { name: words, ...this.pages.nearestTo(first) };
  }

  /** The records that answer all words of the query, best first. The last answers are kept: guessing asks for them again. */
  private find(query: string): Uint32Array {
    this.records.build();
    const known = this.remembered.get(query);
    if (known) return known;
    if (this.remembered.size >= REMEMBERED) this.remembered.clear();
    const found = sortFound(this.ranking.rank(query.slice(0, LONGEST_QUERY)));
    this.remembered.set(query, found);
    return found;
  }

  private guess(query: string): string | undefined {
    const { texts } = this.records;
    const isOwn = (word: string) => isIgnored(word) || isNotSoldWord(word) || synonymsOf(word).length > 0;
    return guessQuery(query, {
      judge: (other) => this.ranking.rank(other).reduce((best, score) => Math.max(best, score), 0),
      isKnown: (word) => isIgnored(word) || this.ranking.isKnown(word),
      isTelling: (word) => !isIgnored(word) && this.ranking.isTelling(word),
      near: (word, isLast) => (isOwn(stem(word)) || texts.has(stem(word)) ? [] : this.near.find(word, isLast)),
      relax: (words) => this.ranking.relax(words),
    });
  }

  private toHits(records: Uint32Array): IndexRow[] {
    return [...records].flatMap((record) => this.records.rowOf(record) ?? []);
  }
}

/** Goods without a price come last where a limit to it was asked for. */
function inOrder(rows: readonly IndexRow[], { isPriced: byPrice }: QueryLimits): readonly IndexRow[] {
  if (!byPrice) return rows;
  return [...rows.filter(({ card }) => isPriced(card)), ...rows.filter(({ card }) => !isPriced(card))];
}
