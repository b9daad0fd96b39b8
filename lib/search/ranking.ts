import { sortFound } from './found';
import { Matcher, recordsOfAll, type TextMatch } from './matcher';
import { NearWords } from './near-words';
import { beforeTail, isDescription, isOrdinary, tokenize } from './normalise';
import type { Records } from './records';
import { STATED } from './text-index';

/** The points of a record whose number is named, and of one that answers all words. */
const NUMBERED = 200;
const ANSWERS = 50;
/** The most points for the words of a query, of which each gives its share. */
const ALL_WORDS = 10;
const WHOLE_NAME = 2;
/** 'duty shirt' means a Duty Shirt more than a shirt from a maker called Vantage Duty, or a heavy-duty polo shirt. */
const ALL_IN_NAME = 3;
const BESTSELLER = 0.05;
/** The points of goods that are called by the noun where nothing answers all words: in talk, the noun may be another one. */
const OF_KIND = 10;
const OF_KIND_IN_TALK = 1;
/** The share of the best record's points from which on others answer beside it. */
const CLOSE = 0.8;
/** The points of a record that fills up a page beside those that answer, for one word, which its name has to have, and for more; and where none answers all words. */
const FILLS_ONE = 6;
const FILLS = 3;
const LEAST = 0.5;
const MOST_FILLED = 12;
/** The score from which on a word stands in a name, a maker or a place, and from which on it is the noun of one. */
const NAMED = 4.2;
const CALLED = 6.2;
const FULL = 11;
/** The weight of ordinary words, of nouns and of words that nothing bears, beside that of others as rare. */
const ORDINARY = 0.15;
const NOUN = 1.5;
const UNKNOWN = 0.3;
/** The number of words up to which the last one is the noun, and from which on a query is talk. */
const SHORT = 2;
const TALK = 5;

/** A word of a query with its weight: the rarer it is, and the more it tells, the more. */
type Weighed = TextMatch & { weight: number; isOrdinary: boolean };

/** A query as it is ranked: its telling words, those of its words that something bears, and the one that names the goods. */
type Reading = {
  query: string;
  telling: readonly Weighed[];
  all: readonly Weighed[];
  known: readonly Weighed[];
  noun: Weighed | undefined;
};

/** The records for a query, best first. */
export type Ranked = {
  records: Uint32Array;
  /** The number of those that answer the query, or nearly all of it; the others only come near. */
  answering: number;
  /** The query that was answered, where it is another one than was typed. */
  correction?: string;
};

/** Ranks records by how well they answer a query. */
export class Ranking {
  private readonly matcher: Matcher;
  private readonly near: NearWords;

  constructor(private readonly records: Records) {
    this.near = new NearWords(records.texts);
    this.matcher = new Matcher(records.texts, records.numbers, this.near, records.size);
  }

  /** Takes in the words for mistakes. */
  build(): void {
    this.near.build();
  }

  /**
   * The records for a query: first the product whose number it names, then what answers all of its words, or nearly as many as
   * anything does, by their weight; then what has some of them. The noun stays: goods that only mention it, such as a spray with a
   * belt clip holster, do not answer 'holster' where others are called so, nor 'gun holster' at all. Mistyped words are put right
   * first; with `isExact` they are not, and nothing answers that lacks a word.
   */
  rank(query: string, isExact = false): Ranked {
    const reading = this.read(query, isExact);
    const ranked = this.rankRead(reading, isExact);
    const [first] = ranked.records;
    if (first === undefined || reading.known.every(({ meant }) => meant.length === 0)) return ranked;
    const meant = wordsOf(reading.all, first);
    return { correction: meant, ...this.rankRead(this.read(meant, true), false) };
  }

  /** Whether a word names goods of the catalogue. */
  isNoun(word: string): boolean {
    return this.matcher.isNoun(tokenize(word));
  }

  /** The records that bear these words, whole or under another name of the same thing. */
  bearing(phrase: string): ReadonlySet<number> {
    return new Set(this.matcher.bearing(tokenize(phrase)).records);
  }

