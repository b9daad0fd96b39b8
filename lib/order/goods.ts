import { colorValue } from '../catalogue/color-names';
import type { IndexRow } from '../listing/row';
import { headNoun } from '../search/normalise';
import { synonymsOf } from '../search/synonyms';
import { type Atom, joinedWords, toAtoms } from './atoms';
import { aliases, fullWords, gluedRuns, measureOf, wordsOfText } from './full-words';
import { GoodsNumbers, type VariantNumbers } from './goods-numbers';
import { Makers } from './makers';
import { type TextWords, textWords } from './text-words';

/** Words that goods may bear together, and how good a match by them is, up to 1. */
export type Way = { stems: readonly string[]; level: number };

/** The words of a product: those that name it, and the figures among them with the words beside each, ANY for an item number. */
type Words = {
  strong: ReadonlySet<string>;
  numbers: ReadonlyMap<string, ReadonlySet<string>>;
  name: readonly string[];
  /** The word with which its name begins. */
  first: string;
  noun: string;
};

/** Stands for any word of the product. */
export const ANY = '*';

/** A way from this level on is the same thing. */
const ALMOST = 0.6;

const REMEMBERED = 2000;
/** Products that are learned in one go. */
const STEP = 200;

/** The goods of the shop by the words and numbers that name them. */
export class Goods {
  /** Places of the products that bear a word in their name, maker, number, kind or place. */
  readonly strong = new Map<string, number[]>();
  private readonly words: Words[] = [];
  readonly parts = new Map<string, readonly string[]>();
  readonly colorWords = new Set<string>();
  /** Names of colors of several words, each word in full. */
  readonly colorNames = new Set<string>();
  /** The values of own choices as keys, by the name of the choice. */
  private readonly optionValues = new Map<string, Set<string>>();
  private readonly plainColors = new Set<string>();
  private readonly sizeWords = new Set<string>();
  makers = new Makers(new Set(), () => false);
  private readonly nouns = new Set<string>();
  private readonly known = new WeakMap<Way, ReadonlySet<number>>();
  private readonly told = new Map<string, TextWords>();
  private readonly seen = new Set<string>();
  private readonly facts = new Map<number, ReadonlySet<string>>();

  private constructor(
    readonly rows: readonly IndexRow[],
    readonly numbers: GoodsNumbers,
  ) {}

  /** Learns the goods in steps, between which others may have their turn. */
  static *learn(rows: readonly IndexRow[], variants?: VariantNumbers): Generator<void, Goods> {
    const goods = new Goods(rows, new GoodsNumbers(rows, variants));
    for (const [place, row] of rows.entries()) {
      goods.add(place, row);
      if (place % STEP === STEP - 1) yield;
    }
    const inNames = new Set(goods.words.flatMap(({ name }) => name));
    goods.makers = new Makers(new Set(rows.map(({ card }) => card.brand)), (word) => inNames.has(word));
    return goods;
  }

  private add(place: number, row: IndexRow): void {
    const { name, brand, model = '' } = row.card;
    const strong = new Set<string>();
    const numbers = new Map<string, Set<string>>();
    const take = ({ words, parts, figures }: TextWords) => {
      for (const word of words) strong.add(word);
      for (const [key, stems] of parts) this.parts.set(key, stems);
      for (const [figure, beside] of figures) note(numbers, figure, beside);
    };
    const kinds = row.placements.map(({ subcategory }) => subcategory?.name ?? '');
    const told = textWords(name);
    take(told);
    // Makers and kinds are those of many goods.
    for (const text of [brand, row.type ?? '', ...kinds]) {
      const known = this.told.get(text) ?? textWords(text);
      this.told.set(text, known);
      take(known);
    }
    const own = toAtoms(model);
    for (const word of [...wordsOfText(model), ...[own, ...gluedRuns(own)].map(joinedWords)])
      if (!/^\d*$/.test(word)) strong.add(word);
    if (own.length > 1)
      for (const key of [joinedWords(own), ...gluedRuns(own).map(joinedWords)])
        if (!/^\d*$/.test(key)) this.parts.set(key, wordsOfText(model));
    for (const digits of /^\d+$/.test(model) ? [model] : (model.match(/\d{3,}/g) ?? []))
      for (const form of [digits, digits.replace(/^0+/, '')]) note(numbers, form, ANY);
    for (const word of strong) push(this.strong, word, place);
    const { full, first } = told;
    this.words.push({ strong, numbers, name: full, first, noun: headNoun(name) });
    this.nouns.add(headNoun(name));
    for (const { name: color } of row.colors) {
      if (!this.isNew(color)) continue;
      const own = fullWords(toAtoms(color));
      for (const word of own) this.colorWords.add(word);
      if (own.length === 1) this.plainColors.add(own[0] as string);
      else this.colorNames.add(own.join(' '));
    }
    for (const { name: option, values } of row.sold?.options ?? [])
      for (const value of values) note(this.optionValues, option, joinedWords(toAtoms(value)));
    const { system: _, ...sizes } = row.sizes;
    for (const label of Object.values(sizes)
      .flat()
      .filter((one) => this.isNew(one)))
      for (const word of [...wordsOfText(label), joinedWords(toAtoms(label))])
        if (word.length > 4 && /^\p{L}+$/u.test(word)) this.sizeWords.add(word);
    this.numbers.add(place, row);
  }

