import { CATEGORIES, type CategoryKey } from '../../catalogue/categories';

/** States to which the list can be narrowed, beside all products that are not deleted. */
export const STATE_FILTERS = ['unpublished', 'exported', 'published', 'conflict', 'live', 'deleted', 'hidden'] as const;
/** The keys by which the operator's list can be sorted. */
export const SORT_KEYS = ['name', 'category', 'price', 'stock', 'edited'] as const;

/** The state to which the operator's list can be narrowed. */
export type StateFilter = (typeof STATE_FILTERS)[number];
/** The key by which the operator's list is sorted. */
export type SortKey = (typeof SORT_KEYS)[number];

/** The state of the operator's list as its address holds it; '' where nothing is set. */
export type ListState = {
  name: string;
  category: CategoryKey | '';
  state: StateFilter | '';
  /** undefined: the catalogue's own order. */
  sort: SortKey | undefined;
  isDescending: boolean;
  page: number;
};

const MAX_NAME = 200;

/** Reads the query of the list's address; what is not understood is left at its default. */
export function parseListState(query: string, categories: readonly { key: CategoryKey }[] = CATEGORIES): ListState {
  const parameters = new URLSearchParams(query);
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === parameters.get(name));
  const category = categories.find(({ key }) => key === parameters.get('category'));
  const page = parameters.get('page') ?? '';
  const [sort = '', order] = (parameters.get('sort') ?? '').split('-');
  return {
    name: (parameters.get('name') ?? '').slice(0, MAX_NAME),
    category: category?.key ?? '',
    state: oneOf('state', STATE_FILTERS) ?? '',
    sort: SORT_KEYS.find((key) => key === sort),
    isDescending: order === 'down',
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The operator's list as it opens: every product, in the order of the ledger. */
export const DEFAULT_LIST = parseListState('');

/** The query for a state of the list with its '?', or ''; defaults are not written. */
export function listQuery({ name, category, state, sort, isDescending, page }: ListState): string {
  const parameters = new URLSearchParams();
  if (name) parameters.set('name', name);
  if (category) parameters.set('category', category);
  if (state) parameters.set('state', state);
  if (sort) parameters.set('sort', isDescending ? `${sort}-down` : sort);
  if (page > 1) parameters.set('page', String(page));
  return parameters.size > 0 ? `?${parameters}` : '';
}
