import { headNoun, indexTerms, normalizeText, rootOf, splitWords, stem, unitSymbols } from './normalize';
import { searchWords } from './search-words';

const { describing } = searchWords;

/** A kind of text in a record, and how much a match in it counts; the name's head noun counts `head`. */
export type IndexedField = { key: string; weight: number; head?: number; isName?: boolean };

/** Scores of records for a question, 0 for no answer; `named` is the best match within a name, up to 1. */
export class Scores {
  readonly score: Float32Array;
  readonly named: Float32Array;
  /** The records with a score, in no order. */
  readonly records: number[] = [];

  constructor(readonly size: number) {
    this.score = new Float32Array(size);
    this.named = new Float32Array(size);
  }

  get isEmpty(): boolean {
    return this.records.length === 0;
  }

  raise(record: number, score: number, named: number): void {
    const known = this.score[record] ?? 0;
    if (known === 0) this.records.push(record);
    if (score > known) this.score[record] = score;
    if (named > (this.named[record] ?? 0)) this.named[record] = named;
  }
}

/** The places of a term: positions in the list of texts, with the weight it has there. */
type Term = {
  texts: number[];
  weights: number[];
  weight: number;
  /** The number of names in which it stands, and of those in which it is the noun. */
  names: number;
  heads: number;
};

const UNTYPED_PREFIX = 0.45;
/** The weight from which on a field states a fact of the goods, and does not only talk of them. */
export const FACT_WEIGHT = 2;
/** The score from which on a match is one in such a field; of a word that is begun hardly anything may be typed. */
export const FACT_SCORE = 0.55 * FACT_WEIGHT;
/** The weight from which on a field is their name, maker or place. */
const NAME_WEIGHT = 5;
/** 'Off-Duty Belt' is less of a duty belt than 'Duty Belt'. */
const IN_COMPOUND = 0.7;
/** A word names goods when it does so in more than a stray name: 'tactical' in 'G2X Tactical' does not. */
const MIN_HEAD_SHARE = 0.1;
const DESCRIBING = new Set(describing.map((word) => stem(normalizeText(word))));

/**
 * An index of words in records. Each different text is read once, however many records share it, and a term points at texts, not
 * at records: makers, sizes and feature lines repeat a lot.
 */
export class TextIndex {
  private readonly terms = new Map<string, Term>();
  private readonly texts = new Map<string, number>();
  private readonly recordsOf: number[][] = [];
  /** The weight of a name's word, 0 where a text is no name. */
  private readonly nameWeight: number[] = [];
  private readonly names = new Map<number, readonly string[]>();
  private sorted: string[] = [];
  /** Each record's name as singulars with a blank before each, and how many words it has. */
  readonly nameOf: string[] = [];
  readonly nameSize: number[] = [];

  /** Takes in a text of a record; nothing for an empty one. */
  add(record: number, field: IndexedField, text: string): void {
    if (text === '') return;
    const key = `${field.key} ${text}`;
    let position = this.texts.get(key);
    if (position === undefined) {
      position = this.recordsOf.push([]) - 1;
      this.texts.set(key, position);
      this.nameWeight.push(field.isName ? field.weight : 0);
      const words = this.read(position, field, text);
      if (field.isName) this.names.set(position, words);
    }
    this.recordsOf[position]?.push(record);
    const words = this.names.get(position);
    if (!words) return;
    this.nameOf[record] = ` ${words.join(' ')}`;
    this.nameSize[record] = words.length || 1;
  }

  /** Ends the adding of texts; questions by prefix need it. */
  finish(): void {
    this.sorted = [...this.terms.keys()].sort();
    this.texts.clear();
    this.names.clear();
  }

