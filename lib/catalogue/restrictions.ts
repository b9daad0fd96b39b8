import { formatList } from '../format';
import type { Restrictions } from './schema/restrictions';
import { STATES } from './us-states';

/** Names of the states and cities without shipping, states first: ['New York', 'Portland, OR']. */
export function restrictedPlaces({ states, cities }: Restrictions): string[] {
  return [...states.map((code) => STATES[code] ?? code), ...cities];
}

/** True if a specification value lists only places without shipping. Such a row repeats the restrictions of the page. */
export function listsOnlyRestrictedPlaces(
  { states, cities }: Pick<Restrictions, 'states' | 'cities'>,
  value: string,
): boolean {
  const names = new Set([...states, ...cities.flatMap((city) => [city.replace(',', ''), ...city.split(', ')])]);
  return value.split(', ').every((part) => names.has(part));
}

/** 21 -> 'Buyers must be 21 or older.' */
export function ageSentence(minimumAge: number): string {
  return `Buyers must be ${minimumAge} or older.`;
}

/** The restrictions of a product, one sentence each. */
export function restrictionSentences(restrictions: Restrictions): string[] {
  const places = restrictedPlaces(restrictions);
  return [
    ...(restrictions.minimumAge ? [ageSentence(restrictions.minimumAge)] : []),
    ...(places.length > 0 ? [`The seller does not ship this product to ${formatList(places, 'or')}.`] : []),
    ...(restrictions.usOnly ? ['The seller does not ship this product outside the U.S.'] : []),
  ];
}
