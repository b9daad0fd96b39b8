import { DEFAULT_STATE, type Filters, type ListingState } from '@/lib/listing/address';

/** A state with these filters, and sort and page where they are given. */
export function stateOf(filters: Filters, order: Partial<Omit<ListingState, 'filters'>> = {}): ListingState {
  return { ...DEFAULT_STATE, ...order, filters };
}
