import { filterSizes, optionControls } from '../catalogue/variants/offer';
import { type PriceGroup, priceGroups, toPriceRange } from '../catalogue/variants/price-range';
import type { IndexRow } from './index-row';

/** Values by the name of their control, such as { color: ['Black'] }. */
type Values = PriceGroup['values'];

type StoredOffer = NonNullable<IndexRow['sold']>;

const partsByRow = new WeakMap<IndexRow, readonly IndexRow[]>();
const fullRows = new WeakMap<IndexRow, IndexRow>();

/**
 * Splits a row into parts: rows of available combinations with the same price. Facets that match a part match one of its variants. The
 * row itself is the only part if all combinations are available at one price.
 */
export function splitByPrice(row: IndexRow): readonly IndexRow[] {
  if (!row.sold?.variants) return [row];
  const parts = partsByRow.get(row) ?? createParts(row, row.sold);
  partsByRow.set(row, parts);
  return parts;
}

function createParts(row: IndexRow, offer: StoredOffer): readonly IndexRow[] {
  const groups = priceGroups({ ...offer, colors: row.colors, sizes: row.sizes });
  const hasAllValues = ({ values: groupValues }: PriceGroup) =>
    controlsOf(row).every(({ name, values }) => (groupValues[name] ?? values).length === values.length);
  return groups.length === 1 && groups.every(hasAllValues)
    ? [row]
    : groups.map((group) => withPrices(narrowRow(row, group.values), [group]));
}

/** The controls of a row or a part, with the values that it has. */
export function controlsOf({ colors, sizes, sold }: IndexRow): ReturnType<typeof optionControls> {
  return optionControls({ colors, sizes, options: sold?.options });
}

/** Returns a row with only these values. Controls that are not in `values` do not change. */
export function narrowRow(row: IndexRow, values: Values): IndexRow {
  const { sold: offer, colors, colorPictures, sizes } = row;
  const { color } = values;
  const hasColor = (_: unknown, index: number) => !color || color.includes(colors[index]?.name ?? '');
  const narrowed = {
    ...row,
    colors: colors.filter(hasColor),
    ...(colorPictures && { colorPictures: colorPictures.filter(hasColor) }),
    sizes: filterSizes(sizes, values),
    ...(offer?.options?.some(({ name }) => values[name]) && { sold: withOptions(offer, values) }),
  };
  fullRows.set(narrowed, fullRowOf(row));
  return narrowed;
}

function withOptions(offer: StoredOffer, values: Values): StoredOffer {
  return {
    ...offer,
    options: offer.options?.map((option) => ({ ...option, values: values[option.name] ?? option.values })),
  };
}

/** The complete row of a part; a complete row is returned as it is. */
export function fullRowOf(row: IndexRow): IndexRow {
  return fullRows.get(row) ?? row;
}

/** Returns a row with only these parts, at their lowest price. */
export function rowOfParts(row: IndexRow, parts: readonly IndexRow[]): IndexRow {
  const narrowed = withPrices(
    { ...row },
    parts.map(({ card }) => card),
  );
  partsByRow.set(narrowed, parts);
  fullRows.set(narrowed, fullRowOf(row));
  return narrowed;
}

/** Sets the prices on the card of `row`, which it changes. */
function withPrices(row: IndexRow, prices: Parameters<typeof toPriceRange>[0]): IndexRow {
  const { oldPrice: _, isFrom: __, ...card } = row.card;
  const { price, oldPrice, highest } = toPriceRange(prices);
  const cardPrices = {
    price,
    ...(oldPrice !== undefined && { oldPrice }),
    ...(highest > price && { isFrom: true as const }),
  };
  return Object.assign(row, { card: { ...card, ...cardPrices } });
}
