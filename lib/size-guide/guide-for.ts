import type { Product } from '../catalogue/schema/product';
import type { Sizes } from '../catalogue/sizes';
import type { GuideId } from './guides';

const BY_SYSTEM: Readonly<Partial<Record<Sizes['system'], GuideId>>> = {
  shoe: 'shoes',
  'waist-length': 'trousers',
  'men-sleeve': 'shirts',
};
/** Letters and plain numbers mean something else on hands, heads and hips: by the subcategory's slug. */
const BY_SUBCATEGORY: Readonly<Record<string, GuideId>> = { gloves: 'gloves', caps: 'caps', belts: 'belts' };

/** The guide to a product's sizes; undefined where there is nothing to choose from, or nothing general to say. */
export function guideFor({ sizes, placements }: Pick<Product, 'sizes' | 'placements'>): GuideId | undefined {
  if (sizes.system === 'none') return undefined;
  if (sizes.system !== 'alpha' && sizes.system !== 'numeric') return BY_SYSTEM[sizes.system];
  if (sizes.labels.length < 2) return undefined;
  const [placement] = placements;
  const bySubcategory = BY_SUBCATEGORY[placement?.subcategory?.slug ?? ''];
  if (bySubcategory) return bySubcategory;
  if (placement?.category === 'duty') return 'belts';
  return sizes.system === 'alpha' && sizes.labels.includes('M') ? 'letters' : undefined;
}
