import type { Card } from '../catalogue/card';
import type { ProductImage } from '../catalogue/images/product-images';
import type { Color } from '../catalogue/schema/colors';
import type { Placements } from '../catalogue/schema/product';
import type { Sizes } from '../catalogue/sizes/sizes';
import type { Offer } from '../catalogue/variants/offer';
import { memoize } from '../memoize';

/** A product in the catalogue index: its card, and the fields for filters, sorting and search. */
export type IndexRow = {
  card: Card;
  brandSlug: string;
  placements: Placements;
  sizes: Sizes;
  colors: readonly Color[];
  /** The first picture of each color, in the order of `colors`; '' if there is none. Undefined if no picture has a color. */
  colorPictures?: readonly ProductImage[];
  /** 'YYYY-MM-DD'. Products without a date come last in 'newest'. */
  date?: string;
  isBestseller?: true;
  fabric?: string;
  type?: string;
  /** Features, then specifications as 'Weight: 10 oz'. `splitFeatures` separates them. */
  lines: readonly string[];
  /** Words that occur only in the description, without duplicates, joined by spaces. */
  prose?: string;
  /** Ids of the products in a kit. */
  pieces?: readonly string[];
  /** Options, variants and order quantities; undefined if the product has none of them. */
  sold?: Omit<Offer, 'colors' | 'sizes'>;
  /** Values of facets that cannot be derived from the other fields, by facet key. */
  facets?: Readonly<Record<string, readonly string[]>>;
};

/** The file of the catalogue index in /data/. Its name has no hash, so that pages need no change when it changes. */
export const INDEX_FILE = 'index.json';

/** A row in the index file. Its colors are stored in the card only. */
type StoredRow = Omit<IndexRow, 'colors'>;

/** Serializes rows for the index file, in the order of the catalogue. */
export function writeIndex(rows: readonly IndexRow[]): string {
  return JSON.stringify(rows.map(({ colors: _, ...row }): StoredRow => row));
}

/** Creates rows from the parsed JSON of the index file. */
export function readIndex(rows: readonly StoredRow[]): IndexRow[] {
  return rows.map((row) => ({ ...row, colors: row.card.colors }));
}

/** Returns the offer of a row for `resolveVariant`. Always the same object, because other caches use it as their key. */
export const offerOf: (row: IndexRow) => Offer = memoize(({ card, colors, sizes, sold }) => ({
  ...(sold ?? card),
  colors,
  sizes,
}));
