import { basicColor, colorFamily } from '../catalogue/colors/color-family';
import { groupBy } from '../catalogue/group-by';
import { sizeKey } from '../catalogue/sizes/sizes';
import type { IndexRow } from '../listing/index-row';
import { controlsOf, narrowRow, rowOfParts, splitByPrice } from '../listing/row-parts';
import { compact, stemsOf } from './normalize';
import { type FoundVariant, variantsWithNumber, variantsWithNumberPrefix } from './variant-numbers';

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
  const narrow = (found: readonly FoundVariant[]) =>
    [...groupBy(found, ({ row }) => row.card.id).values()].flatMap((variants) => rowOfVariants(variants) ?? []);
  const exact = narrow(variantsWithNumber(rows, key));
  return exact.length > 0 ? exact : narrow(variantsWithNumberPrefix(rows, key));
}

/** The row of these variants, narrowed to them. Undefined if none of them is available. */
function rowOfVariants(variants: readonly FoundVariant[]): IndexRow | undefined {
  const parts = variants.flatMap(({ row, selection }) => {
    const values = Object.fromEntries(Object.entries(selection).map(([name, value]) => [name, [value]]));
    return partsWithin(row, values, () => true);
  });
  return variants[0] && parts.length > 0 ? rowOfParts(variants[0].row, parts) : undefined;
}
