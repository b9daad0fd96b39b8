import { choiceControls } from '../catalogue/choice-controls';
import { sizesAmong } from '../catalogue/size-controls';
import { type Box, boxesOf } from '../catalogue/variants/boxes';
import { spanOf } from '../catalogue/variants/price-span';
import type { IndexRow } from './row';

/** Some values of a row's controls. */
type Values = Box['values'];

const known = new WeakMap<IndexRow, readonly IndexRow[]>();
const wholes = new WeakMap<IndexRow, IndexRow>();

/**
 * Splits a row into units: rows of available combinations with one price. If facets match a unit, they match one of its variants. A row
 * whose combinations are all available at one price is its only unit.
 */
export function unitsOf(row: IndexRow): readonly IndexRow[] {
  if (!row.sold?.variants) return [row];
  const units = known.get(row) ?? unitsFrom(row, row.sold);
  known.set(row, units);
  return units;
}

function unitsFrom(row: IndexRow, sold: NonNullable<IndexRow['sold']>): readonly IndexRow[] {
  const boxes = boxesOf({ ...sold, colors: row.colors, sizes: row.sizes });
  const isWhole = ({ values: own }: Box) =>
    controlsOf(row).every(({ name, values }) => (own[name] ?? values).length === values.length);
  return boxes.length === 1 && boxes.every(isWhole)
    ? [row]
    : boxes.map((box) => withPrices(among(row, box.values), [box]));
}

/** The controls of a row, with the values that are left of it. */
export function controlsOf({ colors, sizes, sold }: IndexRow): ReturnType<typeof choiceControls> {
  return choiceControls({ colors, sizes, options: sold?.options });
}

/** A row with only some values of its controls. */
export function among(row: IndexRow, values: Values): IndexRow {
  const { sold, colors, colorPictures, sizes } = row;
  const { color } = values;
  const isIn = (_: unknown, index: number) => !color || color.includes(colors[index]?.name ?? '');
  const left = {
    ...row,
    colors: colors.filter(isIn),
    ...(colorPictures && { colorPictures: colorPictures.filter(isIn) }),
    sizes: sizesAmong(sizes, values),
    ...(sold?.options?.some(({ name }) => values[name]) && { sold: withOptions(sold, values) }),
  };
  wholes.set(left, wholeOf(row));
  return left;
}

function withOptions(sold: NonNullable<IndexRow['sold']>, values: Values): NonNullable<IndexRow['sold']> {
  return {
    ...sold,
    options: sold.options?.map((option) => ({ ...option, values: values[option.name] ?? option.values })),
  };
}

/** The row from which a unit or a part was taken. */
export function wholeOf(row: IndexRow): IndexRow {
  return wholes.get(row) ?? row;
}

/** A row with only some of its units, at their lowest price. */
export function rowOfUnits(row: IndexRow, units: readonly IndexRow[]): IndexRow {
  const some = withPrices(
    { ...row },
    units.map(({ card }) => card),
  );
  known.set(some, units);
  wholes.set(some, wholeOf(row));
  return some;
}

function withPrices(row: IndexRow, prices: Parameters<typeof spanOf>[0]): IndexRow {
  const { oldPrice: _, isFrom: __, ...card } = row.card;
  const { price, oldPrice, highest } = spanOf(prices);
  const own = { price, ...(oldPrice !== undefined && { oldPrice }), ...(highest > price && { isFrom: true as const }) };
  return Object.assign(row, { card: { ...card, ...own } });
}
