import type { Card } from '../catalogue/card';
import type { ProductImage } from '../catalogue/images/product-images';
import type { Color } from '../catalogue/schema/colors';
import type { Placements } from '../catalogue/schema/product';
import type { Sizes } from '../catalogue/sizes/sizes';
import type { Offer } from '../catalogue/variants/offer';

/** A product in the catalogue index: its card, and the facts by which it is filtered, sorted and found. */
export type IndexRow = {
  card: Card;
  brandSlug: string;
  placements: Placements;
  sizes: Sizes;
  colors: readonly Color[];
  /** The first picture of each color in the order of `colors`, '' for none; absent if no picture has a color. */
  colorPictures?: readonly ProductImage[];
  /** 'YYYY-MM-DD'; without one it sorts last in 'newest'. */
  date?: string;
  isBestseller?: true;
  fabric?: string;
  type?: string;
  /** Features, and after them the specification in pairs ('Weight: 10 oz'), read back by `splitFeatures`. */
  lines: readonly string[];
  /** The words that only its description has, each once, joined by spaces. */
  prose?: string;
  /** The ids of the products that a kit is made of. */
  pieces?: readonly string[];
  /** Its options, variants and order quantities; absent if it has none of them. */
  sold?: Omit<Offer, 'colors' | 'sizes'>;
  /** The values of facets that cannot be derived from the other fields, by the facet's key; absent if there are none. */
  facets?: Readonly<Record<string, readonly string[]>>;
};

/** The file of the catalogue index under /data/. Pages and scripts do not depend on its content, so they survive a change of data. */
export const INDEX_FILE = 'index.json';

/** A row in the index file. Its colors are those of its card. */
type StoredRow = Omit<IndexRow, 'colors'>;

/** The text of the index file: an array of rows in the order of the catalogue. */
export function writeIndex(rows: readonly IndexRow[]): string {
  return JSON.stringify(rows.map(({ colors: _, ...row }): StoredRow => row));
}

/** Reads the parsed content of the index file. */
export function readIndex(rows: readonly StoredRow[]): IndexRow[] {
  return rows.map((row) => ({ ...row, colors: row.card.colors }));
}

const offers = new WeakMap<IndexRow, Offer>();

/** A row as `resolveVariant` needs it; always the same object, because other caches use it as their key. */
export function offerOf(row: IndexRow): Offer {
  const found = offers.get(row);
  if (found) return found;
  const { card, colors, sizes } = row;
  const offer = { ...(row.sold ?? card), colors, sizes };
  offers.set(row, offer);
  return offer;
}
