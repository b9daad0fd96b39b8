import { formatPrice, isPriced } from '../../money';
import { groupBy } from '../group-by';
import { combinationsOf, varyingControls } from './combinations';
import type { Offer, OptionControl } from './offer';

/** The prices of the available combinations of an offer, in the shop's currency. */
export type PriceRange = {
  /** The lowest price; 0 if all prices are on request. */
  price: number;
  /** The old price of the cheapest combination. */
  oldPrice?: number;
  /** The highest price. */
  highest: number;
};

/** The lowest and the highest price of a list. Ignores prices on request. */
export function toPriceRange(prices: readonly { price: number; oldPrice?: number }[]): PriceRange {
  const priced = prices.filter(isPriced);
  const [first] = priced;
  if (!first) return { price: 0, highest: 0 };
  const lowest = priced.reduce((cheapest, other) => (other.price < cheapest.price ? other : cheapest), first);
  return {
    price: lowest.price,
    ...(lowest.oldPrice !== undefined && { oldPrice: lowest.oldPrice }),
    highest: priced.reduce((max, { price }) => Math.max(max, price), 0),
  };
}

/** The lowest and the highest price per piece of an offer. */
export function priceRangeOf(offer: Offer): PriceRange {
  return toPriceRange(priceGroups(offer));
}

/** The lowest and the highest price of each product, to summarize the prices of several products. */
export function lowestAndHighestPrices(products: readonly Offer[]): { price: number }[] {
  return products.map(priceRangeOf).flatMap(({ price, highest }) => [{ price }, { price: highest }]);
}

/** The lowest price as text: 'from $75.00', or '$75.00' if all combinations cost the same. */
export function formatFromPrice({ price, highest }: PriceRange): string {
  return `${highest > price ? 'from ' : ''}${formatPrice(price)}`;
}

/** Combinations with the same price: all combinations of `values`, by option. An option that is not in `values` can have any value. */
export type PriceGroup = { values: Readonly<Record<string, readonly string[]>>; price: number; oldPrice?: number };
type GroupPrices = Omit<PriceGroup, 'values'>;

const PRICING_FACTS = ['price', 'oldPrice', 'made'] as const;
const UNAVAILABLE_KEY = '-';

/**
 * The available combinations of an offer, grouped by price. Each combination is in one group. Splits by options in order, so the number of
 * groups is small but not always minimal.
 */
export function priceGroups(offer: Offer): readonly PriceGroup[] {
  // Skip variants without pricing facts.
  const variants = offer.variants?.filter((variant) => PRICING_FACTS.some((fact) => variant[fact] !== undefined)) ?? [];
  const priced: Offer = { ...offer, variants };
  const prices = new Map<string, GroupPrices>();
  const keys = combinationsOf(priced).map(({ resolved: { isAvailable, price, oldPrice } }) => {
    const key = `${price} ${oldPrice}`;
    if (isAvailable) prices.set(key, { price, ...(oldPrice !== undefined && { oldPrice }) });
    return isAvailable ? key : UNAVAILABLE_KEY;
  });
  return splitIntoGroups(varyingControls(priced), keys).flatMap(({ values, key }) => {
    const groupPrices = prices.get(key);
    return groupPrices ? [{ values, ...groupPrices }] : [];
  });
}

type KeyedGroup = { values: PriceGroup['values']; key: string };

/** Groups the values of the first control that have equal keys for all other controls. Then splits each group by the next control. */
function splitIntoGroups([first, ...others]: readonly OptionControl[], keys: readonly string[]): KeyedGroup[] {
  if (!first) return keys.map((key) => ({ values: {}, key }));
  const { name, values } = first;
  const width = keys.length / values.length;
  const parts = values.map((value, index) => ({ value, rest: keys.slice(index * width, (index + 1) * width) }));
  return [...groupBy(parts, ({ rest }) => rest.join()).values()].flatMap((group) => {
    const groupValues = group.map(({ value }) => value);
    const split = splitIntoGroups(others, group[0]?.rest ?? []);
    return split.map((part) => ({ ...part, values: { [name]: groupValues, ...part.values } }));
  });
}