  /** Reads a query. The noun is the last word that names goods before 'with' and 'for', or else anywhere. */
  private read(query: string, isExact: boolean): Reading {
    const all = this.matcher.match(tokenize(query), isExact).map((match) => this.weigh(match));
    const most = tokenize(beforeTail(query)).length;
    let at = 0;
    const main = all.filter((match) => {
      at += match.tokens.length;
      return at <= most;
    });
    const isNoun = (match: Weighed) => match.isNoun;
    const telling = all.filter((match) => !match.isOrdinary);
    return {
      query,
      all,
      telling: telling.length > 0 ? telling : all,
      known: all.filter(({ scores }) => !scores.isEmpty),
      noun: main.findLast(isNoun) ?? all.findLast(isNoun),
    };
  }

  private weigh(match: TextMatch): Weighed {
    const { scores, tokens } = match;
    const share = this.records.size / Math.max(1, scores.records.length);
    const rarity = (scores.isEmpty ? UNKNOWN : 1) * Math.log(1 + share);
    const isSmall = tokens.every(({ stem }) => isOrdinary(stem));
    const isNoun = match.isNoun && !isSmall;
    return { ...match, isNoun, isOrdinary: isSmall, weight: rarity * (isSmall ? ORDINARY : 1) * (isNoun ? NOUN : 1) };
  }

  private rankRead(reading: Reading, isExact: boolean): Ranked {
    const { query, telling, known, noun } = reading;
    const points = new Float32Array(this.records.size);
    const numbered = this.records.numbers.namedIn(query);
    // Talk at length says of goods what they are not, too.
    const stated = this.keepNoun(recordsOfAll(telling, STATED), noun, telling);
    const whole = stated.length > 0 ? stated : this.keepNoun(recordsOfAll(telling), noun, telling);
    const isWhole = whole.length > 0;
    const isNumbered = numbered.length > 0;
    for (const record of numbered) points[record] = NUMBERED;
    let answers = ANSWERS;
    if (isWhole || (!isExact && (isNumbered || !isUnknown(reading)))) {
      this.addShares(reading, points);
      for (const record of whole) points[record] = ANSWERS + (points[record] ?? 0) + this.bonus(record, telling);
      if (!isWhole && !isNumbered) answers = this.raiseKind(known, noun, points);
    }
    const fills = telling.length === 1 ? FILLS_ONE : FILLS;
    const least = isWhole && !isDescription(query) ? fills : LEAST;
    const { records, close } = this.inOrder(points, answers, isExact || isNumbered ? ANSWERS : least);
    const [first] = records;
    const isSame = isNumbered || isWhole || first === undefined;
    const kept = isSame ? telling : known.filter(({ scores }) => (scores.score[first] ?? 0) > 0);
    // Goods that lack more than half of the words are no answer.
    const answering = 2 * kept.length >= telling.length ? close : 0;
    return { records, answering, ...(!isSame && { correction: wordsOf(kept, first) }) };
  }

  /** Gives each record for each word that it bears a share of the points: by the word's weight, and by where it stands. */
  private addShares({ telling, known, noun }: Reading, points: Float32Array): void {
    const all = telling.reduce((total, { weight }) => total + weight, 0);
    // In talk it counts less where a word stands.
    const power = noun && telling.length <= TALK ? 0.5 : 0.2;
    for (const { scores, weight } of known) {
      for (const record of scores.records) {
        const share = (weight / all) * ((scores.score[record] ?? 0) / FULL) ** power;
        points[record] = (points[record] ?? 0) + ALL_WORDS * share;
      }
    }
  }

