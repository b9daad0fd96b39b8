import type { ItemNumbers } from './item-numbers';
import { isCommonWord, rootOf, stem, type Token, tokenize } from './normalize';
import { isNotSoldWord } from './page-results';
import type { SpellChecker } from './spell-checker';
import { synonymsOf, synonymWordsFrom } from './synonyms';
import { FACT_SCORE, FACT_WEIGHT, Scores, type TextIndex } from './text-index';

const JOINED = 0.95;
/** 'plates' means Plates more than a plate carrier. */
const AS_TYPED = 1.3;
const PREFIX_BESIDE_NAME = 0.7;
const PREFIX_BESIDE_WORD = 0.2;
const SUFFIX = 0.6;
/** 'pruners' are found by 'pruning'. */
const SAME_ROOT = 0.75;
const MIN_SUFFIX_LENGTH = 4;
/** The quality of a word that a mistyped one may have been, and how many of these are tried. */
const CORRECTED = 0.9;
const MAX_CORRECTIONS = 3;
const MAX_PHRASE_WORDS = 3;
const MAX_CACHED = 64;
/** The words up to which a question may have a wrong first letter: in talk, a word that no goods bear is seldom a mistake. */
const MAX_LOOSE_WORDS = 2;

/** A word that may have been meant for a mistyped one, with the score of each record for it. */
type Correction = { word: string; scores: Scores };

/** A word or phrase of a query. */
export type TextMatch = {
  tokens: readonly Token[];
  /** The score of each record for the word. */
  scores: Scores;
  /** Whether the word or phrase names goods. */
  isNoun: boolean;
  /** The words that it may have been where nothing bears it as it was typed. */
  corrections: readonly Correction[];
};

/** Finds the records that answer words: as typed, begun, joined ('hand cuffs'), split ('keyring'), under another name or mistyped. */
export class Matcher {
  /** The last answers: the next letter of a query asks for its other words again. */
  private readonly cache = new Map<string, TextMatch>();

  constructor(
    private readonly texts: TextIndex,
    private readonly numbers: ItemNumbers,
    private readonly spellChecker: SpellChecker,
    private readonly size: number,
  ) {}

  /** Results, one for each word or phrase of the query; with `isExact` no mistyped word is put right. */
  match(tokens: readonly Token[], isExact = false): TextMatch[] {
    const results: TextMatch[] = [];
    const isLoose = tokens.length <= MAX_LOOSE_WORDS;
    for (let start = 0; start < tokens.length; ) {
      const phrase = tokens.slice(start, start + this.phraseLength(tokens, start));
      start += phrase.length;
      const isLast = start === tokens.length;
      const key = `${isLast} ${isExact} ${isLoose} ${phrase.map(({ raw }) => raw).join(' ')}`;
      const match = this.cache.get(key) ?? this.matchOne(phrase, isLast, isExact, isLoose);
      if (this.cache.size >= MAX_CACHED) this.cache.clear();
      this.cache.set(key, match);
      results.push(match);
    }
    return results;
  }

  /** The records that bear these words, whole or under another name of the same thing. */
  matchStated(tokens: readonly Token[]): Scores {
    const found = this.matchAll(
      tokens.map(({ stem: singular }) => {
        const own = new Scores(this.size);
        this.texts.matchExact(singular, 1, own, FACT_WEIGHT);
        this.addSynonyms(singular, own, true);
        return own;
      }),
    );
    this.addSynonyms(toPhrase(tokens), found, true);
    return found;
  }

  private matchOne(phrase: readonly Token[], isLast: boolean, isExact: boolean, isLoose: boolean): TextMatch {
    const scores = this.matchPhrase(phrase, isLast);
    const [token] = phrase;
    const isMistyped = scores.isEmpty && !isExact && !phrase.some((word) => this.isWord(word));
    const corrections = token && isMistyped ? this.correctionsFor(token, isLast, isLoose) : [];
    for (const { scores: own } of corrections) raiseAll(scores, own, CORRECTED);
    const words = corrections.length > 0 ? corrections.map(({ word }) => tokenize(word)) : [phrase];
    return { tokens: phrase, scores, isNoun: words.some((word) => this.isNoun(word)), corrections };
  }

  /** Whether a word is one that people use, although nothing bears it. */
  private isWord({ stem: singular }: Token): boolean {
    return isCommonWord(singular) || synonymsOf(singular).length > 0 || isNotSoldWord(singular);
  }

  /** The nearest words, the likeliest first, with what bears them. */
  private correctionsFor({ raw }: Token, isLast: boolean, isLoose: boolean): Correction[] {
    const near = this.spellChecker.candidatesFor(raw, isLast, isLoose);
    const least = Math.min(...near.map(({ distance }) => distance));
    return near
      .filter(({ distance }) => distance <= least)
      .slice(0, MAX_CORRECTIONS)
      .map(({ word }) => ({ word, scores: this.matchPhrase(tokenize(word), false) }));
  }

  /** Whether words name goods, as they are or under another name. */
  isNoun(phrase: readonly Token[]): boolean {
    const others = [toPhrase(phrase), stem(toJoined(phrase))].flatMap(synonymsOf);
    const nouns = [phrase.at(-1)?.stem, ...others.map(({ stems }) => stems.at(-1))];
    return nouns.some((noun) => noun !== undefined && this.texts.isNoun(noun));
  }

  private phraseLength(tokens: readonly Token[], start: number): number {
    for (let length = Math.min(MAX_PHRASE_WORDS, tokens.length - start); length > 1; length -= 1) {
      const phrase = tokens.slice(start, start + length);
      const isBegun = start + length === tokens.length && this.isJoinedPrefix(toJoined(phrase));
      if (isBegun || synonymsOf(toPhrase(phrase)).length > 0 || this.isJoinedKnown(toJoined(phrase))) return length;
    }
    return 1;
  }

