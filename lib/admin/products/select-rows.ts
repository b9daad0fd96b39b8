import { DEFAULT_STOCK } from '../../catalogue/variants/offer';
import type { AdminRow } from '../store-types';
import type { ListState, SortKey } from './list-url';

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
  return state.sort ? sortAdminRows(found, state.sort, state.isDescending) : found;
}

function isInState({ state, isDeleted, raw }: AdminRow, wanted: ListState['state']): boolean {
  if (wanted === 'deleted') return isDeleted;
  if (wanted === '') return !isDeleted;
  if (wanted === 'hidden') return !isDeleted && raw.hidden === true;
  // The filter of unpublished changes also shows unpublished deletions. A deleted product is never shown as 'live'.
  return state === wanted && !(state === 'live' && isDeleted);
}

/** Stable sort: equal rows stay in order in both directions. */
function sortAdminRows(rows: readonly AdminRow[], key: SortKey, isDescending: boolean): AdminRow[] {
  const sign = isDescending ? -1 : 1;
  const keyed = rows.map((row) => ({ row, value: SORT_VALUES[key](row) }));
  keyed.sort((a, b) => (a.value === b.value ? 0 : a.value < b.value ? -sign : sign));
  return keyed.map(({ row }) => row);
}

const SORT_VALUES: Record<SortKey, (row: AdminRow) => string | number> = {
  name: ({ raw }) => toSearchText(raw.name),
  category: ({ raw }) => toSearchText(`${raw.category} ${raw.subcategory ?? ''}`),
  price: ({ raw }) => raw.price,
  stock: ({ raw }) => raw.stock ?? DEFAULT_STOCK,
  edited: ({ editedAt }) => editedAt,
};

/** Normalizes case and Unicode form, for comparison. */
function toSearchText(text: string): string {
  return text.normalize('NFC').toLowerCase().trim();
}
