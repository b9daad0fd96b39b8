import { headNoun, indexTerms, normalizeText, splitWords, stem } from './normalize';
import { searchWords } from './search-words';

const { describing } = searchWords;

/** A field of a record with the weight of a match in it. `head`: weight of the main noun, for names. */
export type IndexedField = { key: string; weight: number; head?: number; isName?: boolean };

/** Scores by record number; 0 for no match. `nameMatch`: the best match within the name, up to 1. */
export class Scores {
  readonly score: Float32Array;
  readonly nameMatch: Float32Array;
  /** The records with a score, unordered. */
  readonly records: number[] = [];

  constructor(readonly size: number) {
    this.score = new Float32Array(size);
    this.nameMatch = new Float32Array(size);
  }

  get isEmpty(): boolean {
    return this.records.length === 0;
  }

  /** Sets the scores of a record if they are higher than before. */
  raise(record: number, score: number, nameMatch: number): void {
    const previous = this.score[record] ?? 0;
    if (previous === 0) this.records.push(record);
    if (score > previous) this.score[record] = score;
    if (nameMatch > (this.nameMatch[record] ?? 0)) this.nameMatch[record] = nameMatch;
  }
}

/** The postings of a term. */
type Term = {
  /** Numbers of the texts that contain the term, and its weight in each of them. */
  texts: number[];
  weights: number[];
  /** The highest of these weights. */
  weight: number;
  /** Number of names with the term, and of names in which it is the main noun. */
  nameCount: number;
  headCount: number;
};

const UNTYPED_PREFIX = 0.45;
/** Minimum weight of fields with facts; only descriptions have a lower one. */
export const FACT_WEIGHT = 2;
/** Minimum score of a match in a field with facts. It allows for the low quality of short prefixes. */
export const FACT_SCORE = 0.55 * FACT_WEIGHT;
/** Minimum weight of names, brands and categories. */
const NAME_WEIGHT = 5;
/** Factor for parts of a compound: 'duty belt' matches 'Duty Belt' better than 'Off-Duty Belt'. */
const COMPOUND_FACTOR = 0.7;
/** A word is a product noun if it is the main noun in this share of names. 'tactical' in 'G2X Tactical' is an exception. */
const MIN_HEAD_SHARE = 0.1;
const DESCRIBING = new Set(describing.map((word) => stem(normalizeText(word))));

/**
 * An inverted index. Terms refer to texts, and texts to records. Each different text is indexed once, because brands, sizes and feature
 * lines occur in many records.
 */
export class TextIndex {
  private readonly terms = new Map<string, Term>();
  /** Text numbers by field and text. */
  private readonly texts = new Map<string, number>();
  private readonly recordsOf: number[][] = [];
  /** The weight of words of each text if it is a name, otherwise 0. */
  private readonly nameWeight: number[] = [];
  /** The singulars of each text that is a name. */
  private readonly names = new Map<number, readonly string[]>();
  private sorted: string[] = [];
  /** The name of each record as singulars with a space before each, and its number of words. */
  readonly nameOf: string[] = [];
  readonly nameSize: number[] = [];

  /** Indexes a text of a record. Empty texts are ignored. */
  add(record: number, field: IndexedField, text: string): void {
    if (text === '') return;
    const key = `${field.key} ${text}`;
    let position = this.texts.get(key);
    if (position === undefined) {
      position = this.recordsOf.push([]) - 1;
      this.texts.set(key, position);
      this.nameWeight.push(field.isName ? field.weight : 0);
      const words = this.indexText(position, field, text);
      if (field.isName) this.names.set(position, words);
    }
    this.recordsOf[position]?.push(record);
    const words = this.names.get(position);
    if (!words) return;
    this.nameOf[record] = ` ${words.join(' ')}`;
    this.nameSize[record] = words.length || 1;
  }

  /** Must be called after the last `add` and before prefix queries. */
  finish(): void {
    this.sorted = [...this.terms.keys()].sort();
    this.texts.clear();
    this.names.clear();
  }

