import { formatPrice, isPriced } from '../price';
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

/** The lowest and the highest price of each product, for words on the prices of several. */
export function outerPrices(products: readonly Sold[]): { price: number }[] {
  return products.map(priceSpan).flatMap(({ price, highest }) => [{ price }, { price: highest }]);
}

/** The lowest price in words: 'from $75.00' where others cost more, and '$75.00' where all cost that. */
export function fromWords({ price, highest }: PriceSpan): string {
  return `${highest > price ? 'from ' : ''}${formatPrice(price)}`;
}
