import { choiceFacet } from './facet';

/** The maker, by its name as shown. */
export const brand = choiceFacet({
  parameter: 'brand',
  legend: 'Brand',
  firstShown: 12,
  valuesOf: ({ card }) => [card.brand],
});
