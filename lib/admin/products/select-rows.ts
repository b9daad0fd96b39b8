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
  const values = new Map(rows.map((row) => [row, sortValue(row, key)]));
  return [...rows].sort((a, b) => {
    const [first = '', second = ''] = [values.get(a), values.get(b)];
    return first === second ? 0 : first < second ? -sign : sign;
  });
}

function sortValue({ raw, editedAt }: AdminRow, key: SortKey): string | number {
  switch (key) {
    case 'name':
      return toSearchText(raw.name);
    case 'category':
      return toSearchText(`${raw.category} ${raw.subcategory ?? ''}`);
    case 'price':
      return raw.price;
    case 'stock':
      return raw.stock ?? DEFAULT_STOCK;
    case 'edited':
      return editedAt;
  }
}

/** Normalizes case and Unicode form, for comparison. */
function toSearchText(text: string): string {
  return text.normalize('NFC').toLowerCase().trim();
}