  /** Puts goods that are called by the noun before others that have as much of the query. Gives the points from which on a record answers. */
  private raiseKind(known: readonly Weighed[], noun: Weighed | undefined, points: Float32Array): number {
    const inTalk = known.length < TALK ? OF_KIND : OF_KIND_IN_TALK;
    const ofKind = noun ? inTalk : 0;
    for (const record of noun ? this.keepNoun(noun.scores.records, noun, known) : []) {
      const bonus = known.length > SHORT ? 0 : this.bonus(record, known) / 2;
      points[record] = (points[record] ?? 0) + ofKind + bonus;
    }
    const best = points.reduce((most, own, record) => (own > most && this.records.rowOf(record) ? own : most), 0);
    return ofKind + CLOSE * (best - ofKind);
  }

  /** The records that answer, best first, equals in their own order, with their number, `close`; then as many products with at least `least` points as fill up a page. */
  private inOrder(points: Float32Array, answers: number, least: number): { records: Uint32Array; close: number } {
    const records = sortFound(points);
    const close = records.findIndex((record) => (points[record] ?? 0) < answers);
    if (close < 0) return { records, close: records.length };
    const isNear = (record: number) => (points[record] ?? 0) >= least && this.records.rowOf(record) !== undefined;
    const near = records.subarray(close).filter(isNear);
    const others = near.subarray(0, Math.max(0, MOST_FILLED - close));
    return { records: Uint32Array.from([...records.subarray(0, close), ...others]), close };
  }

  /** Records that are called by the noun; else those that have it in their name, as 'Stun Gun with LED Flashlight' has. */
  private keepNoun(
    records: readonly number[],
    noun: TextMatch | undefined,
    matches: readonly TextMatch[],
  ): readonly number[] {
    if (!noun) return records;
    const isPage = (record: number) => this.records.pageOf(record) !== undefined;
    const isAllInName = (record: number) => matches.length > 1 && namedBy(matches, record) >= matches.length;
    const above = (least: number) =>
      records.filter(
        (record) =>
          isPage(record) || (noun.scores.score[record] ?? 0) > least || (least > NAMED && isAllInName(record)),
      );
    const called = above(CALLED);
    if (!called.every(isPage)) return this.withNeighbors(called, above(NAMED));
    const named = above(NAMED);
    return matches.length > 1 || !named.every(isPage) ? named : records;
  }

  /** Records called by the noun, and named ones that stand where such goods stand: polo shirts, but no handcuff keys. */
  private withNeighbors(called: readonly number[], named: readonly number[]): readonly number[] {
    if (named.length === called.length) return called;
    const { placesOf } = this.records;
    const own = new Set(called);
    const places = new Set<string>();
    for (const record of called) for (const place of placesOf[record] ?? []) places.add(place);
    return named.filter((record) => own.has(record) || placesOf[record]?.some((place) => places.has(place)));
  }

  /** The more of the name is asked for, and the more of the question stands in the name, the better. */
  private bonus(record: number, matches: readonly TextMatch[]): number {
    const named = namedBy(matches, record);
    const words = this.records.texts.nameSize[record] ?? 1;
    const popular = this.records.rowOf(record)?.isBestseller ? BESTSELLER : 0;
    const whole = popular + (WHOLE_NAME * Math.min(named, words)) / words;
    return matches.length === 1 ? whole : whole + (ALL_IN_NAME * named) / matches.length;
  }
}

/** How many of the words a record has in its name. */
function namedBy(matches: readonly TextMatch[], record: number): number {
  return matches.reduce((total, { scores }) => total + (scores.named[record] ?? 0), 0);
}

/** Whether a short question names goods that nothing is called by; one that describes them, or talks at length, may be answered without. */
function isUnknown({ query, telling, noun }: Reading): boolean {
  return !noun && telling.length <= SHORT && telling.at(-1)?.scores.isEmpty === true && !isDescription(query);
}

/** Words as they were answered, each mistyped one as this record bears it. */
function wordsOf(matches: readonly Weighed[], record: number): string {
  const words = matches.flatMap(({ tokens, meant }) => {
    const [best] = [...meant].sort((a, b) => (b.scores.score[record] ?? 0) - (a.scores.score[record] ?? 0));
    return best?.word ?? tokens.map(({ raw }) => raw);
  });
  return words.join(' ');
}
