import { type SaleState, saleStates } from '../../catalogue/sale';
import type { RawProduct } from '../../catalogue/schema/product';
import { DEFAULT_STOCK } from '../../catalogue/stock';
import { shopDay } from '../../shop-day';
import type { AdminRow } from '../store-types';
import { type ListState, SALE_FILTERS, type SortKey } from './list-url';

/** The part of a ledger's row that filtering and sorting read. */
type Selectable = Pick<AdminRow, 'id' | 'state' | 'isDeleted' | 'editedAt'> & {
  raw: Pick<RawProduct, 'name' | 'brand' | 'category' | 'subcategory' | 'price' | 'stock'> &
    Parameters<typeof saleStates>[0][number];
};

/** The number of rows on a page of the operator's list. */
export const ROWS_ON_PAGE = 50;

/** The rows that match a state of the list, in its order. Deleted ones show only where they are asked for. */
export function selectRows<Row extends Selectable>(
  rows: readonly Row[],
  state: ListState,
  placeOf = placesOf(rows),
): Row[] {
  const wanted = fold(state.name);
  const found = rows.filter(
    (row) =>
      isInState(row, state.state, placeOf) &&
      (state.category === '' || row.raw.category === state.category) &&
      (wanted === '' || fold(`${row.raw.name}\n${row.raw.brand}\n${row.id}`).includes(wanted)),
  );
  return state.sort ? sortRows(found, state.sort, state.isDescending) : found;
}

/** The place of each row in the shop on a day, as published with all that is edited here. */
export function placesOf<Row extends Selectable>(rows: readonly Row[], today = shopDay()): (row: Row) => SaleState {
  const stateOf = saleStates(
    rows.flatMap(({ isDeleted, raw }) => (isDeleted ? [] : raw)),
    today,
  );
  return ({ raw }) => stateOf(raw);
}

function isInState<Row extends Selectable>(row: Row, wanted: ListState['state'], placeOf: (row: Row) => SaleState) {
  const { state, isDeleted } = row;
  if (wanted === 'deleted') return isDeleted;
  if (wanted === '') return !isDeleted;
  if (SALE_FILTERS.some((place) => place === wanted)) return !isDeleted && placeOf(row) === wanted;
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
