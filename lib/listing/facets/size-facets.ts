import { categorySettings } from '../../catalogue/categories/category-settings';
import { MEASURE_LEGENDS, normalizeSize, type Sizes, sizeKey, sortSizes } from '../../catalogue/sizes/sizes';
import type { IndexRow } from '../index-row';
import { type OptionsFacet, optionsFacet } from './facet';

/** True for a collar such as '15.5', false for '3XL'. */
const isNumber = (label: string | undefined) => label !== undefined && /^\d+(?![\dX])/i.test(label);

/** The kinds of sizes with their legends. */
const LEGENDS = {
  size: 'Size',
  collar: 'Collar, inches',
  sleeve: MEASURE_LEGENDS.sleeve,
  waist: MEASURE_LEGENDS.waist,
  length: MEASURE_LEGENDS.length,
  shoe: "Shoe size, US men's",
};
type Kind = keyof typeof LEGENDS;

/** The sizes of a product by kind. The `men` sizes of a shirt are either letters or collars. */
function labelsByKind(sizes: Sizes): Partial<Record<Kind, readonly string[]>> {
  switch (sizes.system) {
    case 'alpha':
      return { size: sizes.labels };
    case 'shoe':
      return { shoe: sizes.labels };
    case 'waist-length':
      return { waist: sizes.waists, length: sizes.lengths };
    case 'men-sleeve':
      return { [isNumber(sizes.men[0]) ? 'collar' : 'size']: sizes.men, sleeve: sizes.sleeves };
    default:
      return {};
  }
}

/** 'waist:34' -> 'waist'; 'size' for values without a known prefix. */
function kindOf(value: string): string {
  const prefix = value.slice(0, Math.max(0, value.indexOf(':'))).toLowerCase();
  return Object.hasOwn(LEGENDS, prefix) ? prefix : 'size';
}

/** Kinds to try for a value without a prefix, likeliest first: '10.5' is a shoe size if shoes are offered. */
const KINDS_WITHOUT_PREFIX = ['size', 'shoe', 'waist', 'collar'];
/** Kinds that people write as a pair: '34 x 32', 'L/33'. */
const PAIRS = [
  ['waist', 'length'],
  ['collar', 'sleeve'],
  ['size', 'sleeve'],
] as const;

/** Finds the offered sizes for another spelling: 'xxl', '10½', 'waist:34 in', '34x32'. */
function resolveSizes(text: string, offered: readonly string[]): readonly string[] {
  const find = (kind: string, label: string) =>
    offered.find((value) => kindOf(value) === kind && sizeKey(labelOf(value)) === sizeKey(label));
  const kinds = kindOf(text) === 'size' ? KINDS_WITHOUT_PREFIX : [kindOf(text)];
  for (const kind of kinds) {
    const size = find(kind, labelOf(text));
    if (size !== undefined) return [size];
  }
  const [, first = '', second = ''] = /^(.+?)\s*[x×/]\s*(.+)$/i.exec(text) ?? [];
  for (const [firstKind, secondKind] of PAIRS) {
    const [firstSize, secondSize] = [find(firstKind, first), find(secondKind, second)];
    if (firstSize !== undefined && secondSize !== undefined) return [firstSize, secondSize];
  }
  return [];
}

/** Removes the prefix: 'waist:34' -> '34'. */
function labelOf(value: string): string {
  const kind = kindOf(value);
  return kind === 'size' ? value : value.slice(kind.length + 1);
}

/**
 * One facet for each kind of size, all with the parameter `size`: 'M', 'waist:34', 'shoe:10.5'. The category defines whether sizes are
 * filtered, and which labels are equal. A filter for XXL also finds a shirt with the size 2X.
 */
export const sizeFacets: readonly OptionsFacet[] = Object.entries(LEGENDS).map(([kind, legend]) => {
  const prefix = kind === 'size' ? '' : `${kind}:`;
  return optionsFacet({
    key: kind,
    parameter: 'size',
    legend,
    control: 'tiles',
    minOptions: 1,
    matches: (value) => kindOf(value) === kind,
    valuesOf: (row) => {
      const labels = labelsByKind(row.sizes)[kind as Kind] ?? [];
      const rule = labels.length > 0 ? filterRule(row) : undefined;
      if (!rule) return [];
      if (prefix) return labels.map((label) => prefix + label);
      const sameAs = new Map(Object.entries(rule.sameAs));
      return [...new Set(labels.map((label) => sameAs.get(label) ?? label))];
    },
    resolve: resolveSizes,
    label: (value) => normalizeSize(labelOf(value)),
    chipLabel: (_, label) => `${legend.split(',')[0]} ${label}`,
    sort: (values) => sortSizes(values.map(labelOf)).map((label) => prefix + label),
  });
});

/** The size rule of the first category of a row that filters by size; undefined if none does. */
function filterRule({ placements }: IndexRow) {
  return placements.map(({ category }) => categorySettings(category).sizes).find(({ isFiltered }) => isFiltered);
}