  private isJoinedKnown(joined: string): boolean {
    return this.texts.has(stem(joined)) || synonymsOf(stem(joined)).length > 0 || this.numbers.isNumber(joined);
  }

  /** 't sh' on the way to 't-shirt'. */
  private isJoinedPrefix(joined: string): boolean {
    return joined.length > 2 && !/\d/.test(joined) && this.texts.hasPrefix(joined);
  }

  private matchPhrase(phrase: readonly Token[], isLast: boolean): Scores {
    const [token] = phrase;
    if (phrase.length === 1 && token) return this.matchWord(token, isLast);
    const found = this.matchAll(
      phrase.map((word, index) => this.matchWord(word, isLast && index === phrase.length - 1)),
    );
    const joined = toJoined(phrase);
    if (this.isJoinedKnown(joined)) {
      this.numbers.match(joined, found);
      this.texts.matchExact(stem(joined), JOINED, found);
      this.addSynonyms(stem(joined), found);
    }
    if (isLast && this.isJoinedPrefix(joined)) this.texts.matchPrefix(joined, JOINED, found);
    this.addSynonyms(toPhrase(phrase), found);
    return found;
  }

  private matchWord({ raw, stem: singular }: Token, isLast: boolean): Scores {
    const found = new Scores(this.size);
    this.texts.matchExact(singular, 1, found);
    if (raw !== singular) this.texts.matchExact(raw, AS_TYPED, found);
    this.addSynonyms(singular, found);
    this.numbers.match(raw, found);
    if (isLast || raw.length > 1) this.texts.matchPrefix(raw, this.prefixQuality(singular, found), found);
    this.texts.matchRoot(rootOf(raw), SAME_ROOT, found);
    if (raw.length >= MIN_SUFFIX_LENGTH && !this.texts.isNoun(singular))
      this.texts.matchSuffix(singular, SUFFIX, found);
    if (!found.isEmpty) return found;
    this.texts.matchRoot(rootOf(raw), SAME_ROOT, found);
    if (isLast && raw.length > 2) for (const word of synonymWordsFrom(raw)) this.addSynonyms(word, found);
    for (const parts of found.isEmpty ? this.splits(raw) : []) {
      raiseAll(found, this.matchAll(parts.map((part) => this.exact(stem(part)))), JOINED);
    }
    return found;
  }

  /** The quality of the beginning of a longer word: 'tac' may be tactical beside a TAC, 'car' is a car and no carpet. */
  private prefixQuality(word: string, found: Scores): number {
    if (found.isEmpty) return 1;
    return this.texts.weightOf(word) > FACT_WEIGHT ? PREFIX_BESIDE_NAME : PREFIX_BESIDE_WORD;
  }

  /** Adds what bears another name; with `isSame` the names of the same thing alone, and no talk of it. */
  private addSynonyms(phrase: string, found: Scores, isSame = false): void {
    for (const other of synonymsOf(phrase)) {
      if (isSame && !other.isSame) continue;
      const { stems, quality } = other;
      const [first] = stems;
      if (stems.length === 1 && first !== undefined)
        this.texts.matchExact(first, quality, found, isSame ? FACT_WEIGHT : 0);
      else raiseAll(found, this.matchAll(stems.map((word) => this.exact(word))), quality);
    }
  }

  private exact(word: string): Scores {
    const found = new Scores(this.size);
    this.texts.matchExact(word, 1, found);
    return found;
  }

  /** 'keyring' -> key ring, '600lm' -> 600 lm, where both parts are words of the catalogue. */
  private splits(word: string): [string, string][] {
    const found: [string, string][] = [];
    for (let at = 2; at <= word.length - 2; at += 1) {
      const parts: [string, string] = [word.slice(0, at), word.slice(at)];
      const isBoundary = /\d/.test(parts[0].at(-1) ?? '') !== /\d/.test(parts[1].charAt(0));
      const isLongEnough = isBoundary || (at > 2 && word.length - at > 2);
      if (isLongEnough && parts.every((part) => this.texts.has(stem(part)))) found.push(parts);
    }
    return found;
  }

  /** The records that state all parts of a phrase; it counts as much as its last word, the noun. */
  private matchAll(results: readonly Scores[]): Scores {
    const found = new Scores(this.size);
    const parts = results.map((scores) => ({ scores }));
    for (const record of recordsMatchingAll(parts, FACT_SCORE)) {
      const named = results.reduce((total, result) => total + (result.named[record] ?? 0), 0);
      found.raise(record, results.at(-1)?.score[record] ?? 0, named);
    }
    return found;
  }
}

/** The records that answer every one of the words, with a score of at least `least`. */
export function recordsMatchingAll(matches: readonly Pick<TextMatch, 'scores'>[], least = 0): number[] {
  const [fewest] = [...matches].sort((a, b) => a.scores.records.length - b.scores.records.length);
  const isIn = (record: number) => {
    return matches.every(({ scores }) => (scores.score[record] ?? 0) > 0 && (scores.score[record] ?? 0) >= least);
  };
  return fewest?.scores.records.filter(isIn) ?? [];
}

const toPhrase = (tokens: readonly Token[]) => tokens.map(({ stem: singular }) => singular).join(' ');
const toJoined = (tokens: readonly Token[]) => tokens.map(({ raw }) => raw).join('');

function raiseAll(into: Scores, from: Scores, quality: number): void {
  for (const record of from.records) {
    into.raise(record, (from.score[record] ?? 0) * quality, (from.named[record] ?? 0) * quality);
  }
}