  private read(position: number, field: IndexedField, text: string): string[] {
    const head = field.head === undefined ? '' : headNoun(text);
    const chunks = splitWords(text);
    for (const chunk of chunks) {
      const isHead = chunk.some((word) => stem(word) === head);
      const weight = (isHead && field.head) || field.weight;
      const isCompound = !isHead && chunk.length > 1;
      const parts = new Set(isCompound ? chunk.map(stem) : []);
      for (const term of indexTerms(chunk)) {
        this.point(term, position, parts.has(stem(term)) ? weight * IN_COMPOUND : weight);
        if (field.head !== undefined) this.count(term, isHead && term === head);
      }
    }
    return chunks.map((chunk) => chunk.map(stem).join('-'));
  }

  private point(term: string, position: number, weight: number): void {
    const known = this.terms.get(term);
    if (!known) {
      this.terms.set(term, { texts: [position], weights: [weight], weight, names: 0, heads: 0 });
      return;
    }
    known.weight = Math.max(known.weight, weight);
    const last = known.texts.length - 1;
    if (known.texts[last] === position) known.weights[last] = Math.max(known.weights[last] ?? 0, weight);
    else {
      known.texts.push(position);
      known.weights.push(weight);
    }
  }

  private count(term: string, isHead: boolean): void {
    const known = this.terms.get(term);
    if (!known) return;
    known.names += 1;
    if (isHead) known.heads += 1;
  }

  /** Whether a word names goods: it is the noun of names or subcategories, and not one that the owner says describes them. */
  isNoun(term: string): boolean {
    const known = this.terms.get(term);
    return (
      known !== undefined && known.heads > 0 && known.heads >= MIN_HEAD_SHARE * known.names && !DESCRIBING.has(term)
    );
  }

  has(term: string): boolean {
    return this.terms.has(term);
  }

  /** The highest weight a term has anywhere, 0 for an unknown one. */
  weightOf(term: string): number {
    return this.terms.get(term)?.weight ?? 0;
  }

  /** The number of different texts in which a term stands. */
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

  /** Scores the records that hold exactly this term in a field of at least this weight. */
  matchExact(term: string, quality: number, scores: Scores, least = 0): void {
    const known = this.terms.get(term);
    if (!known || known.weight < least) return;
    for (let index = 0; index < known.texts.length; index += 1) {
      const position = known.texts[index] ?? 0;
      const weight = known.weights[index] ?? 0;
      if (weight < least) continue;
      const score = weight * quality;
      const full = this.nameWeight[position] ?? 0;
      const named = full > 0 ? quality * Math.min(1, weight / full) : 0;
      for (const record of this.recordsOf[position] ?? []) scores.raise(record, score, named);
    }
  }

  /** Scores the records with a longer term that begins so, but for what is said of them at length; the more of it is typed, the better. A short number finds its measures only. */
  matchPrefix(prefix: string, quality: number, scores: Scores): void {
    if (/^\d{1,2}$|^\d+\.\d*$/.test(prefix)) {
      for (const symbol of unitSymbols) this.matchExact(`${prefix}${symbol}`, 0.8 * quality, scores);
      return;
    }
    for (let index = lowerBound(this.sorted, prefix); index < this.sorted.length; index += 1) {
      const term = this.sorted[index] ?? '';
      if (!term.startsWith(prefix)) break;
      const typed = prefix.length / term.length;
      if (term !== prefix) this.matchExact(term, quality * (UNTYPED_PREFIX + 0.45 * typed), scores, FACT_WEIGHT);
    }
  }

  /** Scores the records with a word of this root; nothing for ''. */
  matchRoot(root: string, quality: number, scores: Scores): void {
    if (root === '') return;
    for (let index = lowerBound(this.sorted, root); this.sorted[index]?.startsWith(root); index += 1) {
      const term = this.sorted[index] ?? '';
      if (rootOf(term) === root) this.matchExact(term, quality, scores);
    }
  }

  /** Scores the records whose name, maker or place has a word that ends so: 'phone' finds smartphones. */
  matchSuffix(ending: string, quality: number, scores: Scores): void {
    for (const term of this.sorted) {
      if (term.length > ending.length + 2 && term.endsWith(ending) && !/\d/.test(term))
        this.matchExact(term, quality, scores, NAME_WEIGHT);
    }
  }
}

/** The first place in a sorted list that is not before `value`. */
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
