import { Matcher, recordsMatchingAll, type TextMatch } from './matcher';
import { beforePreposition, isCommonWord, isDescription, tokenize } from './normalize';
import type { SearchRecords } from './records';
import { sortByScore } from './sort-by-score';
import { SpellChecker } from './spell-checker';
import { FACT_SCORE } from './text-index';

/** The points of a record whose number is named, and of one that answers all words. */
const NUMBER_POINTS = 200;
const MATCH_POINTS = 50;
/** The most points for the words of a query, of which each gives its share. */
const WORD_POINTS = 10;
const WHOLE_NAME = 2;
/** 'duty shirt' means a Duty Shirt more than a shirt from a maker called Vantage Duty, or a heavy-duty polo shirt. */
const ALL_IN_NAME = 3;
const BESTSELLER = 0.05;
/** The points of goods that are called by the noun where nothing answers all words: in talk, the noun may be another one. */
const NOUN_POINTS = 10;
const NOUN_POINTS_LONG_QUERY = 1;
/** The share of the best record's points from which on others answer beside it. */
const CLOSE_SHARE = 0.8;
/** The points of a record that fills up a page beside those that answer, for one word, which its name has to have, and for more; and where none answers all words. */
const MIN_FILL_ONE_WORD = 6;
const MIN_FILL = 3;
const MIN_POINTS = 0.5;
const MAX_FILL = 12;
/** The score from which on a word stands in a name, a maker or a place, and from which on it is the noun of one. */
const NAME_SCORE = 4.2;
const NOUN_SCORE = 6.2;
const FULL_SCORE = 11;
/** The weight of ordinary words, of nouns and of words that nothing bears, beside that of others as rare. */
const COMMON = 0.15;
const NOUN = 1.5;
const UNKNOWN = 0.3;
/** The number of words up to which the last one is the noun, and from which on a query is talk. */
const SHORT_QUERY = 2;
const LONG_QUERY = 5;

/** A word of a query with its weight: the rarer it is, and the more it tells, the more. */
type WeightedMatch = TextMatch & { weight: number; isCommon: boolean };

/** A query as it is ranked: its telling words, those of its words that something bears, and the one that names the goods. */
type Reading = {
  query: string;
  keywords: readonly WeightedMatch[];
  all: readonly WeightedMatch[];
  known: readonly WeightedMatch[];
  noun: WeightedMatch | undefined;
};

/** The records for a query, best first. */
export type Ranked = {
  records: Uint32Array;
  /** The number of those that answer the query, or nearly all of it; the others only come near. */
  matchCount: number;
  /** The query that was answered, where it is another one than was typed. */
  correction?: string;
};

/** Ranks records by how well they answer a query. */
export class Ranking {
  private readonly matcher: Matcher;
  private readonly spellChecker: SpellChecker;

  constructor(private readonly records: SearchRecords) {
    this.spellChecker = new SpellChecker(records.texts);
    this.matcher = new Matcher(records.texts, records.numbers, this.spellChecker, records.size);
  }

  /** Takes in the words for mistakes. */
  build(): void {
    this.spellChecker.build();
  }

  /**
   * The records for a query: first the product whose number it names, then what answers all of its words, or nearly as many as
   * anything does, by their weight; then what has some of them. The noun stays: goods that only mention it, such as a spray with a
   * belt clip holster, do not answer 'holster' where others are called so, nor 'gun holster' at all. Mistyped words are put right
   * first; with `isExact` they are not, and nothing answers that lacks a word.
   */
  rank(query: string, isExact = false): Ranked {
    const reading = this.read(query, isExact);
    const ranked = this.rankReading(reading, isExact);
    const [first] = ranked.records;
    if (first === undefined || reading.known.every(({ corrections }) => corrections.length === 0)) return ranked;
    const meant = correctedWords(reading.all, first);
    return { correction: meant, ...this.rankReading(this.read(meant, true), false) };
  }

  /** Whether a word names goods of the catalogue. */
  isNoun(word: string): boolean {
    return this.matcher.isNoun(tokenize(word));
  }

  /** The records that bear these words, whole or under another name of the same thing. */
  recordsStating(phrase: string): ReadonlySet<number> {
    return new Set(this.matcher.matchStated(tokenize(phrase)).records);
  }

