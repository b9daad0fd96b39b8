import { DEFAULT_STOCK } from '../../catalogue/variants/offer';
import type { AdminRow } from '../store-types';
import type { ListState, SortKey } from './list-url';

/** The number of rows on a page of the operator's list. */
export const ROWS_PER_PAGE = 50;

/** Returns the rows that match the filters, sorted. Deleted rows are only included if a state asks for them. */
export function selectRows(rows: readonly AdminRow[], state: ListState): AdminRow[] {
  const wanted = fold(state.name);
  const found = rows.filter(
    (row) =>
      isInState(row, state.state) &&
      row.editedAt >= state.since &&
      (state.category === '' || row.raw.category === state.category) &&
      (wanted === '' || fold(`${row.raw.name}\n${row.raw.brand}\n${row.id}`).includes(wanted)),
  );
  return state.sort ? sortRows(found, state.sort, state.isDescending) : found;
}

function isInState({ state, isDeleted, raw }: AdminRow, wanted: ListState['state']): boolean {
  if (wanted === 'deleted') return isDeleted;
  if (wanted === '') return !isDeleted;
  if (wanted === 'hidden') return !isDeleted && raw.hidden === true;
  // A deletion that is not published yet is an unpublished change; one that is live is none.
  return state === wanted && !(state === 'live' && isDeleted);
}

/** A stable sort: equal rows keep their order in both directions. */
function sortRows(rows: readonly AdminRow[], key: SortKey, isDescending: boolean): AdminRow[] {
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
      return fold(raw.name);
    case 'category':
      return fold(`${raw.category} ${raw.subcategory ?? ''}`);
    case 'price':
      return raw.price;
    case 'stock':
      return raw.stock ?? DEFAULT_STOCK;
    case 'edited':
      return editedAt;
  }
}

/** Folds case and Unicode form, for comparison. */
function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().trim();
}
