import { formatPrice, isPriced } from '../price';
import { countCombinations, varyingControls } from './combinations';
import type { Offer } from './offer';
import type { OptionControl } from './option-controls';
import { resolveVariant } from './resolve-variant';
import type { Selection } from './selection';

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
  const controls = varyingControls(priced);
  // Cells with the same overrides have the same price. Resolve each set of overrides once, because an offer may have 2,000 cells.
  const cells = Array.from({ length: countCombinations(controls) }, () => '');
  for (const { choice, price, oldPrice, made } of variants) {
    const override = `${Object.keys(choice).length} ${price} ${oldPrice} ${made};`;
    for (const cell of cellsOf(controls, choice)) cells[cell] += override;
  }
  const prices = new Map<string, GroupPrices>();
  const keyByOverrides = new Map<string, string>();
  for (const [cell, overrides] of cells.entries()) {
    if (keyByOverrides.has(overrides)) continue;
    const { isAvailable, price, oldPrice } = resolveVariant(priced, selectionAt(controls, cell));
    const key = isAvailable ? `${price} ${oldPrice}` : UNAVAILABLE_KEY;
    keyByOverrides.set(overrides, key);
    if (isAvailable) prices.set(key, { price, ...(oldPrice !== undefined && { oldPrice }) });
  }
  const keys = cells.map((overrides) => keyByOverrides.get(overrides) ?? UNAVAILABLE_KEY);
  return splitIntoGroups(controls, keys).flatMap(({ values, key }) => {
    const groupPrices = prices.get(key);
    return groupPrices ? [{ values, ...groupPrices }] : [];
  });
}

/** Indexes of the combinations that have the values of a selection. The last control varies fastest. */
function cellsOf(controls: readonly OptionControl[], selection: Selection): readonly number[] {
  let cells = [0];
  for (const { name, values } of controls) {
    const value = selection[name];
    const indexes = value === undefined ? [...values.keys()] : [values.indexOf(value)];
    cells = cells.flatMap((cell) => indexes.map((index) => cell * values.length + index));
  }
  return cells;
}

/** The selection at an index of {@link cellsOf}. */
function selectionAt(controls: readonly OptionControl[], cell: number): Selection {
  const selection: Record<string, string> = {};
  let rest = cell;
  for (const { name, values } of [...controls].reverse()) {
    selection[name] = values[rest % values.length] as string;
    rest = Math.floor(rest / values.length);
  }
  return selection;
}

type KeyedGroup = { values: PriceGroup['values']; key: string };

/** Groups the values of the first control that have equal keys for all other controls. Then splits each group by the next control. */
function splitIntoGroups([first, ...others]: readonly OptionControl[], keys: readonly string[]): KeyedGroup[] {
  if (!first) return keys.map((key) => ({ values: {}, key }));
  const { name, values } = first;
  const width = keys.length / values.length;
  const groups = new Map<string, { groupValues: string[]; rest: readonly string[] }>();
  for (const [index, value] of values.entries()) {
    const rest = keys.slice(index * width, (index + 1) * width);
    const restKey = rest.join();
    const group = groups.get(restKey);
    if (group) group.groupValues.push(value);
    else groups.set(restKey, { groupValues: [value], rest });
  }
  return [...groups.values()].flatMap(({ groupValues, rest }) =>
    splitIntoGroups(others, rest).map((part) => ({ ...part, values: { [name]: groupValues, ...part.values } })),
  );
}
