import { parseOrderKits, toOrderKits } from '@/lib/catalogue/schema/order-kits';
import { parseRows, productsFrom, row } from '@/tests/fixtures/catalogue';

const FILE = 'data/order-kits.json';
const product = (id: string, fields: object = {}) => row({ id, price: 1, ...fields });
const products = productsFrom(
  parseRows(
    product('shirt', { name: 'Shirt', sizes: ['S', 'M'], colors: ['Navy', 'Tan'] }),
    product('cap', { name: 'Cap', sizes: ['One Size'] }),
  ),
);

const kit = { name: 'Crew', people: 2, items: [{ id: 'shirt', color: 'Navy' }] };
const problems = (json: unknown) => {
  const result = parseOrderKits(json, FILE, products);
  return result.ok ? [] : result.problems;
};

test('a kit of products in the catalogue is valid', () => {
  expect(parseOrderKits([kit], FILE, products)).toEqual({ ok: true, kits: [kit], warnings: [] });
});

test.each<[unknown, string | undefined, string | undefined, RegExp]>([
  [{}, undefined, undefined, /a list of kits/],
  [[{ ...kit, name: 7 }], 'kit 1', 'name', /must be text/],
  [[{ ...kit, people: 0 }], 'Crew', 'people', /whole number from 1 to 499/],
  [[{ ...kit, items: [] }], 'Crew', 'items', /must not be empty/],
  [[{ ...kit, goods: [] }], 'Crew', undefined, /unknown field: goods/],
  [[{ ...kit, items: [{ id: 'shirt', quantity: 1.5 }] }], 'Crew', 'items[0].quantity', /whole number/],
  [[kit, kit], 'Crew', 'name', /another kit/],
])('%j is rejected with file, kit and field', (json, name, field, message) => {
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
])('a kit with %j is left out with its reason', (item, field, message) => {
  const other = { ...kit, name: 'Other', items: [{ id: 'cap' }, item] };
  expect(parseOrderKits([other, kit], FILE, products)).toEqual({
    ok: true,
    kits: [kit],
    warnings: [{ file: FILE, product: 'Other', field, message: expect.stringMatching(message), isWarning: true }],
  });
});

test.each([
  [
    { id: 'shirt', color: 'Navy' },
    { id: 'shirt', label: 'Acme Shirt, Navy', color: 'Navy', quantity: 1 },
  ],
  [
    { id: 'shirt', quantity: 3 },
    { id: 'shirt', label: 'Acme Shirt', quantity: 3 },
  ],
  [{ id: 'cap' }, { id: 'cap', label: 'Acme Cap', quantity: 1 }],
])('%j has a label and a quantity', (item, expected) => {
  expect(toOrderKits([{ ...kit, items: [item] }], products)).toEqual([
    { name: 'Crew', fragment: '#kit=crew', people: 2, items: [expected] },
  ]);
});

test('a kit without its product is an error', () => {
  expect(() => toOrderKits([{ ...kit, items: [{ id: 'boot' }] }], products)).toThrow('no product boot');
});
