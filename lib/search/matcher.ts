import type { ItemNumbers } from './item-numbers';
import { stem, type Token } from './normalise';
import { synonymsOf, synonymWordsFrom } from './synonyms';
import { Scores, type TextIndex } from './text-index';

const JOINED = 0.95;
/** 'plates' means Plates more than a plate carrier. */
const AS_TYPED = 1.15;
const LONGEST_PHRASE = 3;
const REMEMBERED = 24;

/** A word or phrase of a query. */
export type TextMatch = {
  tokens: readonly Token[];
  /** How well each record answers it. */
  scores: Scores;
  /** Whether it names goods. */
  isNoun: boolean;
};

/** Finds the records that answer words: as typed, begun, joined ('hand cuffs'), split ('keyring') or under another name. */
export class Matcher {
  /** The last answers: guessing asks for the same words again and again. */
  private readonly remembered = new Map<string, TextMatch>();
  private readonly whole = new Map<string, Scores>();

  constructor(
    private readonly texts: TextIndex,
    private readonly numbers: ItemNumbers,
    private readonly size: number,
  ) {}

  /** One result for each word or phrase of the query; a record answers the query when it is in all of them. */
  match(tokens: readonly Token[]): TextMatch[] {
    const results: TextMatch[] = [];
    for (let start = 0; start < tokens.length; ) {
      const length = this.phraseLength(tokens, start);
      const isLast = start + length === tokens.length;
      results.push(this.remember(tokens.slice(start, start + length), isLast));
      start += length;
    }
    return results;
  }

  /** The records that bear these words, whole or under another name of the same thing. */
  bearing(tokens: readonly Token[]): Scores {
    const found = this.all(
      tokens.map(({ stem: singular }) => {
        const own = new Scores(this.size);
        this.texts.matchExact(singular, 1, own);
        this.addSynonyms(singular, own, true);
        return own;
      }),
    );
    this.addSynonyms(toPhrase(tokens), found, true);
    return found;
  }

  private remember(phrase: readonly Token[], isLast: boolean): TextMatch {
    const key = `${isLast} ${phrase.map(({ raw }) => raw).join(' ')}`;
    const known = this.remembered.get(key);
    if (known) return known;
    if (this.remembered.size >= REMEMBERED) this.remembered.clear();
    const match = { tokens: phrase, scores: this.matchPhrase(phrase, isLast), isNoun: this.isNoun(phrase) };
    this.remembered.set(key, match);
    return match;
  }

  /** Whether words name goods, as they are or under another name. */
  isNoun(phrase: readonly Token[]): boolean {
    const others = [toPhrase(phrase), stem(toJoined(phrase))].flatMap(synonymsOf);
    const nouns = [phrase.at(-1)?.stem, ...others.map(({ stems }) => stems.at(-1))];
    return nouns.some((noun) => noun !== undefined && this.texts.isNoun(noun));
  }

  private phraseLength(tokens: readonly Token[], start: number): number {
    for (let length = Math.min(LONGEST_PHRASE, tokens.length - start); length > 1; length -= 1) {
      const phrase = tokens.slice(start, start + length);
      const isBegun = start + length === tokens.length && this.isJoinedBegun(toJoined(phrase));
      if (isBegun || synonymsOf(toPhrase(phrase)).length > 0 || this.isJoinedKnown(toJoined(phrase))) return length;
    }
    return 1;
  }

  private isJoinedKnown(joined: string): boolean {
    return this.texts.has(stem(joined)) || synonymsOf(stem(joined)).length > 0 || this.numbers.isNumber(joined);
  }

  /** 't sh' on the way to 't-shirt'. */
  private isJoinedBegun(joined: string): boolean {
    return joined.length > 2 && !/\d/.test(joined) && this.texts.hasPrefix(joined);
  }

  private matchPhrase(phrase: readonly Token[], isLast: boolean): Scores {
    const [token] = phrase;
    if (phrase.length === 1 && token) return this.matchWord(token, isLast);
    const found = this.all(phrase.map((word, index) => this.matchWord(word, isLast && index === phrase.length - 1)));
    const joined = toJoined(phrase);
    if (this.isJoinedKnown(joined)) {
      this.numbers.match(joined, found);
      this.texts.matchExact(stem(joined), JOINED, found);
      this.addSynonyms(stem(joined), found);
    }
    if (isLast && this.isJoinedBegun(joined)) this.texts.matchPrefix(joined, JOINED, found);
    this.addSynonyms(toPhrase(phrase), found);
    return found;
  }

  private matchWord({ raw, stem: singular }: Token, isLast: boolean): Scores {
    const found = new Scores(this.size);
    this.texts.matchExact(singular, 1, found);
    if (raw !== singular) this.texts.matchExact(raw, AS_TYPED, found);
    if (raw.length > 1 || isLast) this.texts.matchPrefix(raw, 1, found);
    this.numbers.match(raw, found);
    this.addSynonyms(singular, found);
    if (!found.isEmpty) return found;
    if (isLast && raw.length > 2) for (const word of synonymWordsFrom(raw)) this.addSynonyms(word, found);
    for (const parts of found.isEmpty ? this.splits(raw) : []) {
      merge(found, this.all(parts.map((part) => this.exact(stem(part)))), JOINED);
    }
    return found;
  }

  private addSynonyms(phrase: string, found: Scores, isSameOnly = false): void {
    for (const { stems, quality, isSame } of synonymsOf(phrase)) {
      if (isSameOnly && !isSame) continue;
      const [first] = stems;
      if (stems.length === 1 && first !== undefined) this.texts.matchExact(first, quality, found);
      else merge(found, this.all(stems.map((word) => this.exact(word))), quality);
    }
  }

  private exact(word: string): Scores {
    const known = this.whole.get(word);
    if (known) return known;
    if (this.whole.size >= REMEMBERED) this.whole.clear();
    const found = new Scores(this.size);
    this.texts.matchExact(word, 1, found);
    this.whole.set(word, found);
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

  /** The records that are in all results: a phrase counts as much as its best word, the noun. */
  private all(results: readonly Scores[]): Scores {
    const found = new Scores(this.size);
    for (const record of recordsOfAll(results)) {
      let score = 0;
      let named = 0;
      for (const result of results) {
        score = Math.max(score, result.score[record] ?? 0);
        named += result.named[record] ?? 0;
      }
      found.raise(record, score, named);
    }
    return found;
  }
}

/** The records that have a score in every one of the results. */
export function recordsOfAll(results: readonly Scores[]): number[] {
  const [fewest, ...others] = [...results].sort((a, b) => a.records.length - b.records.length);
  return fewest?.records.filter((record) => others.every(({ score }) => (score[record] ?? 0) > 0)) ?? [];
}

const toPhrase = (tokens: readonly Token[]) => tokens.map(({ stem: singular }) => singular).join(' ');
const toJoined = (tokens: readonly Token[]) => tokens.map(({ raw }) => raw).join('');

function merge(into: Scores, from: Scores, quality: number): void {
  for (const record of from.records) {
    into.raise(record, (from.score[record] ?? 0) * quality, (from.named[record] ?? 0) * quality);
  }
}
