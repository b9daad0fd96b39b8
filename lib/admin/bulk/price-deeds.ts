import type { RawProduct } from '../../catalogue/schema/product';

type Prices = Pick<RawProduct, 'price' | 'oldPrice'>;

/** A price changed by percent, without an old price that is no longer above it; a product without a price keeps none. */
export function changePrice({ price, oldPrice }: Prices, percent: number): Partial<Prices> {
  if (price === 0) return {};
  const next = percentOf(price, 100 + percent);
  return { price: next, ...(typeof oldPrice === 'number' && oldPrice <= next && { oldPrice: undefined }) };
}

/** A price lowered by percent of the old price, or of itself where there is none; nothing where that is less than a cent. */
export function discount({ price, oldPrice }: Prices, percent: number): Partial<Prices> {
  const full = typeof oldPrice === 'number' ? Math.max(price, oldPrice) : price;
  const next = percentOf(full, 100 - percent);
  return price === 0 || next === full ? {} : { price: next, oldPrice: full };
}

/** The old price as the price again. */
export function endDiscount({ price, oldPrice }: Prices): Partial<Prices> {
  return price === 0 || typeof oldPrice !== 'number' ? {} : { price: oldPrice, oldPrice: undefined };
}

/** A percentage of a price, in whole cents and never so few that the product would be without a price. */
function percentOf(price: number, percent: number): number {
  return Math.max(0.01, Math.round(price * percent) / 100);
}
