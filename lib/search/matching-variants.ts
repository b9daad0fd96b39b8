import { basicColor, colorFamily } from '../catalogue/colors/color-family';
import { sizeKey } from '../catalogue/sizes/sizes';
import type { Selection } from '../catalogue/variants/selection';
import type { IndexRow } from '../listing/index-row';
import { controlsOf, narrowRow, rowOfParts, splitByPrice } from '../listing/row-parts';
import { compact, stemsOf } from './normalize';
import { variantsWithNumber, variantsWithNumberPrefix } from './variant-numbers';

type Values = Parameters<typeof narrowRow>[1];

/** Narrows the parts of a row to some values. Parts without these values or that fail the test are left out. */
function partsWithin(row: IndexRow, values: Values, passes: (priceGroup: IndexRow) => boolean): readonly IndexRow[] {
  return splitByPrice(row).flatMap((priceGroup) => {
    const wanted = controlsOf(priceGroup).flatMap(({ name, values: available }) =>
      values[name] ? [[name, available.filter((value) => values[name]?.includes(value))] as const] : [],
    );
    if (wanted.some(([, available]) => available.length === 0)) return [];
    const part = wanted.length > 0 ? narrowRow(priceGroup, Object.fromEntries(wanted)) : priceGroup;
    return passes(part) ? part : [];
  });
}

/**
 * Narrows a row to the variants with the colors, sizes and other values in `words` that pass the filters. Returns undefined if no variant
 * matches, and the row itself if all do.
 */
export function matchingPart(row: IndexRow, words: string, passes: (row: IndexRow) => boolean): IndexRow | undefined {
  if (!row.sold?.variants) return passes(row) ? row : undefined;
  const parts = splitByPrice(row);
  const matching = partsWithin(row, valuesInQuery(row, words), passes);
  if (matching.length === 0) return undefined;
  return matching.length === parts.length && matching.every((part, index) => part === parts[index])
    ? row
    : rowOfParts(row, matching);
}

/** The values that a query contains, by control. Ignores words of the product name, and numbers without letters as sizes. */
function valuesInQuery(row: IndexRow, words: string): Values {
  const nameStems = new Set(stemsOf(row.card.name));
  const stems = new Set(stemsOf(words).filter((word) => !nameStems.has(word)));
  const sizes = new Set(
    words
      .split(/\s+/)
      .filter((word) => /[a-z]/i.test(word))
      .map(sizeKey),
  );
  const isInQuery = (text: string) => {
    const textStems = stemsOf(text);
    return textStems.length > 0 && textStems.every((word) => stems.has(word));
  };
  const families = new Map(row.colors.map((color) => [color.name, basicColor(colorFamily(color))]));
  const found = controlsOf(row).map(({ name, values }) => {
    const isFound = (value: string) =>
      name === 'size' ? sizes.has(sizeKey(value)) : isInQuery(value) || isInQuery(families.get(value) ?? '');
    return [name, values.filter(isFound)] as const;
  });
  return Object.fromEntries(found.filter(([, values]) => values.length > 0));
}

/** The rows with a variant number or barcode that equals (or else starts with) the query, narrowed to these variants. */
export function findByVariantNumber(rows: readonly IndexRow[], query: string): IndexRow[] {
  const key = compact(query);
  const narrow = (found: ReadonlyMap<IndexRow, Iterable<Selection>>) =>
    [...found].flatMap(([row, selections]) => rowOfSelections(row, selections) ?? []);
  const exact = narrow(variantsWithNumber(rows, key));
  return exact.length > 0 ? exact : narrow(variantsWithNumberPrefix(rows, key));
}

/** Narrows a row to some selections; undefined if none of them is available. */
function rowOfSelections(row: IndexRow, selections: Iterable<Selection>): IndexRow | undefined {
  const parts = [...selections].flatMap((selection) => {
    const values = Object.fromEntries(Object.entries(selection).map(([name, value]) => [name, [value]]));
    return partsWithin(row, values, () => true);
  });
  return parts.length > 0 ? rowOfParts(row, parts) : undefined;
}
