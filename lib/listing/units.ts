import { choiceControls } from '../catalogue/choice-controls';
import { sizesAmong } from '../catalogue/sizes';
import { type Box, boxesOf } from '../catalogue/variants/boxes';
import { spanOf } from '../catalogue/variants/price-span';
import type { IndexRow } from '../index/row';
import { soldOf } from '../index/sold-of';

/** Some values of a row's controls. */
type Values = Box['values'];

const known = new WeakMap<IndexRow, readonly IndexRow[]>();
const wholes = new WeakMap<IndexRow, IndexRow>();

/**
 * A row as several, each of what is made and costs the same: facets that are true for one of these are true for one variant. A row whose
 * combinations are all made and cost the same is the only one of its own.
 */
export function unitsOf(row: IndexRow): readonly IndexRow[] {
  const units = known.get(row) ?? (row.sold?.variants ? unitsFrom(row) : [row]);
  if (row.sold?.variants) known.set(row, units);
  return units;
}

function unitsFrom(row: IndexRow): readonly IndexRow[] {
  const sold = soldOf(row);
  const boxes = boxesOf(sold);
  const isWhole = ({ values: own }: Box) =>
    Object.keys(own).length === 0 ||
    choiceControls(sold).every(({ name, values }) => (own[name] ?? values).length === values.length);
  return boxes.length === 1 && boxes.every(isWhole)
    ? [row]
    : boxes.map((box) => withPrices(among(row, box.values), [box]));
}

/** A row as though only some values were offered of it. */
export function among(row: IndexRow, values: Values): IndexRow {
  const { sold, colors, colorPictures, sizes } = row;
  const { color } = values;
  const isIn = (_: unknown, index: number) => !color || color.includes(colors[index]?.name ?? '');
  const options = sold?.options?.map((option) => ({ ...option, values: values[option.name] ?? option.values }));
  const left = {
    ...row,
    colors: colors.filter(isIn),
    colorPictures: colorPictures.filter(isIn),
    sizes: sizesAmong(sizes, values),
    ...(sold && { sold: { ...sold, ...(options && { options }) } }),
  };
  wholes.set(left, wholeOf(row));
  return left;
}

/** The row of which some were taken. */
export function wholeOf(row: IndexRow): IndexRow {
  return wholes.get(row) ?? row;
}

/** A row as far as some of its units go, at their lowest price. */
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
