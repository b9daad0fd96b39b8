import type { NearWord } from './near-words';
import { fold, tokenize } from './normalise';

/** Knowledge of the catalogue that guessing needs. */
export type GuessKnowledge = {
  /** The score of the best answer to a query, 0 for none. */
  judge: (query: string) => number;
  /** Whether anything answers this word by itself. */
  isKnown: (word: string) => boolean;
  /** Whether a word is enough for an answer when the others mean nothing. */
  isTelling: (word: string) => boolean;
  near: (word: string, isLast: boolean) => NearWord[];
  /** The words of a query that some goods answer together. */
  relax: (query: string) => ReadonlySet<string>;
};

const MAX_WORDS = 10;
const MAX_CANDIDATES = 3;
const MAX_TRIES = 8;
const RANK_COST = 3;

/**
 * The query that was probably meant when nothing answers the one that was typed: first with the mistyped words put right, then
 * without the words that nothing answers beside the noun. undefined when that finds nothing either, or when nothing that was typed
 * tells what is meant.
 */
export function guessQuery(query: string, catalogue: GuessKnowledge): string | undefined {
  const { judge, isKnown, isTelling, near, relax } = catalogue;
  const words = toWords(query);
  const isLast = (index: number) => index === words.length - 1;
  const options = words.map((word, index): string[] =>
    isKnown(word) ? [word] : nearest(near(bare(word), isLast(index))),
  );
  const known = words.filter((_, index) => options[index]?.[0] === words[index]);
  const isSure = known.some((word) => isTelling(word));
  if (!isSure && options.some(({ length }) => length === 0)) return undefined;
  const kept = options.flatMap(([first]) => first ?? []);
  const isWhole = kept.length === words.length;
  return (
    (isWhole ? best(combine(options), query, judge) : undefined) ??
    (isWhole ? best(withOneReplaced(words, near), query, judge) : undefined) ??
    best([withoutUnknown(kept, relax)], query, judge)
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

/** Queries, one for each choice of candidates. */
function combine(options: readonly string[][]): string[] {
  let queries: string[][] = [[]];
  for (const choices of options)
    queries = queries.flatMap((words) => choices.map((word) => [...words, word])).slice(0, MAX_TRIES);
  return queries.map((words) => words.join(' '));
}

/** Queries with one word replaced: where each is known but no product has them all, one may be a mistyped other one. */
function withOneReplaced(words: readonly string[], near: GuessKnowledge['near']): string[] {
  if (words.length < 2) return [];
  const others = words.flatMap((word, index) =>
    nearest(near(bare(word), index === words.length - 1)).map((candidate) => words.with(index, candidate).join(' ')),
  );
  return others.slice(0, MAX_TRIES);
}

function withoutUnknown(words: readonly string[], relax: GuessKnowledge['relax']): string {
  const kept = relax(words.join(' '));
  return words.filter((word) => tokenize(word).every(({ raw }) => kept.has(raw))).join(' ');
}

function best(queries: readonly string[], typed: string, judge: GuessKnowledge['judge']): string | undefined {
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
