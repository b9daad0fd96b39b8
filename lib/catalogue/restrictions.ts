import type { Restrictions } from './schema/restrictions';
import { STATES } from './states';

/** The full names of the states and cities that the seller does not ship to, states first. */
export function listPlaces({ states, cities }: Restrictions): string[] {
  return [...states.map((code) => STATES[code] ?? code), ...cities];
}

/** The codes of the states in which cities are left out: a city is written as 'Portland, OR'. */
export function statesOfCities({ cities }: Pick<Restrictions, 'cities'>): string[] {
  return [...new Set(cities.flatMap((city) => /, ([A-Z]{2})$/.exec(city)?.[1] ?? []))];
}
