import { isPriced } from '../price';
import { boxesOf } from './boxes';
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

/** The lowest and the highest of some prices. */
export function spanOf(prices: readonly { price: number; oldPrice?: number }[]): PriceSpan {
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

/** The lowest and the highest price of one of a product, over every combination that is made. */
export function priceSpan(sold: Sold): PriceSpan {
  return spanOf(boxesOf(sold));
}
