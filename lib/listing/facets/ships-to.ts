import { STATES } from '../../catalogue/states';
import type { StateFacet } from './facet';

/** The code of the state that goods must be shipped to. */
export const shipsTo: StateFacet = {
  key: 'ships-to',
  parameter: 'ships-to',
  legend: 'Ships to my state',
  look: 'state',
  read: ([value = '']) => (/^[A-Z]{2}$/.test(value) ? [value] : []),
  owns: () => true,
  chip: (value) => `Ships to ${STATES[value] ?? value}`,
  allows:
    (value) =>
    ({ states }) =>
      !states?.includes(value),
};
