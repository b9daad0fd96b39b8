import { foldText } from '../fold';
import { SORTS, type Sort } from '../index/sort';
import type { Facet } from './facets/facet';

/** Chosen values, by the parameter of their facet; one that is absent or empty narrows nothing. */
export type Filters = Readonly<Record<string, readonly string[]>>;

/** The settings of a visitor on a listing; they live in the address and nowhere else. */
export type ListingState = { filters: Filters; sort: Sort; page: number };

/** The state of a listing whose address says nothing. */
export const DEFAULT_STATE: ListingState = { filters: {}, sort: SORTS[0], page: 1 };

/** The parameters of a listing's address beside those of its facets. */
export const ORDER_PARAMETERS = ['sort', 'page'] as const;
const [SORT, PAGE] = ORDER_PARAMETERS;

/** The greatest page that is read, more than any listing has: a later one is shown as the listing's last. */
const LAST_PAGE = 9_999_999;

/** Reads the state of a listing with these facets from the query of an address; what is invalid is ignored, never an error. */
export function parseListing(query: string, facets: readonly Facet[]): ListingState {
  const parameters = new URLSearchParams(query);
  const filters: Record<string, readonly string[]> = {};
  for (const { parameter, read } of facets) {
    const values = read(parameters.getAll(parameter));
    if (values.length > 0) filters[parameter] = values;
  }
  const sorts = parameters.getAll(SORT).map((sort) => foldText(sort).replaceAll(' ', '-'));
  const page = parameters.getAll(PAGE).find((number) => /^[1-9]\d*$/.test(number));
  return {
    filters,
    sort: SORTS.find((known) => sorts.includes(known)) ?? DEFAULT_STATE.sort,
    page: Math.min(Number(page ?? 1), LAST_PAGE),
  };
}

/** Writes a state as a query with its '?', in the order of the facets; defaults stay unwritten, so the default state is ''. */
export function serializeListing({ filters, sort, page }: ListingState, facets: readonly Facet[]): string {
  const parameters = new URLSearchParams();
  for (const parameter of new Set(facets.map((facet) => facet.parameter))) {
    for (const value of filters[parameter] ?? []) parameters.append(parameter, value);
  }
  if (sort !== DEFAULT_STATE.sort) parameters.set(SORT, sort);
  if (page > 1) parameters.set(PAGE, String(page));
  return parameters.size > 0 ? `?${parameters}` : '';
}

/** Whether anything narrows the listing; sort and page do not. */
export function isFiltered({ filters }: ListingState): boolean {
  return Object.values(filters).some(({ length }) => length > 0);
}
