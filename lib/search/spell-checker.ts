import { editDistance } from '../edit-distance';
import { isCommonWord, isStopWord, spellingWords, stem } from './normalize';
import { synonymWords } from './synonyms';
import { FACT_WEIGHT, type TextIndex } from './text-index';

/** A word that may have been meant: how many edits away it is. */
export type SpellingCandidate = { word: string; distance: number };

/** A word of the catalogue: how much a match in it counts, and its letters as bits. */
type Entry = { word: string; weight: number; letters: number };

const KEYWORD_WEIGHT = 5;
const MIN_LENGTH = 3;
const MIN_PREFIX_LENGTH = 4;
const LONG_WORD = 7;
/** The most edits between two words that sound alike. */
const MAX_EDITS = 3;
const MIN_SOUND_LENGTH = 3;
const UNTYPED_PENALTY = 0.5;
/** The loss of an ordinary word against one that tells more. */
const COMMON_PENALTY = 4;
const hasDigit = (word: string) => /\d/.test(word);

/** The words of the catalogue and of the owner's lists that a mistyped one may stand for. */
export class SpellChecker {
  private readonly entries: Entry[] = [];

  /** `texts` are to be finished. */
  constructor(private readonly texts: TextIndex) {}

  /** Takes in the words; some 10 ms for 30,000. */
  build(): void {
    if (this.entries.length > 0) return;
    const own = this.texts.words.map((word) => ({ word, weight: this.texts.weightOf(word) }));
    const others = [...synonymWords, ...spellingWords].flatMap((word) =>
      this.texts.has(word) ? [] : [{ word, weight: KEYWORD_WEIGHT }],
    );
    for (const { word, weight } of [...own, ...others]) {
      // A word that is only said of goods at length is not looked for by it.
      if (weight < FACT_WEIGHT || isStopWord(word)) continue;
      if (word.length >= MIN_LENGTH && !hasDigit(word)) this.entries.push({ word, weight, letters: letterBits(word) });
    }
  }

  /** The likeliest first; none for words with digits, which are numbers, and for words of fewer than three letters; a word of three keeps its first letter. */
  candidatesFor(raw: string, isLast: boolean, isLoose = true): SpellingCandidate[] {
    if (hasDigit(raw) || raw.length < MIN_LENGTH) return [];
    this.build();
    const singular = stem(raw);
    const found = new Map<string, SpellingCandidate & { rank: number }>();
    const note = ({ word, weight }: Entry, distance: number) => {
      const key = stem(word);
      const known = found.get(key);
      if (key === singular || (raw.length < 4 && (word[0] !== raw[0] || weight < KEYWORD_WEIGHT))) return;
      if (known && known.distance <= distance) return;
      // A first letter is seldom wrong, and a word that stands in much is typed often.
      const often = Math.log2(1 + this.texts.frequencyOf(key));
      const rank =
        distance * 10 + (word[0] === raw[0] ? 0 : 4) - weight * 0.5 - often + (isCommonWord(word) ? COMMON_PENALTY : 0);
      found.set(key, { word: this.surface(word, raw), distance, rank });
    };
    for (const typed of new Set([singular, raw])) this.eachNear(typed, isLoose, note);
    if (isLast && raw.length >= MIN_PREFIX_LENGTH && found.size === 0) this.eachWithPrefix(raw, note);
    return [...found.values()].sort((a, b) => a.rank - b.rank || (a.word < b.word ? -1 : 1));
  }

  /** Near words that begin as the typed one does, or with its first two letters in each other's place; with `isLoose` telling words that begin in another way, too. */
  private eachNear(typed: string, isLoose: boolean, note: (entry: Entry, distance: number) => void): void {
    const most = typed.length < LONG_WORD ? 1 : 2;
    const letters = letterBits(typed);
    const sound = phoneticKey(typed);
    for (const entry of this.entries) {
      const isFar =
        Math.abs(entry.word.length - typed.length) > MAX_EDITS || countBits(entry.letters ^ letters) > 2 * MAX_EDITS;
      if (isFar || !(beginsLike(entry.word, typed) || (isLoose && entry.weight >= KEYWORD_WEIGHT))) continue;
      const distance = editDistance(typed, entry.word, MAX_EDITS);
      if (distance <= most) note(entry, distance);
      else if (distance <= most + 1 && sound.length >= MIN_SOUND_LENGTH && phoneticKey(entry.word) === sound)
        note(entry, most + UNTYPED_PENALTY);
    }
  }

  /** Telling words whose beginning is near to a word that is mistyped and not yet complete. */
  private eachWithPrefix(typed: string, note: (entry: Entry, distance: number) => void): void {
    for (const entry of this.entries) {
      if (entry.weight < KEYWORD_WEIGHT || entry.word.length <= typed.length) continue;
      const isBegun = [0, 1].some((more) => editDistance(typed, entry.word.slice(0, typed.length + more), 1) <= 1);
      if (isBegun) note(entry, 1 + UNTYPED_PENALTY);
    }
  }

  /** The plural for one who typed a plural. */
  private surface(word: string, raw: string): string {
    return raw.endsWith('s') && this.texts.has(`${word}s`) ? `${word}s` : word;
  }
}

/** Whether two words begin with one letter, or with the same two the other way round: the first letter is seldom wrong. */
function beginsLike(a: string, b: string): boolean {
  return a[0] === b[0] || (a[0] === b[1] && a[1] === b[0]);
}

/** The consonants of a word as they sound: 'turniket' and 'tourniquet' -> 'trnkt'. */
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

/** The letters of a word as bits: an edit changes two at most, so that most words are passed over without a look. */
function letterBits(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) & 31);
  return bits;
}

function countBits(value: number): number {
  let count = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
