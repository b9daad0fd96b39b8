import {
  analyzeQuery,
  correctedWords,
  isUnknown,
  LONG_QUERY,
  type QueryAnalysis,
  type WeightedMatch,
} from './analyze-query';
import { Matcher, recordsMatchingAll, type TextMatch } from './matcher';
import { isDescription, tokenize } from './normalize';
import type { SearchRecords } from './records';
import { FACT_SCORE } from './text-index';

/** Points for a record whose item number is in the query, and for one that matches all words. */
const NUMBER_POINTS = 200;
const MATCH_POINTS = 50;
/** Points for the words of a query. Each word gives a share of them. */
const WORD_POINTS = 10;
const WHOLE_NAME_POINTS = 2;
/** 'duty shirt' ranks a Duty Shirt above a shirt of the brand Vantage Duty or a heavy-duty polo shirt. */
const ALL_IN_NAME_POINTS = 3;
const BESTSELLER_POINTS = 0.05;
/** Points for products whose name has the noun, if no product matches all words. Fewer in long queries, where the noun is uncertain. */
const NOUN_POINTS = 10;
const NOUN_POINTS_LONG_QUERY = 1;
/** Records with at least this share of the best points are matches too. */
const CLOSE_SHARE = 0.8;
/** Minimum points of similar products: for one word (only in names), for more words, and if no product matches all words. */
const MIN_FILL_ONE_WORD = 6;
const MIN_FILL = 3;
const MIN_POINTS = 0.5;
const MAX_RESULTS_WITH_FILL = 12;
/** Minimum scores of a word in a name, brand or category, and of the noun of a name. */
const NAME_SCORE = 4.2;
const NOUN_SCORE = 6.2;
const FULL_SCORE = 11;

/** The records for a query, best first. */
export type Ranked = {
  records: readonly number[];
  /** The number of matches. The records after them are only similar. */
  matchCount: number;
  /** The query that was used instead of the typed one: typos corrected, unknown words removed. */
  correction?: string;
};

/** Ranks records for a query. */
export class Ranking {
  private readonly matcher: Matcher;

  constructor(private readonly records: SearchRecords) {
    this.matcher = new Matcher(records);
  }

  /**
   * Ranks the records for a query: item numbers, then records with all words (or else with most of their weight), then similar ones.
   * Matches must have the noun in their name. A spray with a belt clip holster does not match 'holster' if there are holsters. Typos are
   * corrected first. `isExact`: no correction, and all words must match.
   */
  rank(query: string, isExact = false): Ranked {
    const analysis = this.analyze(query, isExact);
    const ranked = this.rankAnalysis(analysis, isExact);
    const [first] = ranked.records;
    if (first === undefined || analysis.known.every(({ corrections }) => corrections.length === 0)) return ranked;
    const correction = correctedWords(analysis.all, first);
    return { correction, ...this.rankAnalysis(this.analyze(correction, true), false) };
  }

  /** True if a word is a product noun of the catalogue. */
  isNoun(word: string): boolean {
    return this.matcher.isNoun(tokenize(word));
  }

  /** The records with a phrase, or a synonym of it, in a field other than the description. */
  recordsWithPhrase(phrase: string): ReadonlySet<number> {
    return new Set(this.matcher.matchFacts(tokenize(phrase)).records);
  }

  private analyze(query: string, isExact: boolean): QueryAnalysis {
    return analyzeQuery(this.matcher, this.records.size, query, isExact);
  }

  private rankAnalysis(analysis: QueryAnalysis, isExact: boolean): Ranked {
    const { query, keywords, known, noun } = analysis;
    const points = new Float32Array(this.records.size);
    const byNumber = this.records.numbers.mentionedIn(query);
    // Descriptions also mention other kinds of products, so they are searched only if no other field matches.
    const inFacts = this.filterByNoun(recordsMatchingAll(keywords, FACT_SCORE), noun, keywords);
    const complete = inFacts.length > 0 ? inFacts : this.filterByNoun(recordsMatchingAll(keywords), noun, keywords);
    const hasComplete = complete.length > 0;
    const hasNumber = byNumber.length > 0;
    for (const record of byNumber) points[record] = NUMBER_POINTS;
    let minMatchPoints = MATCH_POINTS;
    if (hasComplete || (!isExact && (hasNumber || !isUnknown(analysis)))) {
      this.addShares(analysis, points);
      for (const record of complete)
        points[record] = MATCH_POINTS + (points[record] ?? 0) + this.nameBonus(record, keywords);
      if (!hasComplete && !hasNumber) minMatchPoints = this.boostNoun(known, noun, points);
    }
    const minFill = keywords.length === 1 ? MIN_FILL_ONE_WORD : MIN_FILL;
    const minPoints = hasComplete && !isDescription(query) ? minFill : MIN_POINTS;
    const sorted = this.sortByPoints(points, minMatchPoints, isExact || hasNumber ? MATCH_POINTS : minPoints);
    const { records } = sorted;
    const [first] = records;
    const isAsTyped = hasNumber || hasComplete || first === undefined;
    const matched = isAsTyped ? keywords : known.filter(({ scores }) => (scores.score[first] ?? 0) > 0);
    // Products with fewer than half of the words are no matches.
    const matchCount = 2 * matched.length >= keywords.length ? sorted.matchCount : 0;
    return { records, matchCount, ...(!isAsTyped && { correction: correctedWords(matched, first) }) };
  }

