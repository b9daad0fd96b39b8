import { type ListingState, ORDER_PARAMETERS, serializeListing } from './address';
import type { Facet } from './facets/facet';
import { PARAMETERS } from './facets/table';

/** Every name under which an address may narrow, sort or turn a listing: what else stands in a query changes no listing. */
export const listingParameters = (): string[] => [...PARAMETERS, ...ORDER_PARAMETERS];

/** A query that says a state and nothing else of the listing; what is not the listing's stays in it. */
export function queryOfState(query: string, state: ListingState, facets: readonly Facet[]): string {
  const own = listingParameters();
  const others = [...new URLSearchParams(query)].filter(([name]) => !own.includes(name));
  const parameters = new URLSearchParams([...others, ...new URLSearchParams(serializeListing(state, facets))]);
  return parameters.size > 0 ? `?${parameters}` : '';
}
