import type { Choice } from '../catalogue/choice';
import type { IndexRow } from '../listing/row';
import { type Atom, joinedWords, toAtoms } from './atoms';

/** The knowledge of the numbers and barcodes of variants, where there are any. */
export type VariantNumbers = {
  variantsNumbered: (rows: readonly IndexRow[], key: string) => ReadonlyMap<IndexRow, ReadonlySet<Choice>>;
};

/** The goods by their item numbers, whatever blanks and hyphens a line has in them. */
export class GoodsNumbers {
  private readonly places = new Map<IndexRow, number>();
  private readonly ids = new Map<string, number>();
  private readonly numbers = new Map<string, number[]>();
  private readonly joined = new Map<string, string>();

  constructor(
    private readonly rows: readonly IndexRow[],
    private readonly variants?: VariantNumbers,
  ) {}

  /** Takes in the numbers of a product. */
  add(place: number, row: IndexRow): void {
    const { id, brand, model = '' } = row.card;
    const own = joinedWords(toAtoms(model));
    const last = /\d+$/.exec(id)?.[0] ?? '';
    const makers = [brand, row.brandSlug, row.brandSlug.split('-')[0] ?? ''].map((text) => this.joinedOf(text));
    this.places.set(row, place);
    this.ids.set(id, place);
    const keys = new Set([joinedWords(toAtoms(id)), ...(own.length > 3 && /\d/.test(own) ? [own] : [])]);
    // 'HC-14' of 'HC-14-BK'.
    const short = own.replace(/(?<=[a-z])0+/, '');
    if (short !== own && short.length > 3) keys.add(short);
    const begun = joinedWords(toAtoms(/^(.*\d.*)-\p{L}{1,3}$/u.exec(model)?.[1] ?? ''));
    if (begun.length > 3) keys.add(begun);
    for (const maker of makers) for (const number of [own, last]) if (/\d/.test(number)) keys.add(maker + number);
    for (const key of keys) this.numbers.set(key, [...(this.numbers.get(key) ?? []), place]);
  }

  private joinedOf(text: string): string {
    const joined = this.joined.get(text) ?? joinedWords(toAtoms(text));
    this.joined.set(text, joined);
    return joined;
  }

  /** The place of a row among the goods. */
  placeOf(row: IndexRow): number {
    return this.places.get(row) ?? -1;
  }

  /** The places of the products with an item number, their own or that of a variant. */
  placesOf(atoms: readonly Atom[]): readonly number[] {
    const place = atoms.every(({ isGlued }, index) => index === 0 || isGlued)
      ? this.ids.get(atoms.map(({ word }) => word).join(''))
      : undefined;
    if (place !== undefined) return [place];
    const key = joinedWords(atoms);
    const own = this.numbers.get(key) ?? [];
    const varied = this.variantsOf(key);
    return varied.size === 0 ? own : [...new Set([...own, ...[...varied.keys()].map((row) => this.placeOf(row))])];
  }

  /** The choices of the variants whose item number or barcode some letters and digits are, by their products. */
  variantsOf(key: string): ReadonlyMap<IndexRow, ReadonlySet<Choice>> {
    return this.variants?.variantsNumbered(this.rows, key) ?? NONE;
  }
}

const NONE: ReadonlyMap<IndexRow, ReadonlySet<Choice>> = new Map();