  /** Reads a query. The noun is the last word that names goods before 'with' and 'for', or else anywhere. */
  private read(query: string, isExact: boolean): Reading {
    const all = this.matcher.match(tokenize(query), isExact).map((match) => this.weigh(match));
    const most = tokenize(beforePreposition(query)).length;
    let at = 0;
    const main = all.filter((match) => {
      at += match.tokens.length;
      return at <= most;
    });
    const isNoun = (match: WeightedMatch) => match.isNoun;
    const keywords = all.filter((match) => !match.isCommon);
    return {
      query,
      all,
      keywords: keywords.length > 0 ? keywords : all,
      known: all.filter(({ scores }) => !scores.isEmpty),
      noun: main.findLast(isNoun) ?? all.findLast(isNoun),
    };
  }

  private weigh(match: TextMatch): WeightedMatch {
    const { scores, tokens } = match;
    const share = this.records.size / Math.max(1, scores.records.length);
    const rarity = (scores.isEmpty ? UNKNOWN : 1) * Math.log(1 + share);
    const isSmall = tokens.every(({ stem }) => isCommonWord(stem));
    const isNoun = match.isNoun && !isSmall;
    return { ...match, isNoun, isCommon: isSmall, weight: rarity * (isSmall ? COMMON : 1) * (isNoun ? NOUN : 1) };
  }

  private rankReading(reading: Reading, isExact: boolean): Ranked {
    const { query, keywords, known, noun } = reading;
    const points = new Float32Array(this.records.size);
    const numbered = this.records.numbers.mentionedIn(query);
    // Talk at length says of goods what they are not, too.
    const stated = this.filterByNoun(recordsMatchingAll(keywords, FACT_SCORE), noun, keywords);
    const whole = stated.length > 0 ? stated : this.filterByNoun(recordsMatchingAll(keywords), noun, keywords);
    const isWhole = whole.length > 0;
    const isNumbered = numbered.length > 0;
    for (const record of numbered) points[record] = NUMBER_POINTS;
    let answers = MATCH_POINTS;
    if (isWhole || (!isExact && (isNumbered || !isUnknown(reading)))) {
      this.addShares(reading, points);
      for (const record of whole) points[record] = MATCH_POINTS + (points[record] ?? 0) + this.bonus(record, keywords);
      if (!isWhole && !isNumbered) answers = this.boostNoun(known, noun, points);
    }
    const fills = keywords.length === 1 ? MIN_FILL_ONE_WORD : MIN_FILL;
    const least = isWhole && !isDescription(query) ? fills : MIN_POINTS;
    const { records, close } = this.sortByPoints(points, answers, isExact || isNumbered ? MATCH_POINTS : least);
    const [first] = records;
    const isSame = isNumbered || isWhole || first === undefined;
    const kept = isSame ? keywords : known.filter(({ scores }) => (scores.score[first] ?? 0) > 0);
    // Goods that lack more than half of the words are no answer.
    const matchCount = 2 * kept.length >= keywords.length ? close : 0;
    return { records, matchCount, ...(!isSame && { correction: correctedWords(kept, first) }) };
  }

  /** Gives each record for each word that it bears a share of the points: by the word's weight, and by where it stands. */
  private addShares({ keywords, known, noun }: Reading, points: Float32Array): void {
    const all = keywords.reduce((total, { weight }) => total + weight, 0);
    // In talk it counts less where a word stands.
    const power = noun && keywords.length <= LONG_QUERY ? 0.5 : 0.2;
    for (const { scores, weight } of known) {
      for (const record of scores.records) {
        const share = (weight / all) * ((scores.score[record] ?? 0) / FULL_SCORE) ** power;
        points[record] = (points[record] ?? 0) + WORD_POINTS * share;
      }
    }
  }

