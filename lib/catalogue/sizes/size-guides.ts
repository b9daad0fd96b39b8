import data from '@data/size-guides.json';
import { categorySettings } from '../categories/category-settings';
import type { Product } from '../schema/product';
import type { SizeGuide } from '../schema/size-guides';

/** The size guides of the shop, in order; `lib/site/content` has checked the file. */
export const SIZE_GUIDES: readonly SizeGuide[] = (data as SizeGuide[] | null) ?? [];

/** The guide of an id, or undefined. */
export function findSizeGuide(id: string): SizeGuide | undefined {
  return SIZE_GUIDES.find((guide) => guide.id === id);
}

/** The guide to a product's sizes; undefined where there is nothing to choose from, or nothing general to say. */
export function sizeGuideForProduct({
  sizes,
  placements,
}: Pick<Product, 'sizes' | 'placements'>): SizeGuide | undefined {
  if (sizes.system === 'none') return undefined;
  const bySystem = SIZE_GUIDES.find((guide) => guide.sizes === sizes.system);
  if (sizes.system !== 'alpha' && sizes.system !== 'numeric') return bySystem;
  if (sizes.labels.length < 2) return undefined;
  // Letters and plain numbers mean something else on hands, heads and hips: their category says what.
  const [{ category, subcategory }] = placements;
  const settings = categorySettings(category);
  const named = settings.sizeGuides[subcategory?.slug ?? ''] ?? settings.sizeGuide;
  if (named !== undefined) return findSizeGuide(named);
  return sizes.labels.includes('M') ? bySystem : undefined;
}
