import { isPriced } from '../price';
import { combinationsOf } from './combinations';
import type { Sold } from './variant';

/** The prices of what is made of a product, in the shop's currency. */
export type PriceSpan = {
  /** The lowest one; 0 where all are on request. */
  price: number;
  /** The former price of what costs that. */
  oldPrice?: number;
  /** The highest one. */
  highest: number;
};

/** The lowest and the highest price of one of a product, over every combination that is made. */
export function priceSpan(sold: Sold): PriceSpan {
  const prices = combinationsOf(sold).flatMap(({ resolved }) => (resolved.made ? resolved : []));
  const priced = prices.filter(isPriced);
  const [first] = priced;
  if (!first) return { price: 0, highest: 0 };
  const lowest = priced.reduce((least, one) => (one.price < least.price ? one : least), first);
  return {
    price: lowest.price,
    ...(lowest.oldPrice !== undefined && { oldPrice: lowest.oldPrice }),
    highest: priced.reduce((most, { price }) => Math.max(most, price), 0),
  };
}
