import { Matcher, recordsOfAll } from './matcher';
import { compact, tokenize } from './normalise';
import type { Records } from './records';

const WHOLE_NAME = 2;
/** 'duty shirt' means a Duty Shirt more than a shirt from a maker called Vantage Duty, or a heavy-duty polo shirt. */
const ALL_IN_NAME = 3;
const IN_ONE_PIECE = 2;
const BESTSELLER = 0.05;
const ITEM_NUMBER = 100;
const ITEM_NUMBER_BEGUN = 5;

/** How well each record answers a query. */
export class Ranking {
  private readonly matcher: Matcher;

  constructor(private readonly records: Records) {
    this.matcher = new Matcher(records.texts, records.numbers, records.size);
  }

  /** The score of every record, 0 for those that do not answer all words. */
  rank(query: string): Float32Array {
    const totals = new Float32Array(this.records.size);
    const tokens = tokenize(query);
    if (tokens.length === 0) return totals;
    const results = this.matcher.match(tokens);
    const phrase = ` ${tokens.map(({ stem }) => stem).join(' ')}`;
    for (const record of recordsOfAll(results)) {
      let score = 0;
      let named = 0;
      for (const result of results) {
        score += result.score[record] ?? 0;
        named += result.named[record] ?? 0;
      }
      const popular = this.records.rowOf(record)?.isBestseller ? BESTSELLER : 0;
      totals[record] = score / results.length + this.nameBonus(record, named, results.length, phrase) + popular;
    }
    const words = tokens.map(({ raw }) => raw);
    this.raiseItemNumbers(new Set([compact(query), words.join('')]), words, totals);
    return totals;
  }

  /** Whether anything answers this word by itself. */
  isKnown(word: string): boolean {
    return this.matcher.match(tokenize(word)).every(({ isEmpty }) => !isEmpty);
  }

  /** The more of the name is asked for, and the more of the question stands in the name, and in one piece, the better. */
  private nameBonus(record: number, named: number, parts: number, phrase: string): number {
    const { nameSize, nameOf } = this.records.texts;
    const words = nameSize[record] ?? 1;
    const whole = (WHOLE_NAME * Math.min(named, words)) / words;
    if (parts === 1) return whole;
    return whole + (ALL_IN_NAME * named) / parts + (nameOf[record]?.includes(phrase) ? IN_ONE_PIECE : 0);
  }

  /** A query that is an item number, or names one among other words that fit, puts that product first. */
  private raiseItemNumbers(whole: ReadonlySet<string>, words: readonly string[], totals: Float32Array): void {
    const { numbers } = this.records;
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
}
