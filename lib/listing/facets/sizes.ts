import { categoryRule } from '../../catalogue/categories';
import { MEASURES, type Sizes, sortSizes } from '../../catalogue/sizes';
import type { IndexRow } from '../../index/row';
import { type ChoiceFacet, choiceFacet } from './facet';

const isNumber = (label: string | undefined) => label !== undefined && /^\d/.test(label);

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
    legend: MEASURES.sleeve,
    labelsOf: (sizes) => (sizes.system === 'men-sleeve' ? sizes.sleeves : []),
  },
  {
    kind: 'waist',
    legend: MEASURES.waist,
    labelsOf: (sizes) => (sizes.system === 'waist-length' ? sizes.waists : []),
  },
  {
    kind: 'length',
    legend: MEASURES.length,
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
  const prefix = value.slice(0, Math.max(0, value.indexOf(':')));
  return PREFIXED.has(prefix) ? prefix : 'size';
}

/**
 * A facet for each kind of size, under one parameter: 'M', 'waist:34', 'shoe:10.5'. Categories say whether they have them, and which
 * labels are other names: a filter for XXL then finds a shirt that its maker calls 2X (specification, section 9).
 */
export const sizes: readonly ChoiceFacet[] = KINDS.map(({ kind, legend, labelsOf }) => {
  const prefix = kind === 'size' ? '' : `${kind}:`;
  const label = (value: string) => value.slice(prefix.length);
  return choiceFacet({
    key: kind,
    parameter: 'size',
    legend,
    look: 'tiles',
    least: 1,
    owns: (value) => kindOf(value) === kind,
    valuesOf: (row) => {
      const labels = labelsOf(row.sizes);
      const rule = labels.length > 0 ? filterRule(row) : undefined;
      if (!rule) return [];
      return prefix
        ? labels.map((own) => prefix + own)
        : [...new Set(labels.map((own) => (Object.hasOwn(rule.sameAs, own) ? rule.sameAs[own] : own) ?? own))];
    },
    label,
    chip: (_, own) => `${legend.split(',')[0]} ${own}`,
    sort: (values) => sortSizes(values.map(label)).map((own) => prefix + own),
  });
});

/** The first rule of a row's categories that has a filter for sizes. */
function filterRule({ placements }: IndexRow) {
  return placements.map(({ category }) => categoryRule(category).sizes).find(({ isFiltered }) => isFiltered);
}
