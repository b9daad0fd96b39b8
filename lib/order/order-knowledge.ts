import { colorValue } from '../catalogue/color-names';
import type { Color } from '../catalogue/schema/colors';
import type { IndexRow } from '../index/row';
import { compact, isIgnored, splitWords, stem } from '../search/normalise';
import type { ReadWord, Searcher } from '../search/searcher';
import type { KnownColors } from './read-color';
import { wordStems } from './word-stems';

/** The most answers that are looked at to tell one product from others. */
const MOST_ANSWERS = 40;

/** Knowledge by which orders are read: the search, and the colors and makers of its goods. */
export class OrderKnowledge implements KnownColors {
  readonly colors: readonly Color[];
  private readonly colorNames: ReadonlySet<string>;
  private readonly colorWords: ReadonlySet<string>;
  private readonly makers: ReadonlyMap<string, string>;
  private readonly words = new Remembered<boolean>(5000);
  private readonly answers = new Remembered<readonly IndexRow[]>(500);
  // Readings of queries; each holds a number for every product and word.
  private readonly readings = new Remembered<readonly ReadWord[]>(30);

  constructor(
    rows: readonly IndexRow[],
    readonly searcher: Searcher,
  ) {
    const colors = new Map(rows.flatMap((row) => row.colors.map((color) => [color.name, color] as const)));
    this.colors = [...colors.values()];
    this.colorNames = new Set([...colors.keys()].map(phraseOf));
    this.colorWords = new Set([...colors.keys()].flatMap((name) => phraseOf(name).split(' ')));
    this.makers = makersOf(rows);
  }

  isColor(phrase: string): boolean {
    return this.colorNames.has(phraseOf(phrase)) || colorValue(phrase) !== undefined;
  }

  isColorWord(word: string): boolean {
    return this.colorWords.has(stem(word)) || colorValue(word) !== undefined;
  }

  /** The maker that a phrase names in full, or by the beginning that no other maker and no product shares. */
  makerOf(phrase: string): string | undefined {
    return this.makers.get(joinedOf(phrase));
  }

  /** Whether any product answers a word. */
  isKnown(word: string): boolean {
    return this.words.get(word, () => isIgnored(word) || this.answering(word).length > 0);
  }

  /** The products that answer all words, the likeliest first. */
  answering(text: string): readonly IndexRow[] {
    return this.answers.get(text, () => this.searcher.search(text, { literal: true }).hits.slice(0, MOST_ANSWERS));
  }

  /** The words of a text, each with how well it fits a product. */
  read(text: string): readonly ReadWord[] {
    return this.readings.get(text, () => this.searcher.read(text));
  }
}

/** Answers by their question, as many as are worth keeping: the lines of an order are alike. */
class Remembered<Answer> {
  private readonly known = new Map<string, Answer>();

  constructor(private readonly most: number) {}

  get(question: string, answer: () => Answer): Answer {
    const known = this.known.get(question);
    if (known !== undefined) return known;
    if (this.known.size >= this.most) this.known.clear();
    const own = answer();
    this.known.set(question, own);
    return own;
  }
}

const phraseOf = (text: string) => wordStems(text).join(' ');
const joinedOf = (text: string) => compact(splitWords(text).flat().join(''));

function makersOf(rows: readonly IndexRow[]): Map<string, string> {
  const brands = new Set(rows.map(({ card }) => card.brand));
  const inNames = new Set(rows.flatMap(({ card }) => wordStems(card.name)));
  const begun = new Map<string, Set<string>>();
  for (const brand of brands) {
    const words = splitWords(brand).flat();
    for (let length = 1; length < words.length; length += 1) {
      const start = words.slice(0, length);
      const key = start.join('');
      if (start.some((word) => inNames.has(stem(word))) || key.length < 3) continue;
      begun.set(key, (begun.get(key) ?? new Set()).add(brand));
    }
  }
  const makers = new Map<string, string>();
  for (const [key, owners] of begun) if (owners.size === 1) for (const owner of owners) makers.set(key, owner);
  for (const brand of brands) makers.set(joinedOf(brand), brand);
  return makers;
}