  private isNew(text: string): boolean {
    const isNew = !this.seen.has(text);
    this.seen.add(text);
    return isNew;
  }

  /** The place of a row among the goods. */
  placeOf(row: IndexRow): number {
    return this.numbers.placeOf(row);
  }

  /** Whether a word is, or belongs to, the name of a color of the shop. */
  isColor(stem: string): boolean {
    return this.colorWords.has(stem) || colorValue(stem) !== undefined;
  }

  /** Whether a word is a color by itself: 'black', and not the 'range' of 'Range Red'. */
  isPlainColor(stem: string): boolean {
    return this.plainColors.has(stem) || colorValue(stem) !== undefined;
  }

  /** Whether a word is a size of some goods: 'unhemmed'. */
  isSize(stem: string): boolean {
    return this.sizeWords.has(stem);
  }

  /** Whether letters and digits are a value of an own choice of some goods, of that name or of any. */
  isOption(key: string, name?: string): boolean {
    return name === undefined
      ? [...this.optionValues.values()].some((values) => values.has(key))
      : this.optionValues.get(name)?.has(key) === true;
  }

  /** Whether a word names goods, by itself or in another word for it. */
  isNoun(stem: string): boolean {
    return (
      this.nouns.has(stem) ||
      synonymsOf(stem).some(
        ({ stems }) => stems.length > 0 && stems.every((word) => this.nouns.has(word) || this.strong.has(word)),
      )
    );
  }

  /** Whether any goods bear a word. */
  isKnown(stem: string): boolean {
    return this.strong.has(stem) || aliases.has(stem) || synonymsOf(stem).length > 0;
  }

  /** The product's words. */
  wordsOf(place: number): Words {
    return this.words[place] as Words;
  }

  /** The products that bear all words of a way, with how well. */
  bearers(way: Way): ReadonlySet<number> {
    const known = this.known.get(way);
    if (known) return known;
    const lists = way.stems.map((word) => this.strong.get(word) ?? []).sort((a, b) => a.length - b.length);
    const [shortest = [], ...others] = lists;
    const sets = others.map((list) => new Set(list));
    const found = new Set(shortest.filter((place) => sets.every((set) => set.has(place))));
    this.known.set(way, found);
    return found;
  }

  /** Whether a product bears a term in its facts or colors, though not in its name. */
  mentions(place: number, ways: readonly Way[], atoms: readonly Atom[]): boolean {
    let facts = this.facts.get(place);
    if (!facts) {
      const { lines, fabric = '', colors } = this.rows[place] as IndexRow;
      const texts = [...lines, fabric, ...colors.map(({ name }) => name)].map((text) => toAtoms(text));
      facts = new Set(
        texts.flatMap((own) => [
          ...own.flatMap(({ stem }, index) => [stem, measureOf(own.slice(index, index + 2)) ?? stem]),
          ...gluedRuns(own).map(joinedWords),
        ]),
      );
      if (this.facts.size > REMEMBERED) this.facts.clear();
      this.facts.set(place, facts);
    }
    const known = facts;
    return (
      atoms.every(({ stem, text }) => known.has(stem) || !/[\p{L}\d]/u.test(text)) ||
      ways.some(({ stems, level }) => level > ALMOST && stems.every((word) => known.has(word)))
    );
  }

  /** The words by which a product's maker is known. */
  makerWordsOf(place: number): readonly string[] {
    return this.makers.wordsOf(this.rows[place]?.card.brand ?? '');
  }
}

function push(map: Map<string, number[]>, key: string, place: number): void {
  const list = map.get(key);
  if (!list) map.set(key, [place]);
  else if (list.at(-1) !== place) list.push(place);
}

function note(map: Map<string, Set<string>>, key: string, value: string): void {
  map.set(key, (map.get(key) ?? new Set()).add(value));
}
