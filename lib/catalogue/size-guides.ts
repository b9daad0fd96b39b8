import data from '@data/size-guides.json';
import { categoryRule } from './categories';
import type { Product } from './schema/product';
import type { Sizes } from './sizes';

/** A length or a range of lengths, in inches. */
export type SizeMeasure = number | readonly [from: number, to: number];
/** A cell is a length in inches, or words that are the same in every unit. */
export type GuideTable = {
  caption: string;
  /** The words over the first column and over each further one. */
  columns: readonly string[];
  rows: readonly { label: string; cells: readonly (SizeMeasure | string)[] }[];
};
/** How to measure for one kind of sizes; `sizes` is the system that it is for wherever nothing else is said. */
export type SizeGuide = {
  id: string;
  name: string;
  sizes?: Sizes['system'] | undefined;
  steps: readonly string[];
  tables: readonly GuideTable[];
  note: string;
};

/** The size guides of the shop, in order; `lib/site/content` has checked the file. */
export const SIZE_GUIDES: readonly SizeGuide[] = (data as SizeGuide[] | null) ?? [];

/** The guide of an id, or undefined. */
export function sizeGuideOf(id: string): SizeGuide | undefined {
  return SIZE_GUIDES.find((guide) => guide.id === id);
}

/** The guide to a product's sizes; undefined where there is nothing to choose from, or nothing general to say. */
export function guideFor({ sizes, placements }: Pick<Product, 'sizes' | 'placements'>): SizeGuide | undefined {
  if (sizes.system === 'none') return undefined;
  const bySystem = SIZE_GUIDES.find((guide) => guide.sizes === sizes.system);
  if (sizes.system !== 'alpha' && sizes.system !== 'numeric') return bySystem;
  if (sizes.labels.length < 2) return undefined;
  // Letters and plain numbers mean something else on hands, heads and hips: their category says what.
  const [{ category, subcategory }] = placements;
  const rule = categoryRule(category);
  const named = rule.sizeGuides[subcategory?.slug ?? ''] ?? rule.sizeGuide;
  if (named !== undefined) return sizeGuideOf(named);
  return sizes.labels.includes('M') ? bySystem : undefined;
}
