import { isCommonWord, stem, type Token, tokenize } from './normalize';
import { isNotSoldWord } from './page-results';
import type { SearchRecords } from './records';
import { spellingCandidates } from './spell-checker';
import { synonymsOf, synonymWordsFrom } from './synonyms';
import { FACT_SCORE, FACT_WEIGHT, Scores, type TextIndex } from './text-index';

/** Qualities of a match; 1 is the exact word. They are multiplied by the weight of the field. */
const JOINED = 0.95;
/** The form as typed is better than its singular: 'plates' matches Plates before a plate carrier. */
const AS_TYPED = 1.3;
/** A prefix, if the complete word also occurs in names or only elsewhere. */
const PREFIX_OF_NAME_WORD = 0.7;
const PREFIX_OF_OTHER_WORD = 0.2;
const SUFFIX = 0.6;
const MIN_SUFFIX_LENGTH = 4;
const MAX_CORRECTIONS = 3;
const MAX_PHRASE_WORDS = 3;

/** A possible correction of a typo, with the scores of its records. */
type Correction = { word: string; scores: Scores };

/** The match of a word or phrase of a query. */
export type TextMatch = {
  tokens: readonly Token[];
  /** The scores of the records that match. */
  scores: Scores;
  /** True if the word or phrase is a product noun, such as 'belt'. */
  isNoun: boolean;
  /** Possible corrections; empty if any record contains the word as typed. */
  corrections: readonly Correction[];
};

/** Finds the records for words: exact, prefix, joined ('hand cuffs'), split ('keyring'), synonym or typo. */
export class Matcher {
  private readonly texts: TextIndex;

  constructor(private readonly records: SearchRecords) {
    this.texts = records.texts;
  }

  /** Returns one match for each word or phrase of the query. `isExact` turns off spelling correction. */
  match(tokens: readonly Token[], isExact = false): TextMatch[] {
    const matches: TextMatch[] = [];
    for (let start = 0; start < tokens.length; ) {
      const phrase = tokens.slice(start, start + this.phraseLength(tokens, start));
      start += phrase.length;
      matches.push(this.matchOne(phrase, start === tokens.length, isExact));
    }
    return matches;
  }

  /** The records that have these words, or synonyms of them, in a field other than the description. */
  matchFacts(tokens: readonly Token[]): Scores {
    const found = this.matchAll(
      tokens.map(({ stem: singular }) => {
        const scores = new Scores(this.records.size);
        this.texts.matchExact(singular, 1, scores, FACT_WEIGHT);
        this.addSynonyms(singular, scores, true);
        return scores;
      }),
    );
    this.addSynonyms(toPhrase(tokens), found, true);
    return found;
  }

  private matchOne(phrase: readonly Token[], isLast: boolean, isExact: boolean): TextMatch {
    const scores = this.matchPhrase(phrase, isLast);
    const [token] = phrase;
    const isTypo = scores.isEmpty && !isExact && !phrase.some((word) => this.isWord(word));
    const corrections = token && isTypo ? this.correctionsFor(token, isLast) : [];
    for (const correction of corrections) raiseAll(scores, correction.scores, 1);
    const words = corrections.length > 0 ? corrections.map(({ word }) => tokenize(word)) : [phrase];
    return { tokens: phrase, scores, isNoun: words.some((word) => this.isNoun(word)), corrections };
  }

  /** True for words that exist although no record contains them, so that they are not corrected. */
  private isWord({ stem: singular }: Token): boolean {
    return isCommonWord(singular) || synonymsOf(singular).length > 0 || isNotSoldWord(singular);
  }

  /** The words with the smallest edit distance, likeliest first, with their scores. */
  private correctionsFor({ raw }: Token, isLast: boolean): Correction[] {
    const candidates = spellingCandidates(this.texts, raw, isLast);
    const minDistance = Math.min(...candidates.map(({ distance }) => distance));
    return candidates
      .filter(({ distance }) => distance <= minDistance)
      .slice(0, MAX_CORRECTIONS)
      .map(({ word }) => ({ word, scores: this.matchPhrase(tokenize(word), false) }));
  }

  /** True if the last word of a phrase, or of a synonym of it, is a product noun. */
  isNoun(phrase: readonly Token[]): boolean {
    const synonyms = [toPhrase(phrase), stem(toJoined(phrase))].flatMap(synonymsOf);
    const nouns = [phrase.at(-1)?.stem, ...synonyms.map(({ stems }) => stems.at(-1))];
    return nouns.some((noun) => noun !== undefined && this.texts.isNoun(noun));
  }

