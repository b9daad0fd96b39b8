import type { Choice } from '../catalogue/choice';
import { basicColor, colorFamily } from '../catalogue/color-family';
import { sizeKey } from '../catalogue/size-key';
import { compact, stemsOf } from '../search/normalise';
import type { IndexRow } from './row';
import { among, controlsOf, rowOfUnits, unitsOf } from './units';
import { variantsBegun, variantsNumbered } from './variants-numbered';

type Values = Parameters<typeof among>[1];

/** The parts of a row's units that have some values and pass a test. */
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
 * The part of a row that matches a search: its variants that have the colors, sizes and other values in the words and pass the limits.
 * Undefined if no variant does, and the row itself if all do.
 */
export function rowAsAsked(row: IndexRow, words: string, passes: (row: IndexRow) => boolean): IndexRow | undefined {
  if (!row.sold?.variants) return passes(row) ? row : undefined;
  const units = unitsOf(row);
  const left = unitsWithin(row, namedValues(row, words), passes);
  if (left.length === 0) return undefined;
  return left.length === units.length && left.every((unit, index) => unit === units[index])
    ? row
    : rowOfUnits(row, left);
}

/** The values that words name, by control, without words of the product's name and numbers without letters. */
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

/** The rows with a variant whose number or barcode is the query, or else begins with it, each reduced to these variants. */
export function rowsNumbered(rows: readonly IndexRow[], query: string): IndexRow[] {
  const key = compact(query);
  const reduce = (found: ReadonlyMap<IndexRow, Iterable<Choice>>) =>
    [...found].flatMap(([row, choices]) => rowOfChoices(row, choices) ?? []);
  const exact = reduce(variantsNumbered(rows, key));
  return exact.length > 0 ? exact : reduce(variantsBegun(rows, key));
}

/** A row reduced to some choices; undefined if none of them is available. */
function rowOfChoices(row: IndexRow, choices: Iterable<Choice>): IndexRow | undefined {
  const units = [...choices].flatMap((choice) => {
    const values = Object.fromEntries(Object.entries(choice).map(([name, value]) => [name, [value]]));
    return unitsWithin(row, values, () => true);
  });
  return units.length > 0 ? rowOfUnits(row, units) : undefined;
}
