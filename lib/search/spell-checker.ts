import { editDistance } from '../edit-distance';
import { memoize } from '../memoize';
import { isStopWord, spellingWords, stem } from './normalize';
import { synonymWords } from './synonyms';
import { FACT_WEIGHT, type TextIndex } from './text-index';

/** A possible correction. `distance`: edit distance to the typed word. */
export type SpellingCandidate = { word: string; distance: number };

/** A word of the catalogue with its field weight. */
type Entry = { word: string; weight: number };

const KEYWORD_WEIGHT = 5;
const MIN_LENGTH = 3;
const MIN_PREFIX_LENGTH = 4;
const LONG_WORD = 7;
/** Maximum edit distance of two words that sound alike. */
const MAX_EDITS = 3;
const MIN_SOUND_LENGTH = 3;
const UNTYPED_PENALTY = 0.5;
const hasDigit = (word: string) => /\d/.test(word);

/** The words of corrections. `texts` must be finished. The first call takes about 10 ms for 30,000 words. */
const entriesOf = memoize((texts: TextIndex): readonly Entry[] => {
  const catalogueWords = texts.words.map((word) => ({ word, weight: texts.weightOf(word) }));
  const listedWords = [...synonymWords, ...spellingWords].flatMap((word) =>
    texts.has(word) ? [] : [{ word, weight: KEYWORD_WEIGHT }],
  );
  // Words that occur only in descriptions are no corrections.
  return [...catalogueWords, ...listedWords].filter(
    ({ word, weight }) => weight >= FACT_WEIGHT && word.length >= MIN_LENGTH && !hasDigit(word) && !isStopWord(word),
  );
});

/**
 * Finds corrections for a typo among the words of the catalogue and of `search.json`, likeliest first. Empty for words with digits or
 * fewer than three letters. For three letters the first one must be right. `isLast`: the word may be incomplete.
 */
export function spellingCandidates(texts: TextIndex, raw: string, isLast: boolean): SpellingCandidate[] {
  if (hasDigit(raw) || raw.length < MIN_LENGTH) return [];
  const entries = entriesOf(texts);
  const singular = stem(raw);
  const found = new Map<string, SpellingCandidate & { rank: number }>();
  const addCandidate = ({ word, weight }: Entry, distance: number) => {
    const key = stem(word);
    const existing = found.get(key);
    if (key === singular || (raw.length < 4 && (word[0] !== raw[0] || weight < KEYWORD_WEIGHT))) return;
    if (existing && existing.distance <= distance) return;
    // The first letter is seldom wrong, and frequent words are typed often.
    const frequency = Math.log2(1 + texts.frequencyOf(key));
    const rank = distance * 10 + (word[0] === raw[0] ? 0 : 4) - weight * 0.5 - frequency;
    found.set(key, { word: toTypedNumber(texts, word, raw), distance, rank });
  };
  for (const typed of new Set([singular, raw])) eachSimilar(entries, typed, addCandidate);
  if (isLast && raw.length >= MIN_PREFIX_LENGTH && found.size === 0) eachWithSimilarPrefix(entries, raw, addCandidate);
  return [...found.values()].sort((a, b) => a.rank - b.rank || (a.word < b.word ? -1 : 1));
}

/** Calls `add` for similar words. The first letter may be wrong only in keywords. */
function eachSimilar(entries: readonly Entry[], typed: string, add: (entry: Entry, distance: number) => void): void {
  const maxEdits = typed.length < LONG_WORD ? 1 : 2;
  const sound = phoneticKey(typed);
  for (const entry of entries) {
    if (Math.abs(entry.word.length - typed.length) > MAX_EDITS) continue;
    if (entry.word[0] !== typed[0] && entry.weight < KEYWORD_WEIGHT) continue;
    const distance = editDistance(typed, entry.word, MAX_EDITS);
    if (distance <= maxEdits) add(entry, distance);
    else if (distance <= maxEdits + 1 && sound.length >= MIN_SOUND_LENGTH && phoneticKey(entry.word) === sound)
      add(entry, maxEdits + UNTYPED_PENALTY);
  }
}

/** Calls `add` for keywords whose start is similar to an incomplete word with a typo. */
function eachWithSimilarPrefix(
  entries: readonly Entry[],
  typed: string,
  add: (entry: Entry, distance: number) => void,
): void {
  for (const entry of entries) {
    if (entry.weight < KEYWORD_WEIGHT || entry.word.length <= typed.length) continue;
    const hasSimilarPrefix = [0, 1].some(
      (more) => editDistance(typed, entry.word.slice(0, typed.length + more), 1) <= 1,
    );
    if (hasSimilarPrefix) add(entry, 1 + UNTYPED_PENALTY);
  }
}

/** Returns the plural if the typed word is a plural. */
function toTypedNumber(texts: TextIndex, word: string, raw: string): string {
  return raw.endsWith('s') && texts.has(`${word}s`) ? `${word}s` : word;
}

/** A phonetic key without vowels: 'turniket' and 'tourniquet' -> 'trnkt'. */
function phoneticKey(word: string): string {
  const hard = word
    .replace(/ph/g, 'f')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/ck|qu?|c/g, 'k');
  return (
    hard.charAt(0) +
    hard
      .slice(1)
      .replace(/[aeiouyhw]/g, '')
      .replace(/(.)\1+/g, '$1')
  );
}
