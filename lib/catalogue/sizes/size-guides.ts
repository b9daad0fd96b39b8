import data from '@data/size-guides.json';
import { categorySettings } from '../categories/category-settings';
import type { Product } from '../schema/product';
import type { SizeGuide } from '../schema/size-guides';

/** The size guides of the shop, in order. `lib/site/content` validates the file. */
export const SIZE_GUIDES: readonly SizeGuide[] = (data as SizeGuide[] | null) ?? [];

export function findSizeGuide(id: string): SizeGuide | undefined {
  return SIZE_GUIDES.find((guide) => guide.id === id);
}

/** The size guide for a product. Undefined if it has no sizes, a single alpha or numeric size, or no matching guide. */
export function sizeGuideForProduct({
  sizes,
  placements,
}: Pick<Product, 'sizes' | 'placements'>): SizeGuide | undefined {
  if (sizes.system === 'none') return undefined;
  const bySystem = SIZE_GUIDES.find((guide) => guide.sizes === sizes.system);
  if (sizes.system !== 'alpha' && sizes.system !== 'numeric') return bySystem;
  if (sizes.labels.length < 2) return undefined;
  // Alpha and numeric sizes have another meaning for gloves, caps and belts: the category links to its guide.
  const [{ category, subcategory }] = placements;
  const settings = categorySettings(category);
  const guideId = settings.sizeGuides[subcategory?.slug ?? ''] ?? settings.sizeGuide;
  if (guideId !== undefined) return findSizeGuide(guideId);
  return sizes.labels.includes('M') ? bySystem : undefined;
}
