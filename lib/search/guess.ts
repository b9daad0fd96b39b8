import type { NearWord } from './near-words';
import { fold, tokenize } from './normalise';

/** What guessing needs to know of the catalogue. */
export type Catalogue = {
  /** The score of the best answer to a query, 0 for none. */
  judge: (query: string) => number;
  /** Whether anything answers this word by itself. */
  isKnown: (word: string) => boolean;
  near: (word: string, isLast: boolean) => NearWord[];
};

const MAX_WORDS = 8;
const MAX_CANDIDATES = 3;
const MAX_TRIES = 12;
const RANK_COST = 3;

/**
 * The query that was probably meant when nothing answers the one that was typed: first with the mistyped words put right, then
 * without the words that nothing answers. undefined when that finds nothing either.
 */
export function guessQuery(query: string, { judge, isKnown, near }: Catalogue): string | undefined {
  const words = toWords(query);
  if (words.length === 0) return undefined;
  const isLast = (index: number) => index === words.length - 1;
  const options = words.map((word, index): string[] => {
    if (isKnown(word)) return [word];
    const candidates = nearest(near(bare(word), isLast(index)));
    return candidates.length > 0 ? candidates : [''];
  });
  return (
    best(combine(options), query, judge) ??
    best(withOneReplaced(words, near), query, judge) ??
    withoutWords(options.map(([first = '']) => first).filter(Boolean), judge)
  );
}

/** The words as typed, for a guess is shown to people; a measure stays one word. */
function toWords(query: string): string[] {
  const glued = query.replace(/(\d)\s+(oz|ounces?|in|inch(?:es)?|ft|lbs?|g|mm|cm)\b/gi, '$1$2');
  return glued
    .split(/[\s/]+/)
    .filter((word) => fold(word).match(/[\p{L}\p{N}]/u))
    .slice(0, MAX_WORDS);
}

const bare = (word: string) =>
  tokenize(word)
    .map(({ raw }) => raw)
    .join('');

/** Candidates within one edit of the best, at most three. */
function nearest(candidates: readonly NearWord[]): string[] {
  const least = Math.min(...candidates.map(({ distance }) => distance));
  return candidates
    .filter(({ distance }) => distance < least + 1)
    .slice(0, MAX_CANDIDATES)
    .map(({ word }) => word);
}

function combine(options: readonly string[][]): string[] {
  let queries: string[][] = [[]];
  for (const choices of options)
    queries = queries.flatMap((words) => choices.map((word) => [...words, word])).slice(0, MAX_TRIES);
  return queries.map((words) => words.filter(Boolean).join(' '));
}

/** Each word is known but no product has them all: perhaps one of them is a mistyped other one. */
function withOneReplaced(words: readonly string[], near: Catalogue['near']): string[] {
  if (words.length < 2) return [];
  return words.flatMap((word, index) =>
    nearest(near(bare(word), index === words.length - 1)).map((candidate) => words.with(index, candidate).join(' ')),
  );
}

function best(queries: readonly string[], typed: string, judge: Catalogue['judge']): string | undefined {
  let found: { query: string; score: number } | undefined;
  for (const [rank, query] of queries.entries()) {
    if (query === '' || query === typed) continue;
    // The nearer candidate wins unless the other one finds something clearly better.
    const judged = judge(query);
    const score = judged - rank * RANK_COST;
    if (judged > 0 && (!found || score > found.score)) found = { query, score };
  }
  return found?.query;
}

/** Leaves out the word without which the rest finds most, until something is found. */
function withoutWords(words: readonly string[], judge: Catalogue['judge']): string | undefined {
  if (words.length < 2) return undefined;
  const shorter = words.map((_, index) => words.toSpliced(index, 1));
  const scored = shorter.map((rest) => ({ rest, score: judge(rest.join(' ')) })).sort((a, b) => b.score - a.score);
  const [first] = scored;
  if (!first) return undefined;
  return first.score > 0 ? first.rest.join(' ') : withoutWords(first.rest, judge);
}
