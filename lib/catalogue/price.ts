import { formatNumber, money } from '../money';

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
  return money.before + formatNumber(whole) + (part ? money.decimal + part : '') + money.after;
}

/** The prices of goods as a range, '16.99 to 89.00' with their sign, or as the one that they share; undefined where none is priced. */
export function formatPriceRange(products: readonly Pick<Priced, 'price'>[]): string | undefined {
  const prices = products.filter(isPriced).map(({ price }) => price);
  if (prices.length === 0) return undefined;
  const low = prices.reduce((least, price) => Math.min(least, price));
  const high = prices.reduce((most, price) => Math.max(most, price));
  return low === high ? formatPrice(low) : `${formatPrice(low)} to ${formatPrice(high)}`;
}

/** The same in a sentence. */
export function summarizePrices(products: readonly Pick<Priced, 'price'>[]): string {
  return formatPriceRange(products) ?? 'priced on request';
}

const UNITS_PER_ONE = 10 ** money.digits;

/** The most that a price may be, in the currency's smallest units. */
export const MAX_MINOR_UNITS = 9_999_999;

/** A price in its currency's smallest units, whole: sums of prices would drift. */
export function toMinorUnits(price: number): number {
  return Math.round(price * UNITS_PER_ONE);
}

/** Smallest units as a price. */
export function fromMinorUnits(units: number): number {
  return units / UNITS_PER_ONE;
}

/** The price nearest to an amount: whole units, within the prices that a catalogue may have. */
export function toValidPrice(amount: number): number {
  return fromMinorUnits(Math.min(MAX_MINOR_UNITS, Math.max(1, toMinorUnits(amount))));
}
