import { STATES } from '../../catalogue/states';
import { foldText } from '../../fold';
import type { StateFacet } from './facet';

/** The code of the state that products must ship to. */
export const shipsTo: StateFacet = {
  key: 'ships-to',
  parameter: 'ships-to',
  legend: 'Ships to my state',
  look: 'state',
  read: (values) => values.flatMap(stateMeant).slice(0, 1),
  owns: () => true,
  chip: (value) => `Ships to ${STATES[value] ?? value}`,
  allows:
    (value) =>
    ({ states }) =>
      !states?.includes(value),
};

/** 'ny', 'N.Y.' and 'new york' -> 'NY'; nothing for other texts. */
function stateMeant(text: string): string[] {
  const words = foldText(text);
  return Object.keys(STATES).filter((code) => [code, STATES[code] ?? code].some((name) => foldText(name) === words));
}
