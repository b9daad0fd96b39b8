import { formatList } from '../format';
import type { Restrictions } from './schema/restrictions';
import { STATES } from './us-states';

/** The full names of the states and cities that the seller does not ship to, states first. */
export function restrictedPlaces({ states, cities }: Restrictions): string[] {
  return [...states.map((code) => STATES[code] ?? code), ...cities];
}

/** Whether a line of facts lists nothing but places that the seller does not ship to: the limits say them anyway. */
export function listsOnlyRestrictedPlaces(
  { states, cities }: Pick<Restrictions, 'states' | 'cities'>,
  value: string,
): boolean {
  const names = new Set([...states, ...cities.flatMap((city) => [city.replace(',', ''), ...city.split(', ')])]);
  return value.split(', ').every((part) => names.has(part));
}

/** The sentence for an age limit, in years: 'Buyers must be 21 or older.' */
export function ageSentence(minimumAge: number): string {
  return `Buyers must be ${minimumAge} or older.`;
}

/** Limits of the seller for a product, a sentence each. */
export function restrictionSentences(restrictions: Restrictions): string[] {
  const places = restrictedPlaces(restrictions);
  return [
    ...(restrictions.minimumAge ? [ageSentence(restrictions.minimumAge)] : []),
    ...(places.length > 0 ? [`The seller does not ship this product to ${formatList(places, 'or')}.`] : []),
    ...(restrictions.usOnly ? ['The seller does not ship this product outside the U.S.'] : []),
  ];
}
