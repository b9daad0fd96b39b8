import { DEFAULT_LIST, type ListState, listQuery, parseListState, selectRows } from '@/lib/admin/products/list-url';
import type { AdminRow } from '@/lib/admin/store-types';
import type { RawProduct } from '@/lib/catalogue/schema/product';

test('invalid values become the default', () => {
  for (const query of ['since=-1', 'page=0', 'page=x', 'category=guns', 'state=lost', 'sort=color', '%'])
    expect(listQuery(parseListState(`?${query}`))).toBe('');
});

const row = (id: string, fields: Partial<RawProduct> = {}, more: object = {}) => ({
  id,
  raw: { id, name: `Name ${id}`, brand: 'Acme', category: 'clothing', subcategory: '', price: 1, stock: 1, ...fields },
  state: 'live' as const,
  isDeleted: false,
  editedAt: 0,
  ...more,
});
const rows = [
  row('b', { name: 'Été Shirt', price: 3 }),
  row('a', { name: 'zip boot', category: 'footwear', price: 2, stock: 9 }, { state: 'unpublished', editedAt: 5 }),
  row('c', { brand: 'Other', price: 3, hidden: true }, { state: 'conflict' }),
  row('d', {}, { state: 'unpublished', isDeleted: true, editedAt: 9 }),
  row('e', { hidden: true }, { isDeleted: true }),
];
const found = (state: Partial<ListState>) =>
  selectRows(rows as unknown as AdminRow[], { ...DEFAULT_LIST, ...state }).map(({ id }) => id);

test.each<[Partial<ListState>, string[]]>([
  [{}, ['b', 'a', 'c']],
  [{ name: 'ÉTÉ' }, ['b']],
  [{ name: ' other ' }, ['c']],
  [{ category: 'footwear' }, ['a']],
  [{ state: 'unpublished' }, ['a', 'd']],
  [{ state: 'deleted' }, ['d', 'e']],
  [{ state: 'conflict' }, ['c']],
  [{ state: 'live' }, ['b']],
  [{ state: 'hidden' }, ['c']],
  [{ since: 5 }, ['a']],
  [{ sort: 'name' }, ['c', 'a', 'b']],
  [{ sort: 'price-down' }, ['b', 'c', 'a']],
  [{ sort: 'stock-down' }, ['a', 'b', 'c']],
  [{ sort: 'category' }, ['b', 'c', 'a']],
  [{ sort: 'edited-down' }, ['a', 'b', 'c']],
])('%j shows %j', (state, ids) => {
  expect(found(state)).toEqual(ids);
});
