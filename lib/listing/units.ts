import { choiceControls } from '../catalogue/choice-controls';
import { sizesAmong } from '../catalogue/size-controls';
import { type Box, boxesOf } from '../catalogue/variants/boxes';
import { spanOf } from '../catalogue/variants/price-span';
import type { IndexRow } from '../index/row';
import { pricingVariants } from '../index/unpack-sold';

/** Some values of a row's controls. */
type Values = Box['values'];

const known = new WeakMap<IndexRow, readonly IndexRow[]>();
const wholes = new WeakMap<IndexRow, IndexRow>();

/**
 * A row as several, each of what is made and costs the same: facets that are true for one of these are true for one variant. A row whose
 * combinations are all made and cost the same is the only one of its own.
 */
export function unitsOf(row: IndexRow): readonly IndexRow[] {
  const { sold } = row;
  // Variants themselves are not read here: of most rows nobody asks for them.
  if (!sold || !('variants' in sold)) return [row];
  const units = known.get(row) ?? unitsFrom(row, sold);
  known.set(row, units);
  return units;
}

function unitsFrom(row: IndexRow, sold: NonNullable<IndexRow['sold']>): readonly IndexRow[] {
  const variants = pricingVariants(sold);
  if (variants.length === 0) return [row];
  const { price, oldPrice, options } = sold;
  const boxes = boxesOf({ price, oldPrice, colors: row.colors, sizes: row.sizes, options, variants });
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

/** A row as though only some values were offered of it. */
export function among(row: IndexRow, values: Values): IndexRow {
  const { sold, colors, colorPictures, sizes } = row;
  const { color } = values;
  const isIn = (_: unknown, index: number) => !color || color.includes(colors[index]?.name ?? '');
  const left = {
    ...row,
    colors: colors.filter(isIn),
    colorPictures: colorPictures.filter(isIn),
    sizes: sizesAmong(sizes, values),
    ...(sold?.options?.some(({ name }) => values[name]) && { sold: withOptions(sold, values) }),
  };
  wholes.set(left, wholeOf(row));
  return left;
}

function withOptions(sold: NonNullable<IndexRow['sold']>, values: Values): NonNullable<IndexRow['sold']> {
  const options = sold.options?.map((option) => ({ ...option, values: values[option.name] ?? option.values }));
  const others = Object.getOwnPropertyDescriptors(sold);
  return Object.defineProperties({}, { ...others, options: { value: options, enumerable: true } }) as typeof sold;
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
