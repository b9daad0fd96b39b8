import type { Matcher, TextMatch } from './matcher';
import { beforePreposition, isCommonWord, isDescription, tokenize } from './normalize';

/** Factors for the weight of common words, nouns and words without a match. */
const COMMON_FACTOR = 0.15;
const NOUN_FACTOR = 1.5;
const UNKNOWN_FACTOR = 0.3;
/** Up to SHORT_QUERY words, the last word is the noun. From LONG_QUERY words on, a query is a sentence. */
const SHORT_QUERY = 2;
export const LONG_QUERY = 5;

/** A word of a query with its weight. Rare words and nouns have a higher weight. */
export type WeightedMatch = TextMatch & { weight: number; isCommon: boolean };

/** An analyzed query. */
export type QueryAnalysis = {
  query: string;
  all: readonly WeightedMatch[];
  /** The words that are not common. All words if all are common. */
  keywords: readonly WeightedMatch[];
  /** The words that match at least one record. */
  known: readonly WeightedMatch[];
  /** The word for the kind of product, such as 'belt' in 'black belt with clip'. */
  noun: WeightedMatch | undefined;
};

/** Analyzes a query. The noun is the last product noun before 'with' or 'for', or else in the whole query. */
export function analyzeQuery(matcher: Matcher, recordCount: number, query: string, isExact: boolean): QueryAnalysis {
  const all = matcher.match(tokenize(query), isExact).map((match) => weigh(match, recordCount));
  const mainLength = tokenize(beforePreposition(query)).length;
  let end = 0;
  const main = all.filter((match) => {
    end += match.tokens.length;
    return end <= mainLength;
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

function weigh(match: TextMatch, recordCount: number): WeightedMatch {
  const { scores, tokens } = match;
  const share = recordCount / Math.max(1, scores.records.length);
  const rarity = (scores.isEmpty ? UNKNOWN_FACTOR : 1) * Math.log(1 + share);
  const isCommon = tokens.every(({ stem }) => isCommonWord(stem));
  const isNoun = match.isNoun && !isCommon;
  const weight = rarity * (isCommon ? COMMON_FACTOR : 1) * (isNoun ? NOUN_FACTOR : 1);
  return { ...match, isNoun, isCommon, weight };
}

/** True if a short query has no product noun and its last word matches no record. The catalogue then lacks the product. */
export function isUnknown({ query, keywords, noun }: QueryAnalysis): boolean {
  return !noun && keywords.length <= SHORT_QUERY && keywords.at(-1)?.scores.isEmpty === true && !isDescription(query);
}

/** The words of a query, with typos replaced by the correction that matches a record best. */
export function correctedWords(matches: readonly WeightedMatch[], record: number): string {
  const words = matches.flatMap(({ tokens, corrections }) => {
    const [best] = [...corrections].sort((a, b) => (b.scores.score[record] ?? 0) - (a.scores.score[record] ?? 0));
    return best?.word ?? tokens.map(({ raw }) => raw);
  });
  return words.join(' ');
}
