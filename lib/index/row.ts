import type { Card } from '../catalogue/card';
import type { CategoryKey } from '../catalogue/categories';
import type { Sizes } from '../catalogue/sizes';

/** A product as listings and search in the browser see it: its card, and what it is filtered, sorted and found by. */
export type IndexRow = {
  /** Its place in the catalogue's own order, counted from 0. */
  order: number;
  card: Card;
  brandSlug: string;
  placements: readonly { category: CategoryKey; slug: string; name: string }[];
  sizes: Sizes;
  colors: readonly { name: string; hex: string }[];
  /** 'YYYY-MM-DD'; undefined sorts last in 'newest'. */
  date: string | undefined;
  isBestseller: boolean;
  /** Material, features and specification lines: text that only search reads. */
  lines: readonly string[];
};
