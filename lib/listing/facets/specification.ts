import type { CategoryKey } from '../../catalogue/categories';
import type { SpecificationFacet } from '../../catalogue/schema/category';
import { type ChoiceFacet, choiceFacet, readTexts, sameWords } from './facet';
import { readMeasures, sortMeasures } from './measures';

/** A facet that a category's entry in the data names: the values of its goods' specification lines with certain labels. */
export function specificationFacet(category: CategoryKey, entry: SpecificationFacet): ChoiceFacet {
  const { parameter, legend } = entry;
  const labels = new Set(entry.labels.map((label) => label.toLowerCase()));
  return choiceFacet({
    key: `${category} ${parameter}`,
    parameter,
    legend,
    read: (values) => readTexts(values.flatMap(readMeasures)),
    fromProduct: ({ placements, specs }) => {
      if (!placements.some((placement) => placement.category === category)) return [];
      const own = specs.filter(({ label }) => labels.has(label.toLowerCase()));
      return [...new Set(own.flatMap(({ value }) => readMeasures(value)))];
    },
    // A number without its unit is that of the one with it.
    meant: (text, offered) =>
      /^[\d.]+$/.test(text) ? offered.filter((value) => value.startsWith(`${text} `)) : sameWords(text, offered),
    chip: (_, label) => `${legend} ${label}`,
    sort: sortMeasures,
  });
}
