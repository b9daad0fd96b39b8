import fc from 'fast-check';
import {
  DEFAULT_LIST,
  type ListState,
  listQuery,
  parseListState,
  SALE_FILTERS,
  SORT_KEYS,
  STATE_FILTERS,
} from '@/lib/admin/list/list-url';
import { saleNote } from '@/lib/admin/list/sale-note';
import { placesOf, selectRows } from '@/lib/admin/list/select-rows';
import { CATEGORIES } from '@/lib/catalogue/categories';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { forAll } from '@/tests/fixtures/for-all';

const CATEGORY_KEYS = CATEGORIES.map(({ key }) => key);

const states: fc.Arbitrary<ListState> = fc.record({
  name: fc.string({ maxLength: 50 }),
  category: fc.constantFrom('' as const, ...CATEGORY_KEYS),
  state: fc.constantFrom('' as const, ...STATE_FILTERS, ...SALE_FILTERS),
  sort: fc.constantFrom(undefined, ...SORT_KEYS),
  isDescending: fc.boolean(),
  page: fc.integer({ min: 1, max: 999 }),
});

test('a state of the list survives its address', () => {
  forAll(
    fc.property(states, (state) => {
      const kept = state.sort ? state : { ...state, isDescending: false };
      expect(parseListState(listQuery(kept))).toEqual(kept);
    }),
  );
});

test('the default is not written', () => expect(listQuery(DEFAULT_LIST)).toBe(''));

test.each(['?page=0', '?page=x', '?page=-1', '?category=guns', '?state=lost', '?sort=color', '?sort=', '?%'])(
  '%s is the default',
  (query) => expect(parseListState(query)).toEqual(DEFAULT_LIST),
);

test('a name of 100,000 characters is cut', () => {
  expect(parseListState(`?name=${'a'.repeat(100_000)}`).name).toHaveLength(200);
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
  row('c', { brand: 'Other', price: 3 }, { state: 'conflict' }),
  row('d', {}, { state: 'unpublished', isDeleted: true, editedAt: 9 }),
  row('e', {}, { isDeleted: true }),
];
const found = (state: Partial<ListState>) => selectRows(rows, { ...DEFAULT_LIST, ...state }).map(({ id }) => id);

test.each<[Partial<ListState>, string[]]>([
  [{}, ['b', 'a', 'c']],
  [{ name: 'ÉTÉ' }, ['b']],
  [{ name: 'E\u0301te\u0301' }, ['b']],
  [{ name: ' other ' }, ['c']],
  [{ name: 'nothing like it' }, []],
  [{ category: 'footwear' }, ['a']],
  [{ state: 'unpublished' }, ['a', 'd']],
  [{ state: 'deleted' }, ['d', 'e']],
  [{ state: 'conflict' }, ['c']],
  [{ state: 'live' }, ['b']],
  [{ name: 'boot', category: 'clothing' }, []],
  [{ sort: 'name' }, ['c', 'a', 'b']],
  [{ sort: 'price' }, ['a', 'b', 'c']],
  [{ sort: 'price', isDescending: true }, ['b', 'c', 'a']],
  [{ sort: 'stock', isDescending: true }, ['a', 'b', 'c']],
  [{ sort: 'category' }, ['b', 'c', 'a']],
  [{ sort: 'edited', isDescending: true }, ['a', 'b', 'c']],
])('%j shows %j', (state, ids) => {
  expect(found(state)).toEqual(ids);
});

const TODAY = '2026-12-11';
const dated = [
  row('b', { hidden: true, until: '2026-12-01' }),
  row('a', { from: '2026-12-12' }),
  row('c', { from: '2026-12-11', until: '2026-12-11' }),
  row('d', { until: '2026-12-10' }),
  row('e', { replacedBy: 'c' }),
  row('f', { replacedBy: 'a' }),
  row('g', { priceUntil: '2026-12-10' }),
  row('h', { hidden: true }, { isDeleted: true }),
];

test.each([
  ['hidden', ['b']],
  ['coming', ['a']],
  ['ended', ['d']],
  ['replaced', ['e']],
] as const)('%s shows %j', (state, ids) => {
  const found = selectRows(dated, { ...DEFAULT_LIST, state }, placesOf(dated, TODAY));
  expect(found.map(({ id }) => id)).toEqual(ids);
});

test('a product says why it stands in no list of the shop', () => {
  const placeOf = placesOf(dated, TODAY);
  const notes = dated.map((one) => saleNote(one.raw, placeOf(one), TODAY)).slice(0, -1);
  expect(notes).toEqual([
    'Hidden',
    'Sold from Dec 12, 2026',
    undefined,
    'Ended after Dec 10, 2026',
    'Replaced by c',
    undefined,
    'Lower price ended after Dec 10, 2026',
  ]);
});
