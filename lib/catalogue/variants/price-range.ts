import { formatPrice, isPriced } from '../price';
import { countCombinations, varyingControls } from './combinations';
import type { Offer } from './offer';
import type { OptionControl } from './option-controls';
import { resolveVariant } from './resolve-variant';
import type { Selection } from './selection';

/** The prices of what is made of a product, in the shop's currency. */
export type PriceRange = {
  /** The lowest one; 0 where all are on request. */
  price: number;
  /** The former price of what costs that. */
  oldPrice?: number;
  /** The highest one. */
  highest: number;
};

/** The lowest and the highest of some prices. */
export function toPriceRange(prices: readonly { price: number; oldPrice?: number }[]): PriceRange {
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
export function priceRangeOf(offer: Offer): PriceRange {
  return toPriceRange(priceGroups(offer));
}

/** The lowest and the highest price of each product, for words on the prices of several. */
export function lowestAndHighestPrices(products: readonly Offer[]): { price: number }[] {
  return products.map(priceRangeOf).flatMap(({ price, highest }) => [{ price }, { price: highest }]);
}

/** The lowest price in words: 'from $75.00' where others cost more, and '$75.00' where all cost that. */
export function formatFromPrice({ price, highest }: PriceRange): string {
  return `${highest > price ? 'from ' : ''}${formatPrice(price)}`;
}

/** Combinations that cost the same: all that can be made of these values, by control; a control that is not named has all of its own. */
export type PriceGroup = { values: Readonly<Record<string, readonly string[]>>; price: number; oldPrice?: number };
type GroupPrices = Omit<PriceGroup, 'values'>;

const PRICING_FACTS = ['price', 'oldPrice', 'made'] as const;
const UNAVAILABLE_KEY = '-';

/** The combinations that are made of a product in as few boxes as the order of its controls allows; none stands in two. */
export function priceGroups(offer: Offer): readonly PriceGroup[] {
  // Numbers, barcodes, stock and pictures change nothing here, so that variants which say no more are passed over.
  const variants = offer.variants?.filter((variant) => PRICING_FACTS.some((fact) => variant[fact] !== undefined)) ?? [];
  const priced: Offer = { ...offer, variants };
  const controls = varyingControls(priced);
  // Cells of which equally telling variants say the same cost the same: they are asked about once.
  const cells = Array.from({ length: countCombinations(controls) }, () => '');
  for (const { choice, price, oldPrice, made } of variants) {
    const words = `${Object.keys(choice).length} ${price} ${oldPrice} ${made};`;
    for (const cell of cellsOf(controls, choice)) cells[cell] += words;
  }
  const prices = new Map<string, GroupPrices>();
  const keyOf = new Map<string, string>();
  for (const [cell, words] of cells.entries()) {
    if (keyOf.has(words)) continue;
    const { isAvailable, price, oldPrice } = resolveVariant(priced, selectionAt(controls, cell));
    const key = isAvailable ? `${price} ${oldPrice}` : UNAVAILABLE_KEY;
    keyOf.set(words, key);
    if (isAvailable) prices.set(key, { price, ...(oldPrice !== undefined && { oldPrice }) });
  }
  const keys = cells.map((words) => keyOf.get(words) ?? UNAVAILABLE_KEY);
  return split(controls, keys).flatMap(({ values, key }) => {
    const own = prices.get(key);
    return own ? [{ values, ...own }] : [];
  });
}

/** The places of the combinations that have the values of a choice, the last control changing first. */
function cellsOf(controls: readonly OptionControl[], selection: Selection): readonly number[] {
  let cells = [0];
  for (const { name, values } of controls) {
    const own = selection[name];
    const places = own === undefined ? [...values.keys()] : [values.indexOf(own)];
    cells = cells.flatMap((cell) => places.map((place) => cell * values.length + place));
  }
  return cells;
}

function selectionAt(controls: readonly OptionControl[], cell: number): Selection {
  const choice: Record<string, string> = {};
  let rest = cell;
  for (const { name, values } of [...controls].reverse()) {
    choice[name] = values[rest % values.length] as string;
    rest = Math.floor(rest / values.length);
  }
  return choice;
}

type Split = { values: PriceGroup['values']; key: string };

/** Values of the first control under which all the rest is alike stand in one box. */
function split([first, ...others]: readonly OptionControl[], keys: readonly string[]): Split[] {
  if (!first) return keys.map((key) => ({ values: {}, key }));
  const { name, values } = first;
  const width = keys.length / values.length;
  const alike = new Map<string, { own: string[]; rest: readonly string[] }>();
  for (const [index, value] of values.entries()) {
    const rest = keys.slice(index * width, (index + 1) * width);
    const words = rest.join();
    const group = alike.get(words);
    if (group) group.own.push(value);
    else alike.set(words, { own: [value], rest });
  }
  return [...alike.values()].flatMap(({ own, rest }) =>
    split(others, rest).map((box) => ({ ...box, values: { [name]: own, ...box.values } })),
  );
}
