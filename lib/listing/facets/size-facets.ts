import { categorySettings } from '../../catalogue/categories/category-settings';
import { sizeKey } from '../../catalogue/sizes/size-key';
import { MEASURE_LEGENDS, normalizeSize, type Sizes, sortSizes } from '../../catalogue/sizes/sizes';
import type { IndexRow } from '../index-row';
import { type OptionsFacet, optionsFacet } from './facet';

/** True for a collar such as '15.5', false for '3XL'. */
const isNumber = (label: string | undefined) => label !== undefined && /^\d+(?![\dX])/i.test(label);

/** The kinds of sizes with the words over each, and the labels that a product has of it. A shirt's 'men' are letters or collars. */
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

/** 'waist:34' -> 'waist'; what has no such prefix is a plain size. */
function kindOf(value: string): string {
  const prefix = value.slice(0, Math.max(0, value.indexOf(':'))).toLowerCase();
  return PREFIXED.has(prefix) ? prefix : 'size';
}

/** Kinds of which a bare number or label may be, the likeliest first: with a shoe on offer '10.5' is one. */
const BARE = ['size', 'shoe', 'waist', 'collar'];
/** Kinds that are written as a pair: '34 x 32', 'L/33'. */
const PAIRS = [
  ['waist', 'length'],
  ['collar', 'sleeve'],
  ['size', 'sleeve'],
] as const;

/** The sizes on offer that a text means in another spelling: 'xxl', '10½', 'waist:34 in', '34x32'. */
function resolveSizes(text: string, offered: readonly string[]): readonly string[] {
  const find = (kind: string, label: string) =>
    offered.find((value) => kindOf(value) === kind && sizeKey(labelOf(value)) === sizeKey(label));
  const kinds = kindOf(text) === PLAIN?.kind ? BARE : [kindOf(text)];
  for (const kind of kinds) {
    const size = find(kind, labelOf(text));
    if (size !== undefined) return [size];
  }
  const [, first = '', second = ''] = /^(.+?)\s*[x×/]\s*(.+)$/i.exec(text) ?? [];
  for (const [kind, other] of PAIRS) {
    const [one, two] = [find(kind, first), find(other, second)];
    if (one !== undefined && two !== undefined) return [one, two];
  }
  return [];
}

/** The size behind its kind: 'waist:34' -> '34'. */
function labelOf(value: string): string {
  const kind = kindOf(value);
  return kind === PLAIN?.kind ? value : value.slice(kind.length + 1);
}

/**
 * A facet for each kind of size, under one parameter: 'M', 'waist:34', 'shoe:10.5'. A category defines whether it has them, and which
 * labels are other names: a filter for XXL also finds a shirt with the size 2X (specification, section 9).
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
        ? labels.map((own) => prefix + own)
        : [...new Set(labels.map((own) => (Object.hasOwn(rule.sameAs, own) ? rule.sameAs[own] : own) ?? own))];
    },
    resolve: resolveSizes,
    label: (value) => normalizeSize(labelOf(value)),
    chipLabel: (_, own) => `${legend.split(',')[0]} ${own}`,
    sort: (values) => sortSizes(values.map(labelOf)).map((own) => prefix + own),
  });
});

/** The first rule of a row's categories that has a filter for sizes. */
function filterRule({ placements }: IndexRow) {
  return placements.map(({ category }) => categorySettings(category).sizes).find(({ isFiltered }) => isFiltered);
}
