import { filterSizes } from '../catalogue/sizes/size-controls';
import { optionControls } from '../catalogue/variants/option-controls';
import { type PriceGroup, priceGroups, toPriceRange } from '../catalogue/variants/price-range';

import type { IndexRow } from './index-row';

/** Some values of a row's controls. */
type Values = PriceGroup['values'];

const partsByRow = new WeakMap<IndexRow, readonly IndexRow[]>();
const fullRows = new WeakMap<IndexRow, IndexRow>();

/**
 * Splits a row into parts: rows of available combinations with one price. If facets match a part, they match one of its variants. A row
 * whose combinations are all available at one price is its only part.
 */
export function splitByPrice(row: IndexRow): readonly IndexRow[] {
  if (!row.sold?.variants) return [row];
  const parts = partsByRow.get(row) ?? partsFrom(row, row.sold);
  partsByRow.set(row, parts);
  return parts;
}

function partsFrom(row: IndexRow, sold: NonNullable<IndexRow['sold']>): readonly IndexRow[] {
  const groups = priceGroups({ ...sold, colors: row.colors, sizes: row.sizes });
  const isWhole = ({ values: own }: PriceGroup) =>
    controlsOf(row).every(({ name, values }) => (own[name] ?? values).length === values.length);
  return groups.length === 1 && groups.every(isWhole)
    ? [row]
    : groups.map((group) => withPrices(narrowRow(row, group.values), [group]));
}

/** The controls of a row, with the values that are left of it. */
export function controlsOf({ colors, sizes, sold }: IndexRow): ReturnType<typeof optionControls> {
  return optionControls({ colors, sizes, options: sold?.options });
}

/** A row with only some values of its controls. */
export function narrowRow(row: IndexRow, values: Values): IndexRow {
  const { sold, colors, colorPictures, sizes } = row;
  const { color } = values;
  const isIn = (_: unknown, index: number) => !color || color.includes(colors[index]?.name ?? '');
  const left = {
    ...row,
    colors: colors.filter(isIn),
    ...(colorPictures && { colorPictures: colorPictures.filter(isIn) }),
    sizes: filterSizes(sizes, values),
    ...(sold?.options?.some(({ name }) => values[name]) && { sold: withOptions(sold, values) }),
  };
  fullRows.set(left, fullRowOf(row));
  return left;
}

function withOptions(sold: NonNullable<IndexRow['sold']>, values: Values): NonNullable<IndexRow['sold']> {
  return {
    ...sold,
    options: sold.options?.map((option) => ({ ...option, values: values[option.name] ?? option.values })),
  };
}

/** The row from which a part or a part was taken. */
export function fullRowOf(row: IndexRow): IndexRow {
  return fullRows.get(row) ?? row;
}

/** A row with only some of its parts, at their lowest price. */
export function rowOfParts(row: IndexRow, parts: readonly IndexRow[]): IndexRow {
  const some = withPrices(
    { ...row },
    parts.map(({ card }) => card),
  );
  partsByRow.set(some, parts);
  fullRows.set(some, fullRowOf(row));
  return some;
}

function withPrices(row: IndexRow, prices: Parameters<typeof toPriceRange>[0]): IndexRow {
  const { oldPrice: _, isFrom: __, ...card } = row.card;
  const { price, oldPrice, highest } = toPriceRange(prices);
  const own = { price, ...(oldPrice !== undefined && { oldPrice }), ...(highest > price && { isFrom: true as const }) };
  return Object.assign(row, { card: { ...card, ...own } });
}