  /** Puts goods that are called by the noun before others that have as much of the query. Gives the points from which on a record answers. */
  private boostNoun(known: readonly WeightedMatch[], noun: WeightedMatch | undefined, points: Float32Array): number {
    const inTalk = known.length < LONG_QUERY ? NOUN_POINTS : NOUN_POINTS_LONG_QUERY;
    const ofKind = noun ? inTalk : 0;
    for (const record of noun ? this.filterByNoun(noun.scores.records, noun, known) : []) {
      const bonus = known.length > SHORT_QUERY ? 0 : this.bonus(record, known) / 2;
      points[record] = (points[record] ?? 0) + ofKind + bonus;
    }
    const best = points.reduce((most, own, record) => (own > most && this.records.rowOf(record) ? own : most), 0);
    return ofKind + CLOSE_SHARE * (best - ofKind);
  }

  /** The records that answer, best first, equals in their own order, with their number, `close`; then as many products with at least `least` points as fill up a page. */
  private sortByPoints(points: Float32Array, answers: number, least: number): { records: Uint32Array; close: number } {
    const records = sortByScore(points);
    const close = records.findIndex((record) => (points[record] ?? 0) < answers);
    if (close < 0) return { records, close: records.length };
    const isNear = (record: number) => (points[record] ?? 0) >= least && this.records.rowOf(record) !== undefined;
    const near = records.subarray(close).filter(isNear);
    const others = near.subarray(0, Math.max(0, MAX_FILL - close));
    return { records: Uint32Array.from([...records.subarray(0, close), ...others]), close };
  }

  /** Records that are called by the noun; else those that have it in their name, as 'Stun Gun with LED Flashlight' has. */
  private filterByNoun(
    records: readonly number[],
    noun: TextMatch | undefined,
    matches: readonly TextMatch[],
  ): readonly number[] {
    if (!noun) return records;
    const isPage = (record: number) => this.records.pageOf(record) !== undefined;
    const isAllInName = (record: number) => matches.length > 1 && wordsInName(matches, record) >= matches.length;
    const above = (least: number) =>
      records.filter(
        (record) =>
          isPage(record) || (noun.scores.score[record] ?? 0) > least || (least > NAME_SCORE && isAllInName(record)),
      );
    const called = above(NOUN_SCORE);
    if (!called.every(isPage)) return this.withNeighbors(called, above(NAME_SCORE));
    const named = above(NAME_SCORE);
    return matches.length > 1 || !named.every(isPage) ? named : records;
  }

  /** Records called by the noun, and named ones that stand where such goods stand: polo shirts, but no handcuff keys. */
  private withNeighbors(called: readonly number[], named: readonly number[]): readonly number[] {
    if (named.length === called.length) return called;
    const { categoriesOf } = this.records;
    const own = new Set(called);
    const places = new Set<string>();
    for (const record of called) for (const place of categoriesOf[record] ?? []) places.add(place);
    return named.filter((record) => own.has(record) || categoriesOf[record]?.some((place) => places.has(place)));
  }

  /** The more of the name is asked for, and the more of the question stands in the name, the better. */
  private bonus(record: number, matches: readonly TextMatch[]): number {
    const named = wordsInName(matches, record);
    const words = this.records.texts.nameSize[record] ?? 1;
    const popular = this.records.rowOf(record)?.isBestseller ? BESTSELLER : 0;
    const whole = popular + (WHOLE_NAME * Math.min(named, words)) / words;
    return matches.length === 1 ? whole : whole + (ALL_IN_NAME * named) / matches.length;
  }
}

/** How many of the words a record has in its name. */
function wordsInName(matches: readonly TextMatch[], record: number): number {
  return matches.reduce((total, { scores }) => total + (scores.named[record] ?? 0), 0);
}

/** Whether a short question names goods that nothing is called by; one that describes them, or talks at length, may be answered without. */
function isUnknown({ query, keywords, noun }: Reading): boolean {
  return !noun && keywords.length <= SHORT_QUERY && keywords.at(-1)?.scores.isEmpty === true && !isDescription(query);
}

/** Words as they were answered, each mistyped one as this record bears it. */
function correctedWords(matches: readonly WeightedMatch[], record: number): string {
  const words = matches.flatMap(({ tokens, corrections }) => {
    const [best] = [...corrections].sort((a, b) => (b.scores.score[record] ?? 0) - (a.scores.score[record] ?? 0));
    return best?.word ?? tokens.map(({ raw }) => raw);
  });
  return words.join(' ');
}
