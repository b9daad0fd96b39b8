import { CATEGORIES, type CategoryKey } from '../../catalogue/categories/categories';
import { DEFAULT_STOCK } from '../../catalogue/variants/offer';
import type { AdminRow } from '../store-types';

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
type StateFilter = keyof typeof STATE_FILTERS;

/** Values by which the list can be sorted. */
const SORT_VALUES = {
  name: ({ raw }) => toSearchText(raw.name),
  category: ({ raw }) => toSearchText(`${raw.category} ${raw.subcategory ?? ''}`),
  price: ({ raw }) => raw.price,
  stock: ({ raw }) => raw.stock ?? DEFAULT_STOCK,
  edited: ({ editedAt }) => editedAt,
} satisfies Record<string, (row: AdminRow) => string | number>;

export type SortKey = keyof typeof SORT_VALUES;
type Sort = SortKey | `${SortKey}-down`;
const SORTS = (Object.keys(SORT_VALUES) as SortKey[]).flatMap((key): Sort[] => [key, `${key}-down`]);

/** Filters, sort order and page of the list, from its URL. '' means no filter. */
export type ListState = {
  name: string;
  category: CategoryKey | '';
  state: StateFilter | '';
  /** Only products edited at this time or later, in milliseconds; 0 means no filter. The link after an import uses it. */
  since: number;
  /** Such as 'price', or 'price-down' for descending; `undefined`: order of the catalogue. */
  sort: Sort | undefined;
  page: number;
};

/** Parses the query of the list's URL. Invalid values become the default. */
export function parseListState(query: string, categories: readonly { key: CategoryKey }[] = CATEGORIES): ListState {
  const parameters = new URLSearchParams(query);
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === parameters.get(name));
  const numberOf = (name: string) => Number(/^\d{1,14}$/.exec(parameters.get(name) ?? '')?.[0] ?? 0);
  return {
    name: (parameters.get('name') ?? '').slice(0, 200),
    category: categories.find(({ key }) => key === parameters.get('category'))?.key ?? '',
    state: oneOf('state', Object.keys(STATE_FILTERS) as StateFilter[]) ?? '',
    since: numberOf('since'),
    sort: oneOf('sort', SORTS),
    page: numberOf('page') || 1,
  };
}

/** List without filters, in the order of the catalogue. */
export const DEFAULT_LIST = parseListState('');

/** URL query of a list with its '?', or ''. Defaults are left out. */
export function listQuery(list: Partial<ListState>): string {
  const { name, category, state, since, sort, page } = { ...DEFAULT_LIST, ...list };
  const parameters = new URLSearchParams();
  if (name) parameters.set('name', name);
  if (category) parameters.set('category', category);
  if (state) parameters.set('state', state);
  if (since > 0) parameters.set('since', String(since));
  if (sort) parameters.set('sort', sort);
  if (page > 1) parameters.set('page', String(page));
  return parameters.size > 0 ? `?${parameters}` : '';
}

export const ROWS_PER_PAGE = 50;

/** Returns the rows that match the filters, sorted. Without a state filter, it skips deleted rows. */
export function selectRows(rows: readonly AdminRow[], state: ListState): AdminRow[] {
  const wanted = toSearchText(state.name);
  const found = rows.filter(
    (row) =>
      isInState(row, state.state) &&
      row.editedAt >= state.since &&
      (state.category === '' || row.raw.category === state.category) &&
      (wanted === '' || toSearchText(`${row.raw.name}\n${row.raw.brand}\n${row.id}`).includes(wanted)),
  );
  return state.sort ? sortAdminRows(found, state.sort) : found;
}

function isInState({ state, isDeleted, raw }: AdminRow, wanted: ListState['state']): boolean {
  if (wanted === 'deleted') return isDeleted;
  if (wanted === '') return !isDeleted;
  if (wanted === 'hidden') return !isDeleted && raw.hidden === true;
  // The filter of unpublished changes also shows unpublished deletions. A deleted product is never shown as 'live'.
  return state === wanted && !(state === 'live' && isDeleted);
}

/** Stable sort: equal rows stay in order in both directions. */
function sortAdminRows(rows: readonly AdminRow[], sort: Sort): AdminRow[] {
  const sign = sort.endsWith('-down') ? -1 : 1;
  const sortValue = SORT_VALUES[sort.replace('-down', '') as SortKey];
  const keyed = rows.map((row) => ({ row, value: sortValue(row) }));
  keyed.sort((a, b) => (a.value === b.value ? 0 : a.value < b.value ? -sign : sign));
  return keyed.map(({ row }) => row);
}

/** Normalizes case and Unicode form, for comparison. */
function toSearchText(text: string): string {
  return text.normalize('NFC').toLowerCase().trim();
}
