import data from '@data/money.json';

/** Number and currency format of the shop. The build derives it from `currency` and `locale` in `site.json`. */
export type Money = {
  /** ISO 4217 code: 'USD'. */
  code: string;
  /** 'dollars'. */
  plural: string;
  /** Number of decimals. */
  digits: number;
  /** Decimal separator. */
  decimal: string;
  /** Thousands separator. */
  group: string;
  /** Regular expression for the positions of the thousands separator. */
  groups: string;
  /** Currency sign with its space, before or after the number; the other one is ''. */
  before: string;
  after: string;
};

export const money = data as Money;

/** Currency sign without spaces: '$'. */
export const moneySign = (money.before || money.after).trim();

const GROUPS = new RegExp(money.groups, 'g');

/** Adds thousands separators to an integer: '12,345'. */
export function formatNumber(count: number | string): string {
  return String(count).replace(GROUPS, money.group);
}

type Priced = { price: number; oldPrice?: number | undefined };

/** False for a price of 0, which means 'Contact for price'. */
export function isPriced(product: { price: number }): boolean {
  return product.price > 0;
}

/** The discount in percent: (oldPrice - price) / oldPrice, rounded. Undefined without a discount. */
export function getDiscountPercent({ price, oldPrice }: Priced): number | undefined {
  if (price <= 0 || oldPrice === undefined || oldPrice <= price) return undefined;
  return Math.round(((oldPrice - price) / oldPrice) * 100);
}

/** A price in the shop's currency with all decimals: '$1,249.90'. Does not use Intl, which differs between versions of ICU. */
export function formatPrice(price: number): string {
  const [whole = '', part] = price.toFixed(money.digits).split('.');
  return money.before + formatNumber(whole) + (part ? money.decimal + part : '') + money.after;
}

/** The price range of products, '$16.99 to $89.00', or the price that all have. Undefined if no product has a price. */
export function formatPriceRange(products: readonly Pick<Priced, 'price'>[]): string | undefined {
  const prices = products.filter(isPriced).map(({ price }) => price);
  if (prices.length === 0) return undefined;
  const low = prices.reduce((min, price) => Math.min(min, price));
  const high = prices.reduce((max, price) => Math.max(max, price));
  return low === high ? formatPrice(low) : `${formatPrice(low)} to ${formatPrice(high)}`;
}

/** Like {@link formatPriceRange}, but 'priced on request' if no product has a price. */
export function summarizePrices(products: readonly Pick<Priced, 'price'>[]): string {
  return formatPriceRange(products) ?? 'priced on request';
}

const UNITS_PER_ONE = 10 ** money.digits;

/** Maximum price in minor units: 99,999.99 if the currency has two decimals. */
export const MAX_MINOR_UNITS = 9_999_999;

/** A price in minor units, such as cents. Calculations use these integers to avoid rounding errors. */
export function toMinorUnits(price: number): number {
  return Math.round(price * UNITS_PER_ONE);
}

/** 1999 -> 19.99, if the currency has two decimals. */
export function fromMinorUnits(units: number): number {
  return units / UNITS_PER_ONE;
}

/** An amount in minor units as a price: 1250 -> '$12.50'. */
export function formatAmount(units: number): string {
  return formatPrice(fromMinorUnits(units));
}

/** The nearest valid price: whole minor units, from 1 to MAX_MINOR_UNITS. */
export function toValidPrice(amount: number): number {
  return fromMinorUnits(Math.min(MAX_MINOR_UNITS, Math.max(1, toMinorUnits(amount))));
}
