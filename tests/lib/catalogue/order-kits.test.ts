import { toOrderKits } from '@/lib/catalogue/order-kits';
import { parseOrderKits } from '@/lib/catalogue/schema/order-kits';
import { parseRows, productsFrom, row } from '@/tests/fixtures/catalogue';

const FILE = 'data/order-kits.json';
const product = (id: string, fields: object = {}) => row({ id, price: 1, ...fields });
const products = productsFrom(
  parseRows(
    product('shirt', { name: 'Shirt', model: '4120', sizes: ['S', 'M'], colors: ['Navy', 'Tan'] }),
    product('cap', { name: 'Cap', model: '8560', sizes: ['One Size'] }),
    product('belt', { name: 'Belt', model: '94' }),
    product('light', { name: 'Light', model: 'LX-100' }),
    product('old-light', { name: 'Old light', model: 'lx-100' }),
    product('rope', { name: 'Rope' }),
  ),
);

const kit = { name: 'Crew', people: 2, items: [{ id: 'shirt', color: 'Navy' }] };
const problems = (json: unknown) => {
  const result = parseOrderKits(json, FILE, products);
  return result.ok ? [] : result.problems;
};

test('a kit is what its goods are', () => {
  expect(parseOrderKits([kit], FILE, products)).toEqual({ ok: true, kits: [kit], leftOut: [] });
});

test.each<[unknown, string | undefined, string | undefined, RegExp]>([
  [{}, undefined, undefined, /a list of kits/],
  [[{ ...kit, name: 7 }], 'kit 1', 'name', /must be text/],
  [[{ ...kit, people: 0 }], 'Crew', 'people', /whole number from 1 to 499/],
  [[{ ...kit, items: [] }], 'Crew', 'items', /must not be empty/],
  [[{ ...kit, goods: [] }], 'Crew', undefined, /unknown field: goods/],
  [[{ ...kit, items: [{ id: 'shirt', quantity: 1.5 }] }], 'Crew', 'items[0].quantity', /whole number/],
  [[kit, kit], 'Crew', 'name', /another kit/],
])('%j is refused with file, kit and field', (json, name, field, message) => {
  const [problem, ...others] = problems(json);
  expect(others).toEqual([]);
  expect(problem).toEqual({
    file: FILE,
    ...(name && { product: name }),
    ...(field && { field }),
    message: expect.stringMatching(message),
  });
});

test.each([
  [{ id: 'boot' }, 'items[1].id', /"boot", which is not in the catalog/],
  [{ id: 'shirt', color: 'Red' }, 'items[1].color', /"Red".*only in Navy, Tan/],
  [{ id: 'cap', color: 'Red' }, 'items[1].color', /it has no colors/],
])(
  'a kit with %j is left out, and why is said: an operator may take goods out of the catalogue',
  (item, field, message) => {
    const other = { ...kit, name: 'Other', items: [{ id: 'cap' }, item] };
    expect(parseOrderKits([other, kit], FILE, products)).toEqual({
      ok: true,
      kits: [kit],
      leftOut: [{ file: FILE, product: 'Other', field, message: expect.stringMatching(message) }],
    });
  },
);

test.each([
  [
    { id: 'shirt', color: 'Navy' },
    { heading: '4120 Navy', label: 'Acme Shirt, Navy', cell: '' },
  ],
  [
    { id: 'shirt', quantity: 3 },
    { heading: '4120', label: 'Acme Shirt', cell: 'x3' },
  ],
  [{ id: 'cap' }, { heading: '8560', label: 'Acme Cap', cell: '1' }],
  [
    { id: 'rope', quantity: 2 },
    { heading: 'rope', label: 'Acme Rope', cell: '2' },
  ],
  // A number that could be a size, and one that two products have, name nothing for certain.
  [{ id: 'belt' }, { heading: 'belt', label: 'Acme Belt', cell: '1' }],
  [{ id: 'light' }, { heading: 'light', label: 'Acme Light', cell: '1' }],
])('the column of %j', (item, column) => {
  expect(toOrderKits([{ ...kit, items: [item] }], products)[0]?.items).toEqual([column]);
});
