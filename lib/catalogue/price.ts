import { formatCount, money } from '../money';

type Priced = { price: number; oldPrice?: number | undefined };

/** A price of 0 stands for 'Contact for price'. */
export function isPriced(product: { price: number }): boolean {
  return product.price > 0;
}

/** The discount in whole percent, rounded (oldPrice - price) / oldPrice (specification, section 9); undefined when there is none. */
export function getDiscountPercent({ price, oldPrice }: Priced): number | undefined {
  if (price <= 0 || oldPrice === undefined || oldPrice <= price) return undefined;
  return Math.round(((oldPrice - price) / oldPrice) * 100);
}

/** A price as the shop writes it, always with all its decimals. Written by hand: Intl differs between builds of ICU. */
export function formatPrice(price: number): string {
  const [whole = '', part] = price.toFixed(money.digits).split('.');
  return money.before + formatCount(whole) + (part ? money.decimal + part : '') + money.after;
}

/** The prices of goods as a range, '16.99 to 89.00' with their sign, or as the one that they share; undefined where none is priced. */
export function priceRange(products: readonly Pick<Priced, 'price'>[]): string | undefined {
  const prices = products.filter(isPriced).map(({ price }) => price);
  if (prices.length === 0) return undefined;
  const low = prices.reduce((least, price) => Math.min(least, price));
  const high = prices.reduce((most, price) => Math.max(most, price));
  return low === high ? formatPrice(low) : `${formatPrice(low)} to ${formatPrice(high)}`;
}

/** The same in a sentence. */
export function priceWords(products: readonly Pick<Priced, 'price'>[]): string {
  return priceRange(products) ?? 'priced on request';
}
