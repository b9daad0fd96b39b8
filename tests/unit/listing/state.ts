import { readFilters } from '@/lib/listing/applied-filters';
import type { Facet } from '@/lib/listing/facets/facet';
import { DEFAULT_STATE, type Filters, type ListingState, parseListingState } from '@/lib/listing/url-state';

/** A state with these filters. Default sort order and page if `order` has none. */
export function stateOf(filters: Filters, order: Partial<Omit<ListingState, 'filters'>> = {}): ListingState {
  return { ...DEFAULT_STATE, ...order, filters };
}

/** Reads the state from a query string and validates its filters with these facets. */
export function readListing(query: string, facets: readonly Facet[]): ListingState {
  const state = parseListingState(query, facets);
  return { ...state, filters: readFilters(state.filters, facets) };
}
