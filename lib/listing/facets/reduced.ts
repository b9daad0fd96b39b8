import { getDiscountPercent } from '../../catalogue/price';
import { choiceFacet } from './facet';

const YES = '1';

/** Whether goods cost less than before; offered even where none do. */
export const reduced = choiceFacet({
  parameter: 'reduced',
  legend: 'Offers',
  least: 1,
  read: (values) => (values.some((value) => /^(?:1|true|yes|on)$/i.test(value.trim())) ? [YES] : []),
  valuesOf: ({ card }) => (getDiscountPercent(card) === undefined ? [] : [YES]),
  label: () => 'Reduced goods',
  chip: () => 'Reduced',
  sort: () => [YES],
});
