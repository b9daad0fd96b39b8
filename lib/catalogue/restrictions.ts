import type { Restrictions } from './schema/restrictions';
import { STATES } from './states';

/** The full names of the states and cities that the seller does not ship to, states first. */
export function listPlaces({ states, cities }: Restrictions): string[] {
  return [...states.map((code) => STATES[code] ?? code), ...cities];
}
