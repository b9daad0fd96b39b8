import type { Card } from '../catalogue/card';
import type { ProductImage } from '../catalogue/pictures';
import type { Color } from '../catalogue/schema/colors';
import type { Placements } from '../catalogue/schema/product';
import type { Sizes } from '../catalogue/sizes';
import type { Sold } from '../catalogue/variants/variant';

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
  sold?: Omit<Sold, 'colors' | 'sizes'>;
  /** The values of facets that cannot be derived from the other fields, by the facet's key; absent if there are none. */
  facets?: Readonly<Record<string, readonly string[]>>;
};
