import { basicColor, colorFamily } from '../catalogue/colors/color-family';
import { sizeKey } from '../catalogue/sizes/size-key';
import type { Selection } from '../catalogue/variants/selection';
import type { IndexRow } from '../listing/index-row';
import { controlsOf, narrowRow, rowOfParts, splitByPrice } from '../listing/row-parts';
import { compact, stemsOf } from './normalize';
import { variantsWithNumber, variantsWithNumberPrefix } from './variant-numbers';

type Values = Parameters<typeof narrowRow>[1];

/** The parts of a row's parts that have some values and pass a test. */
function partsWithin(row: IndexRow, values: Values, passes: (priceGroup: IndexRow) => boolean): readonly IndexRow[] {
  return splitByPrice(row).flatMap((priceGroup) => {
    const own = controlsOf(priceGroup).flatMap(({ name, values: has }) =>
      values[name] ? [[name, has.filter((value) => values[name]?.includes(value))] as const] : [],
    );
    if (own.some(([, has]) => has.length === 0)) return [];
    const part = own.length > 0 ? narrowRow(priceGroup, Object.fromEntries(own)) : priceGroup;
    return passes(part) ? part : [];
  });
}

/**
 * The part of a row that matches a search: its variants that have the colors, sizes and other values in the words and pass the limits.
 * Undefined if no variant does, and the row itself if all do.
 */
export function matchingPart(row: IndexRow, words: string, passes: (row: IndexRow) => boolean): IndexRow | undefined {
  if (!row.sold?.variants) return passes(row) ? row : undefined;
  const parts = splitByPrice(row);
  const left = partsWithin(row, valuesInQuery(row, words), passes);
  if (left.length === 0) return undefined;
  return left.length === parts.length && left.every((priceGroup, index) => priceGroup === parts[index])
    ? row
    : rowOfParts(row, left);
}

/** The values that words name, by control, without words of the product's name and numbers without letters. */
function valuesInQuery(row: IndexRow, words: string): Values {
  const name = new Set(stemsOf(row.card.name));
  const stems = new Set(stemsOf(words).filter((word) => !name.has(word)));
  const sizes = new Set(
    words
      .split(/\s+/)
      .filter((word) => /[a-z]/i.test(word))
      .map(sizeKey),
  );
  const hasWords = (text: string) => {
    const own = stemsOf(text);
    return own.length > 0 && own.every((word) => stems.has(word));
  };
  const families = new Map(row.colors.map((color) => [color.name, basicColor(colorFamily(color))]));
  const named = controlsOf(row).map(({ name: control, values }) => {
    const isNamed = (value: string) =>
      control === 'size' ? sizes.has(sizeKey(value)) : hasWords(value) || hasWords(families.get(value) ?? '');
    return [control, values.filter(isNamed)] as const;
  });
  return Object.fromEntries(named.filter(([, values]) => values.length > 0));
}

/** The rows with a variant whose number or barcode is the query, or else begins with it, each reduced to these variants. */
export function findByVariantNumber(rows: readonly IndexRow[], query: string): IndexRow[] {
  const key = compact(query);
  const reduce = (found: ReadonlyMap<IndexRow, Iterable<Selection>>) =>
    [...found].flatMap(([row, choices]) => rowOfSelections(row, choices) ?? []);
  const exact = reduce(variantsWithNumber(rows, key));
  return exact.length > 0 ? exact : reduce(variantsWithNumberPrefix(rows, key));
}

/** A row reduced to some choices; undefined if none of them is available. */
function rowOfSelections(row: IndexRow, choices: Iterable<Selection>): IndexRow | undefined {
  const parts = [...choices].flatMap((choice) => {
    const values = Object.fromEntries(Object.entries(choice).map(([name, value]) => [name, [value]]));
    return partsWithin(row, values, () => true);
  });
  return parts.length > 0 ? rowOfParts(row, parts) : undefined;
}
