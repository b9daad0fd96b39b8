import { Matcher, recordsOfAll, type TextMatch } from './matcher';
import { beforeTail, compact, tokenize } from './normalise';
import type { Records } from './records';
import type { Scores } from './text-index';

const WHOLE_NAME = 2;
/** 'duty shirt' means a Duty Shirt more than a shirt from a maker called Vantage Duty, or a heavy-duty polo shirt. */
const ALL_IN_NAME = 3;
const IN_ONE_PIECE = 2;
const BESTSELLER = 0.05;
const ITEM_NUMBER = 100;
const ITEM_NUMBER_BEGUN = 5;
/** The score from which on a word stands in a name, a maker or a place, and not in a line about the goods. */
const NAMED = 4.2;
/** The score from which on a word is the noun of a name or of a subcategory. */
const CALLED = 6.2;

function sum(results: readonly Scores[], record: number, key: 'score' | 'named'): number {
  let total = 0;
  for (const result of results) total += result[key][record] ?? 0;
  return total;
}

/** The words of a question, with the one that names the goods. */
type Parsed = { matches: readonly TextMatch[]; noun: TextMatch | undefined };

/** The ranking of records by how well they answer a query. */
export class Ranking {
  private readonly matcher: Matcher;

  constructor(private readonly records: Records) {
    this.matcher = new Matcher(records.texts, records.numbers, records.size);
  }

  /**
   * The score of every record, 0 for those that do not answer all words. The noun stays: goods that only mention it, such as a
   * spray with a belt clip holster, do not answer 'holster' where others are called so, nor 'gun holster' at all.
   */
  rank(query: string): Float32Array {
    const totals = new Float32Array(this.records.size);
    const tokens = tokenize(query);
    if (tokens.length === 0) return totals;
    const { matches, noun } = this.parse(query);
    const results = matches.map(({ scores }) => scores);
    const phrase = ` ${tokens.map(({ stem }) => stem).join(' ')}`;
    for (const record of this.keepNoun(recordsOfAll(results), noun, results)) {
      const score = sum(results, record, 'score');
      const named = sum(results, record, 'named');
      const popular = this.records.rowOf(record)?.isBestseller ? BESTSELLER : 0;
      totals[record] = score / results.length + this.nameBonus(record, named, results.length, phrase) + popular;
    }
    const words = tokens.map(({ raw }) => raw);
    this.raiseItemNumbers(new Set([compact(query), words.join('')]), words, totals);
    return totals;
  }

  /** The words and phrases of a text, each with the records that answer it. */
  read(text: string): readonly TextMatch[] {
    return this.matcher.match(tokenize(text));
  }

  /** Whether a record answers this word by itself. */
  isKnown(word: string): boolean {
    return this.matcher.match(tokenize(word)).every(({ scores }) => !scores.isEmpty);
  }

  /** Whether a word names goods of the catalogue. */
  isNoun(word: string): boolean {
    return this.matcher.isNoun(tokenize(word));
  }

  /** Whether a word names goods, or is part of a name, a maker or a number: enough to go by. */
  isTelling(word: string): boolean {
    const matches = this.matcher.match(tokenize(word));
    return matches.every(
      ({ isNoun, scores }) => isNoun || scores.records.some((record) => (scores.score[record] ?? 0) > NAMED),
    );
  }

  /** The places of the records that bear these words, whole or under another name of the same thing. */
  bearing(phrase: string): ReadonlySet<number> {
    return new Set(this.matcher.bearing(tokenize(phrase)).records);
  }

  /** The words of a question that nothing answers in full which some goods answer together, the noun always among them. */
  relax(query: string): ReadonlySet<string> {
    const { matches, noun } = this.parse(query);
    const known = matches.filter(({ scores }) => !scores.isEmpty);
    const base = noun ? [noun] : known;
    const rows = new Set(
      base.flatMap(({ scores }) =>
        scores.records.filter((record) => this.records.rowOf(record) && (scores.score[record] ?? 0) > NAMED),
      ),
    );
    const kept = bestCover(known, rows);
    return new Set(kept.flatMap(({ tokens }) => tokens.map(({ raw }) => raw)));
  }

  /** The noun is the last word that names goods before 'with' and 'for', or else anywhere. */
  private parse(query: string): Parsed {
    const matches = this.matcher.match(tokenize(query));
    const most = tokenize(beforeTail(query)).length;
    let at = 0;
    const main = matches.filter(({ tokens }) => {
      at += tokens.length;
      return at <= most;
    });
    const isNoun = (match: TextMatch) => match.isNoun;
    return { matches, noun: main.findLast(isNoun) ?? matches.findLast(isNoun) };
  }

  /** Records that are called by the noun; else those that have it in their name, as 'Stun Gun with LED Flashlight' has. */
  private keepNoun(
    records: readonly number[],
    noun: TextMatch | undefined,
    results: readonly Scores[],
  ): readonly number[] {
    if (!noun) return records;
    const isPage = (record: number) => this.records.pageOf(record) !== undefined;
    const isAllInName = (record: number) => results.length > 1 && sum(results, record, 'named') >= results.length;
    const above = (least: number) =>
      records.filter(
        (record) =>
          isPage(record) || (noun.scores.score[record] ?? 0) > least || (least > NAMED && isAllInName(record)),
      );
    const called = above(CALLED);
    if (!called.every(isPage)) return this.withNeighbors(called, above(NAMED));
    const named = above(NAMED);
    return results.length > 1 || !named.every(isPage) ? named : records;
  }

  /** Records called by the noun, and named ones that stand where such goods stand: polo shirts, but no handcuff keys. */
  private withNeighbors(called: readonly number[], named: readonly number[]): readonly number[] {
    if (named.length === called.length) return called;
    const { placesOf } = this.records;
    const own = new Set(called);
    const places = new Set<number>();
    for (const record of called) for (const place of placesOf[record] ?? []) places.add(place);
    return named.filter((record) => own.has(record) || placesOf[record]?.some((place) => places.has(place)));
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
    // A word by itself, such as '511', is not the beginning of a number.
    const begun = new Set(
      [...whole].flatMap((number) => (this.records.texts.has(number) ? [] : numbers.begunWith(number))),
    );
    for (const record of exact) totals[record] = (totals[record] ?? 0) + ITEM_NUMBER;
    for (const record of begun) if (!exact.has(record)) totals[record] = (totals[record] ?? 0) + ITEM_NUMBER_BEGUN;
  }
}

/** The score from which on a word is more than mentioned in a line: it is the goods' color or size, or in their name. */
const MORE_THAN_MENTIONED = 3;

/** The most words that one of these records answers by more than a mention; of as many, those that it answers best. */
function bestCover(matches: readonly TextMatch[], records: Iterable<number>): readonly TextMatch[] {
  let best: { count: number; score: number; record: number } | undefined;
  for (const record of records) {
    let count = 0;
    let score = 0;
    for (const { scores } of matches) {
      const own = scores.score[record] ?? 0;
      if (own < MORE_THAN_MENTIONED) continue;
      count += 1;
      score += own;
    }
    if (!best || count > best.count || (count === best.count && score > best.score)) best = { count, score, record };
  }
  return best ? matches.filter(({ scores }) => (scores.score[best.record] ?? 0) >= MORE_THAN_MENTIONED) : [];
}
