import type { CategoryKey } from '../../catalogue/categories';
import type { SpecificationFacet } from '../../catalogue/schema/category';
import type { IndexRow } from '../row';
import { type ChoiceFacet, choiceFacet, readTexts, sameWords } from './facet';
import { readMeasures, sortMeasures } from './measures';

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** A facet that a category's entry in the data names: the values of its goods' specification lines with certain labels. */
export function specificationFacet(category: CategoryKey, entry: SpecificationFacet): ChoiceFacet {
  const { parameter, legend } = entry;
  const labels = new Set(entry.labels.map((label) => label.toLowerCase()));
  const key = `${category} ${parameter}`;
  const isOwn = (label: string) => labels.has(label.toLowerCase());
  const isOf = ({ placements }: Pick<IndexRow, 'placements'>) =>
    placements.some((placement) => placement.category === category);
  return choiceFacet({
    key,
    parameter,
    legend,
    read: (values) => readTexts(values.flatMap(readMeasures)),
    fromProduct: (product) => {
      const { specs, options } = product;
      if (!isOf(product)) return [];
      const own = specs.filter(({ label }) => isOwn(label) && !options?.some(({ name }) => isSame(name, label)));
      return [...new Set(own.flatMap(({ value }) => readMeasures(value)))];
    },
    // Of a choice by that name the values are those of the variant.
    valuesOf: (row) => {
      const stored = row.facets?.[key] ?? [];
      const chosen = row.sold?.options?.filter(({ name }) => isOwn(name)) ?? [];
      if (chosen.length === 0 || !isOf(row)) return stored;
      return [...new Set([...stored, ...chosen.flatMap(({ values }) => values.flatMap(readMeasures))])];
    },
    // A number without its unit is that of the one with it.
    meant: (text, offered) =>
      /^[\d.]+$/.test(text) ? offered.filter((value) => value.startsWith(`${text} `)) : sameWords(text, offered),
    chip: (_, label) => `${legend} ${label}`,
    sort: sortMeasures,
  });
}
