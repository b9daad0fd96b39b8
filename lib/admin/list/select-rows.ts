import type { RawProduct } from '../../catalogue/schema/product';
import { DEFAULT_STOCK } from '../../catalogue/stock';
import type { AdminRow } from '../store-types';
import type { ListState, SortKey } from './list-url';

/** The part of a ledger's row that filtering and sorting read. */
type Selectable = Pick<AdminRow, 'id' | 'state' | 'isDeleted' | 'editedAt'> & {
  raw: Pick<RawProduct, 'name' | 'brand' | 'category' | 'subcategory' | 'price' | 'stock' | 'hidden'>;
};

/** The number of rows on a page of the operator's list. */
export const ROWS_ON_PAGE = 50;

/** The rows that match a state of the list, in its order. Deleted ones show only where they are asked for. */
export function selectRows<Row extends Selectable>(rows: readonly Row[], state: ListState): Row[] {
  const wanted = fold(state.name);
  const found = rows.filter(
    (row) =>
      isInState(row, state.state) &&
      (state.category === '' || row.raw.category === state.category) &&
      (wanted === '' || fold(`${row.raw.name}\n${row.raw.brand}\n${row.id}`).includes(wanted)),
  );
  return state.sort ? sortRows(found, state.sort, state.isDescending) : found;
}

function isInState({ state, isDeleted, raw }: Selectable, wanted: ListState['state']): boolean {
  if (wanted === 'deleted') return isDeleted;
  if (wanted === '') return !isDeleted;
  if (wanted === 'hidden') return !isDeleted && raw.hidden === true;
  if (wanted === 'live' && isDeleted) return false;
  // A deletion that the store does not know yet is an unpublished change like any other.
  return state === wanted;
}

/** Equal rows keep their order, whichever way the list runs. */
function sortRows<Row extends Selectable>(rows: readonly Row[], key: SortKey, isDescending: boolean): Row[] {
  const sign = isDescending ? -1 : 1;
  const values = new Map(rows.map((row) => [row, sortValue(row, key)]));
  return [...rows].sort((a, b) => {
    const [first = '', second = ''] = [values.get(a), values.get(b)];
    return first === second ? 0 : first < second ? -sign : sign;
  });
}

function sortValue({ raw, editedAt }: Selectable, key: SortKey): string | number {
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

/** Case and Unicode form do not count. */
function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().trim();
}