  /** The number of tokens from `start` that belong together, such as 2 for 'hand cuffs'. */
  private phraseLength(tokens: readonly Token[], start: number): number {
    for (let length = Math.min(MAX_PHRASE_WORDS, tokens.length - start); length > 1; length -= 1) {
      const phrase = tokens.slice(start, start + length);
      const isPrefix = start + length === tokens.length && this.isJoinedPrefix(toJoined(phrase));
      if (isPrefix || synonymsOf(toPhrase(phrase)).length > 0 || this.isJoinedKnown(toJoined(phrase))) return length;
    }
    return 1;
  }

  private isJoinedKnown(joined: string): boolean {
    return this.texts.has(stem(joined)) || synonymsOf(stem(joined)).length > 0 || this.records.numbers.isNumber(joined);
  }

  /** True for the start of a joined word: 't sh' for 't-shirt'. */
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
      this.records.numbers.match(joined, found);
      this.texts.matchExact(stem(joined), JOINED, found);
      this.addSynonyms(stem(joined), found);
    }
    if (isLast && this.isJoinedPrefix(joined)) this.texts.matchPrefix(joined, JOINED, found);
    this.addSynonyms(toPhrase(phrase), found);
    return found;
  }

  private matchWord({ raw, stem: singular }: Token, isLast: boolean): Scores {
    const found = new Scores(this.records.size);
    this.texts.matchExact(singular, 1, found);
    if (raw !== singular) this.texts.matchExact(raw, AS_TYPED, found);
    this.addSynonyms(singular, found);
    this.records.numbers.match(raw, found);
    if (isLast || raw.length > 1) this.texts.matchPrefix(raw, this.prefixQuality(singular, found), found);
    if (raw.length >= MIN_SUFFIX_LENGTH && !this.texts.isNoun(singular))
      this.texts.matchSuffix(singular, SUFFIX, found);
    if (!found.isEmpty) return found;
    if (isLast && raw.length > 2) for (const word of synonymWordsFrom(raw)) this.addSynonyms(word, found);
    for (const parts of found.isEmpty ? this.splits(raw) : []) {
      raiseAll(found, this.matchAll(parts.map((part) => this.exact(stem(part)))), JOINED);
    }
    return found;
  }

  /** The quality of a prefix match. It is lower if the prefix is also a word: 'tac' may be 'tactical', but 'car' is seldom 'carpet'. */
  private prefixQuality(word: string, found: Scores): number {
    if (found.isEmpty) return 1;
    return this.texts.weightOf(word) > FACT_WEIGHT ? PREFIX_OF_NAME_WORD : PREFIX_OF_OTHER_WORD;
  }

  /** Adds the scores of synonyms. `isSame`: only true synonyms, and no matches in descriptions. */
  private addSynonyms(phrase: string, found: Scores, isSame = false): void {
    for (const synonym of synonymsOf(phrase)) {
      if (isSame && !synonym.isSame) continue;
      const { stems, quality } = synonym;
      const [first] = stems;
      if (stems.length === 1 && first !== undefined)
        this.texts.matchExact(first, quality, found, isSame ? FACT_WEIGHT : 0);
      else raiseAll(found, this.matchAll(stems.map((word) => this.exact(word))), quality);
    }
  }

  private exact(word: string): Scores {
    const found = new Scores(this.records.size);
    this.texts.matchExact(word, 1, found);
    return found;
  }

  /** Splits a word into two words of the catalogue: 'keyring' -> key ring, '600lm' -> 600 lm. */
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

  /** The records that match all words of a phrase. Their score is the score of the last word, the noun. */
  private matchAll(results: readonly Scores[]): Scores {
    const found = new Scores(this.records.size);
    const parts = results.map((scores) => ({ scores }));
    for (const record of recordsMatchingAll(parts, FACT_SCORE)) {
      const nameMatch = results.reduce((total, result) => total + (result.nameMatch[record] ?? 0), 0);
      found.raise(record, results.at(-1)?.score[record] ?? 0, nameMatch);
    }
    return found;
  }
}

/** The records that match every word with a score of at least `minScore`. */
export function recordsMatchingAll(matches: readonly Pick<TextMatch, 'scores'>[], minScore = 0): number[] {
  const [rarest] = [...matches].sort((a, b) => a.scores.records.length - b.scores.records.length);
  const matchesAll = (record: number) =>
    matches.every(({ scores }) => (scores.score[record] ?? 0) > 0 && (scores.score[record] ?? 0) >= minScore);
  return rarest?.scores.records.filter(matchesAll) ?? [];
}

const toPhrase = (tokens: readonly Token[]) => tokens.map(({ stem: singular }) => singular).join(' ');
const toJoined = (tokens: readonly Token[]) => tokens.map(({ raw }) => raw).join('');

function raiseAll(into: Scores, from: Scores, quality: number): void {
  for (const record of from.records) {
    into.raise(record, (from.score[record] ?? 0) * quality, (from.nameMatch[record] ?? 0) * quality);
  }
}
