import type { Choice } from '../catalogue/choice';
import { basicColor, colorFamily } from '../catalogue/color-family';
import { sizeKey } from '../catalogue/size-key';
import type { Variant } from '../catalogue/variants/variant';
import type { IndexRow } from '../index/row';
import { startsOf } from '../index/unpack-sold';
import { compact, stemsOf } from '../search/normalise';
import { among, controlsOf, rowOfUnits, unitsOf } from './units';
import { SHORTEST_NUMBER, variantsNumbered } from './variants-numbered';

type Values = Parameters<typeof among>[1];

/** The units of a row as far as they have some values and pass a test. */
function unitsWithin(row: IndexRow, values: Values, passes: (unit: IndexRow) => boolean): readonly IndexRow[] {
  return unitsOf(row).flatMap((unit) => {
    const own = controlsOf(unit).flatMap(({ name, values: has }) =>
      values[name] ? [[name, has.filter((value) => values[name]?.includes(value))] as const] : [],
    );
    if (own.some(([, has]) => has.length === 0)) return [];
    const part = own.length > 0 ? among(unit, Object.fromEntries(own)) : unit;
    return passes(part) ? part : [];
  });
}

/**
 * A row as far as a question asks for it: the colors, sizes and other values that its words name, and the limits that it has to pass, are
 * true for one variant. Undefined where none is so, and the row itself where all are.
 */
export function rowAsAsked(row: IndexRow, words: string, passes: (row: IndexRow) => boolean): IndexRow | undefined {
  if (!row.sold || !('variants' in row.sold)) return passes(row) ? row : undefined;
  const units = unitsOf(row);
  const left = unitsWithin(row, namedValues(row, words), passes);
  if (left.length === 0) return undefined;
  return left.length === units.length && left.every((unit, index) => unit === units[index])
    ? row
    : rowOfUnits(row, left);
}

/** The values that words name, by control; what the name of the product has too is none, and neither is a bare number. */
function namedValues(row: IndexRow, words: string): Values {
  const name = new Set(stemsOf(row.card.name));
  const stems = new Set(stemsOf(words).filter((word) => !name.has(word)));
  const sizes = new Set(
    words
      .split(/\s+/)
      .filter((word) => /[a-z]/i.test(word))
      .map(sizeKey),
  );
  const isSaid = (text: string) => {
    const own = stemsOf(text);
    return own.length > 0 && own.every((word) => stems.has(word));
  };
  const families = new Map(row.colors.map((color) => [color.name, basicColor(colorFamily(color))]));
  const named = controlsOf(row).map(({ name: control, values }) => {
    const isNamed = (value: string) =>
      control === 'size' ? sizes.has(sizeKey(value)) : isSaid(value) || isSaid(families.get(value) ?? '');
    return [control, values.filter(isNamed)] as const;
  });
  return Object.fromEntries(named.filter(([, values]) => values.length > 0));
}

/** The rows that have a variant whose number or barcode a question is, or whose number begins so, each as far as these variants go. */
export function rowsNumbered(rows: readonly IndexRow[], question: string): IndexRow[] {
  const key = compact(question);
  const exact = [...variantsNumbered(rows, key)].flatMap(([row, choices]) => rowOfChoices(row, choices) ?? []);
  if (exact.length > 0) return exact;
  const isMeant = ({ number = '' }: Pick<Variant, 'number'>) => compact(number).startsWith(key);
  return rows
    .filter((row) => isBegun(row, key))
    .flatMap((row) => rowOfChoices(row, row.sold?.variants?.filter(isMeant).map(({ choice }) => choice) ?? []) ?? []);
}

/** Whether variants of a row may have numbers that begin so: of numbers without a common beginning a few letters may be anything. */
function isBegun({ sold, card: { model = '' } }: IndexRow, key: string): boolean {
  if (!/\d/.test(key) || !sold || !('variants' in sold) || key === compact(model)) return false;
  const { number } = startsOf(sold);
  const isStart = (start: string) => start.length >= SHORTEST_NUMBER && key.startsWith(start);
  return number !== undefined && key.startsWith(compact(number)) && [number, model].map(compact).some(isStart);
}

/** A row as far as some choices of it go; undefined where none of them is made. */
function rowOfChoices(row: IndexRow, choices: Iterable<Choice>): IndexRow | undefined {
  const units = [...choices].flatMap((choice) => {
    const values = Object.fromEntries(Object.entries(choice).map(([name, value]) => [name, [value]]));
    return unitsWithin(row, values, () => true);
  });
  return units.length > 0 ? rowOfUnits(row, units) : undefined;
}
