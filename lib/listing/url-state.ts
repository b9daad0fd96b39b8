import type { Facet } from './facets/facet';
import { SORTS, type Sort } from './sort-orders';

/** Selected values by the parameter of their facet. A missing or empty list does not filter. */
export type Filters = Readonly<Record<string, readonly string[]>>;

/** Filters, sort order and page of a listing. They are stored only in the URL. */
export type ListingState = { filters: Filters; sort: Sort; page: number };

/** The state of a listing without URL parameters. */
export const DEFAULT_STATE: ListingState = { filters: {}, sort: SORTS[0], page: 1 };

/** The URL parameters of a listing in addition to those of its facets. */
export const SORT_PAGE_PARAMETERS = ['sort', 'page'] as const;
const [SORT, PAGE] = SORT_PAGE_PARAMETERS;

/** Limit for page numbers in URLs. The engine replaces a page past the end by the last page. */
const MAX_PAGE = 9_999_999;

/** The URL parameter of a facet. All size facets share one. */
export type FilterParameter = Pick<Facet, 'parameter'>;

const namesOf = (parameters: readonly FilterParameter[]) => [...new Set(parameters.map(({ parameter }) => parameter))];

/** Reads the state from a query string. Filter values are not validated; an invalid sort order or page is ignored. */
export function parseListingState(query: string, parameters: readonly FilterParameter[]): ListingState {
  const params = new URLSearchParams(query);
  const filters = namesOf(parameters).map((name) => [name, params.getAll(name)] as const);
  const sorts = params.getAll(SORT).map((sort) =>
    sort
      .trim()
      .toLowerCase()
      .replace(/[\s_]+/g, '-'),
  );
  const page = params.getAll(PAGE).find((number) => /^[1-9]\d*$/.test(number));
  return {
    filters: Object.fromEntries(filters.filter(([, values]) => values.length > 0)),
    sort: SORTS.find((known) => sorts.includes(known)) ?? DEFAULT_STATE.sort,
    page: Math.min(Number(page ?? 1), MAX_PAGE),
  };
}

/** Serializes a state as a query string such as '?brand=Acme&page=2'. Defaults are left out, so the default state is ''. */
export function serializeListingState(
  { filters, sort, page }: ListingState,
  parameters: readonly FilterParameter[],
): string {
  const query = new URLSearchParams();
  for (const name of namesOf(parameters)) for (const value of filters[name] ?? []) query.append(name, value);
  if (sort !== DEFAULT_STATE.sort) query.set(SORT, sort);
  if (page > 1) query.set(PAGE, String(page));
  return query.size > 0 ? `?${query}` : '';
}

/** Replaces the state in a query string. Parameters of other features, such as `query`, are preserved. */
export function queryWithState(query: string, state: ListingState, parameters: readonly FilterParameter[]): string {
  const stateNames = [...namesOf(parameters), ...SORT_PAGE_PARAMETERS];
  const others = [...new URLSearchParams(query)].filter(([name]) => !stateNames.includes(name));
  const written = new URLSearchParams([...others, ...new URLSearchParams(serializeListingState(state, parameters))]);
  return written.size > 0 ? `?${written}` : '';
}

/** True if any filter is set. Sort order and page are not filters. */
export function isFiltered({ filters }: ListingState): boolean {
  return Object.values(filters).some(({ length }) => length > 0);
}

/** Replaces the values of a parameter. */
export function setFilterValues(filters: Filters, parameter: string, values: readonly string[]): Filters {
  const { [parameter]: _before, ...others } = filters;
  return values.length > 0 ? { ...others, [parameter]: values } : others;
}

/** Adds or removes a value of a parameter. Idempotent. */
export function toggleFilterValue(filters: Filters, parameter: string, value: string, isSelected: boolean): Filters {
  const others = (filters[parameter] ?? []).filter((other) => other !== value);
  return setFilterValues(filters, parameter, isSelected ? [...others, value] : others);
}
