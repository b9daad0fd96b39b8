import { categorySettings } from '../../catalogue/categories/category-settings';
import { MEASURE_LEGENDS, normalizeSize, type Sizes, sizeKey, sortSizes } from '../../catalogue/sizes/sizes';
import type { IndexRow } from '../index-row';
import { type OptionsFacet, optionsFacet } from './facet';

/** True for a collar such as '15.5', false for '3XL'. */
const isNumber = (label: string | undefined) => label !== undefined && /^\d+(?![\dX])/i.test(label);

/** Kinds of sizes with their legends and the labels of a product. The `men` sizes of a shirt are either letters or collars. */
const KINDS: { kind: string; legend: string; labelsOf: (sizes: Sizes) => readonly string[] }[] = [
  {
    kind: 'size',
    legend: 'Size',
    labelsOf: (sizes) => {
      if (sizes.system === 'men-sleeve') return isNumber(sizes.men[0]) ? [] : sizes.men;
      return sizes.system === 'alpha' ? sizes.labels : [];
    },
  },
  {
    kind: 'collar',
    legend: 'Collar, inches',
    labelsOf: (sizes) => (sizes.system === 'men-sleeve' && isNumber(sizes.men[0]) ? sizes.men : []),
  },
  {
    kind: 'sleeve',
    legend: MEASURE_LEGENDS.sleeve,
    labelsOf: (sizes) => (sizes.system === 'men-sleeve' ? sizes.sleeves : []),
  },
  {
    kind: 'waist',
    legend: MEASURE_LEGENDS.waist,
    labelsOf: (sizes) => (sizes.system === 'waist-length' ? sizes.waists : []),
  },
  {
    kind: 'length',
    legend: MEASURE_LEGENDS.length,
    labelsOf: (sizes) => (sizes.system === 'waist-length' ? sizes.lengths : []),
  },
  {
    kind: 'shoe',
    legend: "Shoe size, US men's",
    labelsOf: (sizes) => (sizes.system === 'shoe' ? sizes.labels : []),
  },
];
const [PLAIN] = KINDS;
const PREFIXED = new Set(KINDS.filter((kind) => kind !== PLAIN).map(({ kind }) => kind));

/** 'waist:34' -> 'waist'; 'size' for values without a known prefix. */
function kindOf(value: string): string {
  const prefix = value.slice(0, Math.max(0, value.indexOf(':'))).toLowerCase();
  return PREFIXED.has(prefix) ? prefix : 'size';
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
  const kinds = kindOf(text) === PLAIN?.kind ? KINDS_WITHOUT_PREFIX : [kindOf(text)];
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
  return kind === PLAIN?.kind ? value : value.slice(kind.length + 1);
}

/**
 * One facet for each kind of size, all with the parameter `size`: 'M', 'waist:34', 'shoe:10.5'. The category defines whether sizes are
 * filtered, and which labels are equal. A filter for XXL also finds a shirt with the size 2X.
 */
export const sizeFacets: readonly OptionsFacet[] = KINDS.map(({ kind, legend, labelsOf }) => {
  const prefix = kind === 'size' ? '' : `${kind}:`;
  return optionsFacet({
    key: kind,
    parameter: 'size',
    legend,
    control: 'tiles',
    minOptions: 1,
    matches: (value) => kindOf(value) === kind,
    valuesOf: (row) => {
      const labels = labelsOf(row.sizes);
      const rule = labels.length > 0 ? filterRule(row) : undefined;
      if (!rule) return [];
      return prefix
        ? labels.map((label) => prefix + label)
        : [
            ...new Set(
              labels.map((label) => (Object.hasOwn(rule.sameAs, label) ? rule.sameAs[label] : label) ?? label),
            ),
          ];
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