  /** Adds the terms of a new text. Returns its words as singulars. */
  private indexText(position: number, field: IndexedField, text: string): string[] {
    const head = field.head === undefined ? '' : headNoun(text);
    const chunks = splitWords(text);
    for (const chunk of chunks) {
      const isHead = chunk.some((word) => stem(word) === head);
      const weight = (isHead && field.head) || field.weight;
      const isCompound = !isHead && chunk.length > 1;
      const parts = new Set(isCompound ? chunk.map(stem) : []);
      for (const term of indexTerms(chunk)) {
        this.addPosting(term, position, parts.has(stem(term)) ? weight * COMPOUND_FACTOR : weight);
        if (field.head !== undefined) this.countName(term, isHead && term === head);
      }
    }
    return chunks.map((chunk) => chunk.map(stem).join('-'));
  }

  private addPosting(word: string, position: number, weight: number): void {
    const term = this.terms.get(word);
    if (!term) {
      this.terms.set(word, { texts: [position], weights: [weight], weight, nameCount: 0, headCount: 0 });
      return;
    }
    term.weight = Math.max(term.weight, weight);
    const last = term.texts.length - 1;
    if (term.texts[last] === position) term.weights[last] = Math.max(term.weights[last] ?? 0, weight);
    else {
      term.texts.push(position);
      term.weights.push(weight);
    }
  }

  private countName(word: string, isHead: boolean): void {
    const term = this.terms.get(word);
    if (!term) return;
    term.nameCount += 1;
    if (isHead) term.headCount += 1;
  }

  /** True for product nouns: main nouns of names or subcategories that are not `describing` words of `search.json`. */
  isNoun(word: string): boolean {
    const term = this.terms.get(word);
    if (term === undefined || DESCRIBING.has(word)) return false;
    return term.headCount > 0 && term.headCount >= MIN_HEAD_SHARE * term.nameCount;
  }

  has(term: string): boolean {
    return this.terms.has(term);
  }

  /** The highest weight of a term; 0 for unknown terms. */
  weightOf(term: string): number {
    return this.terms.get(term)?.weight ?? 0;
  }

  /** The number of different texts with a term. */
  frequencyOf(term: string): number {
    return this.terms.get(term)?.texts.length ?? 0;
  }

  hasPrefix(prefix: string): boolean {
    return this.sorted[lowerBound(this.sorted, prefix)]?.startsWith(prefix) ?? false;
  }

  /** Terms in alphabetical order. */
  get words(): readonly string[] {
    return this.sorted;
  }

  /** Scores the records with exactly this term in fields of at least `minWeight`. */
  matchExact(word: string, quality: number, scores: Scores, minWeight = 0): void {
    const term = this.terms.get(word);
    if (!term || term.weight < minWeight) return;
    for (let index = 0; index < term.texts.length; index += 1) {
      const position = term.texts[index] ?? 0;
      const weight = term.weights[index] ?? 0;
      if (weight < minWeight) continue;
      const score = weight * quality;
      const nameWeight = this.nameWeight[position] ?? 0;
      const nameMatch = nameWeight > 0 ? quality * Math.min(1, weight / nameWeight) : 0;
      for (const record of this.recordsOf[position] ?? []) scores.raise(record, score, nameMatch);
    }
  }

  /** Scores the records with longer terms that start with a prefix, except in descriptions. The score grows with the typed share. */
  matchPrefix(prefix: string, quality: number, scores: Scores): void {
    for (let index = lowerBound(this.sorted, prefix); index < this.sorted.length; index += 1) {
      const term = this.sorted[index] ?? '';
      if (!term.startsWith(prefix)) break;
      const typedShare = prefix.length / term.length;
      if (term !== prefix) this.matchExact(term, quality * (UNTYPED_PREFIX + 0.45 * typedShare), scores, FACT_WEIGHT);
    }
  }

  /** Scores the records with a word with this ending in their name, brand or category: 'phone' matches smartphones. */
  matchSuffix(ending: string, quality: number, scores: Scores): void {
    for (const term of this.sorted) {
      if (term.length > ending.length + 2 && term.endsWith(ending) && !/\d/.test(term))
        this.matchExact(term, quality, scores, NAME_WEIGHT);
    }
  }
}

/** The first index in a sorted list whose item is not less than `value` (binary search). */
export function lowerBound(sorted: readonly string[], value: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
