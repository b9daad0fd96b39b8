import { ORDER_PARAMETERS } from './address';
import { PARAMETERS } from './facets/table';

/** Every name under which an address may narrow, sort or turn a listing: what else stands in a query changes no listing. */
export const listingParameters = (): string[] => [...PARAMETERS, ...ORDER_PARAMETERS];
