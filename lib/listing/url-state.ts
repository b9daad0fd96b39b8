import type { Facet } from './facets/facet';

/** Sort orders of the specification, the default first. */
export const SORTS = ['featured', 'price-low-high', 'price-high-low', 'newest'] as const;
/** A sort order of listings. */
export type Sort = (typeof SORTS)[number];

/** Chosen values, by the parameter of their facet; one that is absent or empty narrows nothing. */
export type Filters = Readonly<Record<string, readonly string[]>>;

/** The settings of a visitor on a listing; they live in the address and nowhere else. */
export type ListingState = { filters: Filters; sort: Sort; page: number };

/** The state of a listing whose address says nothing. */
export const DEFAULT_STATE: ListingState = { filters: {}, sort: SORTS[0], page: 1 };

/** The parameters of a listing's address beside those of its facets. */
export const SORT_PAGE_PARAMETERS = ['sort', 'page'] as const;
const [SORT, PAGE] = SORT_PAGE_PARAMETERS;

/** The greatest page that is read, more than any listing has: a later one is shown as the listing's last. */
const MAX_PAGE = 9_999_999;

/** The name of a facet in the URL; facets of several kinds of sizes share one. */
export type FilterParameter = Pick<Facet, 'parameter'>;

const namesOf = (parameters: readonly FilterParameter[]) => [...new Set(parameters.map(({ parameter }) => parameter))];

/** Reads the state that a URL asks for. Filter values stay as they are written; an invalid sort order or page is ignored. */
export function parseListingState(query: string, parameters: readonly FilterParameter[]): ListingState {
  const asked = new URLSearchParams(query);
  const filters = namesOf(parameters).map((name) => [name, asked.getAll(name)] as const);
  const sorts = asked.getAll(SORT).map((sort) =>
    sort
      .trim()
      .toLowerCase()
      .replace(/[\s_]+/g, '-'),
  );
  const page = asked.getAll(PAGE).find((number) => /^[1-9]\d*$/.test(number));
  return {
    filters: Object.fromEntries(filters.filter(([, values]) => values.length > 0)),
    sort: SORTS.find((known) => sorts.includes(known)) ?? DEFAULT_STATE.sort,
    page: Math.min(Number(page ?? 1), MAX_PAGE),
  };
}

/** Writes a state as a query with its '?', in the order of the parameters; defaults stay unwritten, so the default state is ''. */
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

/** A query with this state in place of its own; what is not the listing's stays in it. */
export function queryWithState(query: string, state: ListingState, parameters: readonly FilterParameter[]): string {
  const own = [...namesOf(parameters), ...SORT_PAGE_PARAMETERS];
  const others = [...new URLSearchParams(query)].filter(([name]) => !own.includes(name));
  const written = new URLSearchParams([...others, ...new URLSearchParams(serializeListingState(state, parameters))]);
  return written.size > 0 ? `?${written}` : '';
}

/** Whether anything narrows the listing; sort and page do not. */
export function isFiltered({ filters }: ListingState): boolean {
  return Object.values(filters).some(({ length }) => length > 0);
}

/** The filters with these values of a parameter in place of those before. */
export function setFilterValues(filters: Filters, parameter: string, values: readonly string[]): Filters {
  const { [parameter]: _before, ...others } = filters;
  return values.length > 0 ? { ...others, [parameter]: values } : others;
}

/** The filters with a value of a parameter among those that are chosen, or not; the same again changes nothing. */
export function toggleFilterValue(filters: Filters, parameter: string, value: string, isChosen: boolean): Filters {
  const others = (filters[parameter] ?? []).filter((other) => other !== value);
  return setFilterValues(filters, parameter, isChosen ? [...others, value] : others);
}
