import SearchableMap from 'minisearch/SearchableMap';
import { spellingWords, stem } from './normalise';
import { synonymWords } from './synonyms';
import type { TextIndex } from './text-index';

/** A word that may have been meant: how many edits away it is, and how much a match in it would count, in how many texts it stands. */
export type NearWord = { word: string; distance: number; weight: number; frequency: number };

const TELLING = 5;
const SHORTEST = 3;
const SHORTEST_START = 4;
const LONG = 7;
const LONGEST_START = 9;
const WORDS_A_STEP = 64;
const hasDigit = (word: string) => /\d/.test(word);

/** The words of the catalogue that a mistyped one may stand for, found by the edits that MiniSearch's map allows. */
export class NearWords {
  private readonly words = new SearchableMap<number>();
  /** Beginnings of telling words, for a word that is mistyped and not yet complete. */
  private readonly starts = new SearchableMap<string>();
  private taken = 0;
  private isFinished = false;

  /** `texts` are to be finished. */
  constructor(private readonly texts: TextIndex) {}

  /** Takes in words until `end`, a time of `performance.now()`; true when all are in. */
  build(end = Number.POSITIVE_INFINITY): boolean {
    const { words } = this.texts;
    while (this.taken < words.length) {
      const next = Math.min(words.length, this.taken + WORDS_A_STEP);
      for (; this.taken < next; this.taken += 1) this.take(words[this.taken] ?? '');
      if (this.taken < words.length && performance.now() >= end) return false;
    }
    if (!this.isFinished) {
      for (const word of [...synonymWords, ...spellingWords])
        if (!this.words.has(word) && !hasDigit(word)) this.words.set(word, TELLING);
    }
    this.isFinished = true;
    return true;
  }

  private take(word: string): void {
    if (hasDigit(word)) return;
    const weight = this.texts.weightOf(word);
    if (word.length > 2) this.words.set(word, weight);
    if (weight < TELLING) return;
    for (let length = SHORTEST_START; length < Math.min(word.length, LONGEST_START); length += 1) {
      const start = word.slice(0, length);
      const known = this.starts.get(start);
      if (!known || this.texts.weightOf(known) < weight) this.starts.set(start, word);
    }
  }

  /** The likeliest first; none for words with digits, which are numbers, and for words of fewer than three letters; a word of three keeps its first letter. */
  find(raw: string, isLast: boolean): NearWord[] {
    if (hasDigit(raw) || raw.length < SHORTEST) return [];
    const found = new Map<string, NearWord>();
    const singular = stem(raw);
    const note = (word: string, distance: number, weight: number) => {
      const key = stem(word);
      const known = found.get(key);
      if (key === singular || (raw.length < 4 && (word[0] !== raw[0] || weight < TELLING))) return;
      if (!known || distance < known.distance)
        found.set(key, { word: this.surface(word, raw), distance, weight, frequency: this.texts.frequencyOf(key) });
    };
    for (const typed of new Set([singular, raw])) this.findNear(this.words, typed, note);
    if (isLast && ![...found.values()].some(({ distance }) => distance < 2)) {
      const noteStart = (start: string, distance: number) => {
        const word = this.starts.get(start) ?? start;
        note(word, distance + 0.5, this.texts.weightOf(word));
      };
      this.findNear(this.starts, raw, noteStart, 1);
    }
    // A first letter is seldom wrong, and a word that stands in much is typed often.
    const rank = ({ word, distance, weight, frequency }: NearWord) =>
      distance * 10 + (word[0] === raw[0] ? 0 : 4) - weight * 0.5 - Math.log2(1 + frequency);
    return [...found.values()].sort((a, b) => rank(a) - rank(b) || (a.word < b.word ? -1 : 1));
  }

  /** Two neighbouring letters in each other's place are one mistake; the tree would count two. */
  private findNear(
    tree: SearchableMap<unknown>,
    typed: string,
    note: (word: string, distance: number, weight: number) => void,
    limit = typed.length < LONG ? 1 : 2,
  ): void {
    for (let index = 0; index + 1 < typed.length; index += 1) {
      const swapped = `${typed.slice(0, index)}${typed[index + 1]}${typed[index]}${typed.slice(index + 2)}`;
      if (tree.has(swapped)) note(swapped, 1, this.texts.weightOf(swapped));
    }
    for (const [word, [, distance]] of tree.fuzzyGet(typed, limit)) note(word, distance, this.texts.weightOf(word));
  }

  /** The plural for one who typed a plural. */
  private surface(word: string, raw: string): string {
    return raw.endsWith('s') && this.texts.has(`${word}s`) ? `${word}s` : word;
  }
}
