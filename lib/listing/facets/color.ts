import { COLOR_FAMILIES, colorFamily } from '../../catalogue/color-family';
import { choiceFacet } from './facet';

/** The family of a color, in the order of a color card. */
export const color = choiceFacet({
  parameter: 'color',
  legend: 'Color',
  valuesOf: ({ colors }) => [...new Set(colors.map(colorFamily))],
  sort: (values) => COLOR_FAMILIES.filter((family) => values.includes(family)),
});
