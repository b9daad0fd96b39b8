import { CATEGORIES, type CategoryKey } from '../../catalogue/categories/categories';

/** Labels of the state filters. Without a filter, the list has all products that are not deleted. */
export const STATE_FILTERS = {
  unpublished: 'Unpublished',
  exported: 'Exported',
  published: 'Published',
  conflict: 'Conflict',
  live: 'Live',
  deleted: 'Deleted',
  hidden: 'Hidden',
} as const;
export const SORT_KEYS = ['name', 'category', 'price', 'stock', 'edited'] as const;

type StateFilter = keyof typeof STATE_FILTERS;
export type SortKey = (typeof SORT_KEYS)[number];

/** Filters, sort order and page of the list, from its URL. '' means no filter. */
export type ListState = {
  name: string;
  category: CategoryKey | '';
  state: StateFilter | '';
  /** Only products edited at this time or later, in milliseconds; 0 means no filter. The link after an import uses it. */
  since: number;
  /** `undefined`: order of the catalogue. */
  sort: SortKey | undefined;
  isDescending: boolean;
  page: number;
};

/** Parses the query of the list's URL. Invalid values become the default. */
export function parseListState(query: string, categories: readonly { key: CategoryKey }[] = CATEGORIES): ListState {
  const parameters = new URLSearchParams(query);
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === parameters.get(name));
  const numberOf = (name: string) => Number(/^\d{1,14}$/.exec(parameters.get(name) ?? '')?.[0] ?? 0);
  const [sort = '', order] = (parameters.get('sort') ?? '').split('-');
  return {
    name: (parameters.get('name') ?? '').slice(0, 200),
    category:
      oneOf(
        'category',
        categories.map(({ key }) => key),
      ) ?? '',
    state: oneOf('state', Object.keys(STATE_FILTERS) as StateFilter[]) ?? '',
    since: numberOf('since'),
    sort: SORT_KEYS.find((key) => key === sort),
    isDescending: order === 'down',
    page: numberOf('page') || 1,
  };
}

/** List without filters, in the order of the catalogue. */
export const DEFAULT_LIST = parseListState('');

/** URL query of a list with its '?', or ''. Defaults are left out. */
export function listQuery(list: Partial<ListState>): string {
  const { name, category, state, since, sort, isDescending, page } = { ...DEFAULT_LIST, ...list };
  const parameters = new URLSearchParams();
  if (name) parameters.set('name', name);
  if (category) parameters.set('category', category);
  if (state) parameters.set('state', state);
  if (since > 0) parameters.set('since', String(since));
  if (sort) parameters.set('sort', isDescending ? `${sort}-down` : sort);
  if (page > 1) parameters.set('page', String(page));
  return parameters.size > 0 ? `?${parameters}` : '';
}