  /** Adds points for each word of a record, depending on the weight of the word and the field. */
  private addShares({ keywords, known, noun }: QueryAnalysis, points: Float32Array): void {
    const totalWeight = keywords.reduce((total, { weight }) => total + weight, 0);
    // In long queries the field of a match matters less.
    const exponent = noun && keywords.length <= LONG_QUERY ? 0.5 : 0.2;
    for (const { scores, weight } of known) {
      for (const record of scores.records) {
        const share = (weight / totalWeight) * ((scores.score[record] ?? 0) / FULL_SCORE) ** exponent;
        points[record] = (points[record] ?? 0) + WORD_POINTS * share;
      }
    }
  }

  /** Adds points for records with the noun in their name. Returns the minimum points of a match. */
  private boostNoun(known: readonly WeightedMatch[], noun: WeightedMatch | undefined, points: Float32Array): number {
    const pointsByLength = known.length < LONG_QUERY ? NOUN_POINTS : NOUN_POINTS_LONG_QUERY;
    const nounPoints = noun ? pointsByLength : 0;
    for (const record of noun ? this.filterByNoun(noun.scores.records, noun, known) : [])
      points[record] = (points[record] ?? 0) + nounPoints + (known.length > 2 ? 0 : this.nameBonus(record, known) / 2);
    const best = points.reduce((max, own, record) => (own > max && this.records.rowOf(record) ? own : max), 0);
    return nounPoints + CLOSE_SHARE * (best - nounPoints);
  }

  /**
   * Sorts records by points, ties in record order. Matches have at least `minMatchPoints`. Similar products with at least `minPoints` follow,
   * up to `MAX_RESULTS_WITH_FILL` results.
   */
  private sortByPoints(points: Float32Array, minMatchPoints: number, minPoints: number): Ranked {
    const pointsOf = (record: number) => points[record] as number;
    const sorted = [...points.keys()].filter((record) => pointsOf(record) > 0);
    sorted.sort((a, b) => pointsOf(b) - pointsOf(a) || a - b);
    const matches = sorted.filter((record) => pointsOf(record) >= minMatchPoints);
    const similar = sorted
      .slice(matches.length)
      .filter((record) => pointsOf(record) >= minPoints && this.records.rowOf(record))
      .slice(0, Math.max(0, MAX_RESULTS_WITH_FILL - matches.length));
    return { records: [...matches, ...similar], matchCount: matches.length };
  }

  /** Records whose main noun is `noun`; otherwise records with it in their name, such as 'Stun Gun with LED Flashlight'. */
  private filterByNoun(
    records: readonly number[],
    noun: TextMatch | undefined,
    matches: readonly TextMatch[],
  ): readonly number[] {
    if (!noun) return records;
    const isPage = (record: number) => this.records.pageOf(record) !== undefined;
    const above = (minScore: number) =>
      records.filter((record) => isPage(record) || (noun.scores.score[record] ?? 0) > minScore);
    const withNoun = above(NOUN_SCORE);
    const withWord = above(NAME_SCORE);
    if (!withNoun.every(isPage)) return withNoun;
    return matches.length > 1 || !withWord.every(isPage) ? withWord : records;
  }

  /** Points for the overlap of the query with the name of a record. */
  private nameBonus(record: number, matches: readonly TextMatch[]): number {
    const matched = wordsInName(matches, record);
    const nameLength = this.records.texts.nameSize[record] ?? 1;
    const bestseller = this.records.rowOf(record)?.isBestseller ? BESTSELLER_POINTS : 0;
    const nameShare = bestseller + (WHOLE_NAME_POINTS * Math.min(matched, nameLength)) / nameLength;
    return matches.length === 1 ? nameShare : nameShare + (ALL_IN_NAME_POINTS * matched) / matches.length;
  }
}

/** The number of words that a record has in its name. Partial matches count less than 1. */
function wordsInName(matches: readonly TextMatch[], record: number): number {
  return matches.reduce((total, { scores }) => total + (scores.nameMatch[record] ?? 0), 0);
}
