import { COLOR_FAMILIES, colorFamily, familyOfWord } from '../../catalogue/color-family';
import { choiceFacet, sameWords } from './facet';

/** The family of a color, in the order of a color card; an address may name a color of it. */
export const color = choiceFacet({
  parameter: 'color',
  legend: 'Color',
  valuesOf: ({ colors }) => [...new Set(colors.map(colorFamily))],
  meant: (text, offered) => {
    const same = sameWords(text, offered);
    return same.length > 0 ? same : offered.filter((family) => family === familyOfWord(text));
  },
  sort: (values) => COLOR_FAMILIES.filter((family) => values.includes(family)),
});
