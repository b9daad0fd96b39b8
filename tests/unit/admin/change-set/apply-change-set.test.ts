import { applyChangeSet, buildChangeSet } from '@/lib/admin/change-set/apply-change-set';
import { hashProduct } from '@/lib/admin/edits/fields';
import type { RawCatalogue } from '@/lib/admin/edits/published-catalogue';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { type RawRow, rawCatalogue, row } from '@/tests/fixtures/catalogue';

const a = row({ id: 'a', stock: 5 });
const b = row({ id: 'b' });
const boot = row({ id: 'boot', category: 'footwear' });
const catalogue = rawCatalogue({ clothing: [a, b], footwear: [boot] }) as RawCatalogue;
const hash = (product: object) => hashProduct(product as RawProduct);
const set = (...ops: object[]) => ({ format: 1, base: { hash: 'x' }, ops, files: [] });
const update = (id: string, fields: object, was: object) => ({ op: 'update', id, baseHash: 'x', set: fields, was });
const productsOf = (result: { catalogue: RawCatalogue }, group = 'clothing') => result.catalogue[group]?.products;

test('an update sets and removes fields, and other products stay the same objects', () => {
  const result = applyChangeSet(catalogue, set(update('a', { price: 12, stock: null }, { price: 10, stock: 5 })));
  const fields = [
    { field: 'price', from: 10, to: 12 },
    { field: 'stock', from: 5, to: undefined },
  ];
  expect(result).toMatchObject({ status: 'applied', changes: [{ id: 'a', kind: 'update', fields }] });
  expect(productsOf(result)).toEqual([row({ id: 'a', price: 12 }), b]);
  expect(productsOf(result)?.[1]).toBe(b);
});

test('an added product is at the end of its category, which is created if the file does not have it', () => {
  const add = { op: 'add', id: 'new', product: row({ id: 'new', category: 'duty' }) };
  const result = applyChangeSet(catalogue, set(add));
  expect([result.status, productsOf(result, 'duty')?.map(({ id }) => id)]).toEqual(['applied', ['new']]);
});

test('the first product of a new category creates it, and other products are added to it', () => {
  const place = { category: 'hats', categoryName: 'Hats & caps' };
  const ops = [
    update('a', place, { category: 'clothing', categoryName: null }),
    { op: 'add', id: 'new', product: row({ id: 'new', ...place }) },
  ];
  const result = applyChangeSet(catalogue, set(...ops));
  expect([result.status, productsOf(result)]).toEqual(['applied', [b]]);
  expect(result.catalogue.hats).toMatchObject({ key: 'hats', name: 'Hats & caps' });
  expect(productsOf(result, 'hats')?.map(({ id }) => id)).toEqual(['a', 'new']);
  expect(applyChangeSet(result.catalogue, set(...ops)).status).toBe('unchanged');

  const wrong = set({ op: 'add', id: 'new', product: row({ id: 'new', category: 'hatz' }) });
  expect(applyChangeSet(catalogue, wrong)).toMatchObject({ status: 'invalid', problems: [expect.anything()] });
});

test('a deletion removes every row of the product', () => {
  const twice = rawCatalogue({ clothing: [a, { ...a, subcategory: 'Shirts' }, b] }) as RawCatalogue;
  const result = applyChangeSet(twice, set({ op: 'delete', id: 'a', baseHash: hash(a) }));
  expect(productsOf(result)).toEqual([b]);
});

test('an update of a product with two rows changes both rows, but the subcategory of the first only', () => {
  const twice = rawCatalogue({ clothing: [a, { ...a, subcategory: 'Shirts' }] }) as RawCatalogue;
  const change = update('a', { price: 12, subcategory: 'Jackets' }, { price: 10, subcategory: null });
  const rows = productsOf(applyChangeSet(twice, set(change)))?.map(
    ({ price, subcategory }) => `${price} ${subcategory}`,
  );
  expect(rows).toEqual(['12 Jackets', '12 Shirts']);
});

test('a new category moves a product to the end of its group', () => {
  const result = applyChangeSet(catalogue, set(update('a', { category: 'footwear' }, { category: 'clothing' })));
  expect([productsOf(result)?.length, productsOf(result, 'footwear')?.map(({ id }) => id)]).toEqual([1, ['boot', 'a']]);
});

test('an update with an old base is merged if other fields changed', () => {
  const newer = rawCatalogue({ clothing: [{ ...a, stock: 9 }] }) as RawCatalogue;
  const result = applyChangeSet(newer, set(update('a', { price: 12 }, { price: 10 })));
  expect(productsOf(result)?.[0]).toMatchObject({ price: 12, stock: 9 });
});

test.each<[string, object, string]>([
  [
    'the same field changed',
    update('a', { price: 12 }, { price: 9 }),
    'Plain Shirt (a): Price is $10.00 in the catalog, was $9.00, should become $12.00',
  ],
  [
    'the product was deleted',
    update('gone', { price: 12 }, { price: 9 }),
    'gone: cannot be changed: it is no longer in the catalog',
  ],
  ['a product to delete was changed', { op: 'delete', id: 'a', baseHash: 'old' }, 'was changed in the catalog since'],
  [
    'the id is taken',
    { op: 'add', id: 'a', product: row({ id: 'a', price: 99 }) },
    'Plain Shirt (a): Price is $10.00 in the catalog, should become $99.00',
  ],
])('if %s, it is a conflict and nothing is applied', (_, op, words) => {
  const result = applyChangeSet(catalogue, set(update('b', { price: 1 }, { price: 10 }), op));
  expect(result.status).toBe('conflict');
  expect(result.problems.join()).toContain(words);
  expect(result.catalogue).toBe(catalogue);
});

test.each<[string, object, RawRow]>([
  ['a price above the old price', update('a', { price: 40 }, { price: 10 }), row({ id: 'a', stock: 5, oldPrice: 30 })],
  ['a kit without one of its products', { op: 'delete', id: 'a' }, row({ id: 'kit', pieces: ['a'] })],
  [
    'a brand in two spellings',
    { op: 'add', id: 'n', product: row({ id: 'n', brand: 'ZETA' }) },
    row({ id: 'z', brand: 'Zeta' }),
  ],
])('%s is rejected, even if catalog and change set are valid separately', (_, op, other) => {
  const others = [a, b].filter(({ id }) => id !== other.id);
  const newer = rawCatalogue({ clothing: [...others, other] }) as RawCatalogue;
  const result = applyChangeSet(newer, set(op));
  expect([result.status, result.problems.length, result.catalogue === newer]).toEqual(['invalid', 1, true]);
});

describe('a file that is not a change set', () => {
  const many = Array.from({ length: 20_001 }, (_, index) => ({ op: 'delete', id: `x${index}` }));
  const picture = (fields: object) => {
    const file = { path: `/uploads/${'a'.repeat(64)}.webp`, sha256: 'a'.repeat(64), mime: 'image/webp', base64: '' };
    return { ...set(), files: [{ ...file, ...fields }] };
  };
  test.each<[string, unknown]>([
    ['null', null],
    ['a list', []],
    ['another format', { ...set(), format: 2 }],
    ['an additional field', { ...set(), extra: 1 }],
    ['an unknown operation', set({ op: 'drop', id: 'a' })],
    ['over 20,000 operations', set(...many)],
    ['one product twice', set({ op: 'delete', id: 'a' }, { op: 'delete', id: 'a' })],
    ['a prototype', set(update('a', JSON.parse('{"__proto__":{"x":1}}'), {}))],
    ['a constructor', set(update('a', { constructor: 1 }, {}))],
    ['an invalid value', set(update('a', { price: -1 }, { price: 10 }))],
    ['an unknown field of a product', set(update('a', { color: 'red' }, {}))],
    ['another id', set(update('a', { id: 'b' }, { id: 'a' }))],
    ['a product with another id than its operation', set({ op: 'add', id: 'n', product: row({ id: 'm' }) })],
    ['a variant named like a prototype', set(update('a', { 'variants {"__proto__":{"size":"L"}} price': 7 }, {}))],
    ['an unknown category', set({ op: 'add', id: 'n', product: row({ id: 'n', category: 'guns' }) })],
    ['a path that leaves the folder', picture({ path: '/uploads/../x.webp' })],
    ['a picture that is not WebP', picture({ mime: 'image/svg+xml' })],
    ['a picture with another ending', picture({ path: `/uploads/${'a'.repeat(64)}.jpg` })],
  ])('%s is rejected with its problems, and nothing is applied', (_, input) => {
    const { status, problems, catalogue: result } = applyChangeSet(catalogue, input);
    expect([status, problems.length > 0, result === catalogue]).toEqual(['invalid', true, true]);
    expect(problems.length).toBeLessThanOrEqual(20);
    expect(({} as { x?: number }).x).toBeUndefined();
  });
});

test('a change set has new and previous values, and null for a removed field', () => {
  const [base, product] = [a, row({ id: 'a', price: 12 })] as unknown as [RawProduct, RawProduct];
  const edits = [
    { id: 'a', base, product, editedAt: 1 },
    { id: 'b', base, product, isDeleted: true as const, editedAt: 1 },
    { id: 'n', product, editedAt: 1 },
    { id: 'discarded', product, isDeleted: true as const, editedAt: 1 },
  ];
  const baseHash = hash(base);
  expect(buildChangeSet(edits, { hash: 'base' }, [])).toEqual({
    format: 1,
    base: { hash: 'base' },
    ops: [
      { op: 'update', id: 'a', baseHash, set: { price: 12, stock: null }, was: { price: 10, stock: 5 } },
      { op: 'delete', id: 'b', baseHash },
      { op: 'add', id: 'n', product },
    ],
    files: [],
  });
});

test('alt texts in a change set of an earlier version are migrated; its field artwork is ignored', () => {
  const [src, file] = ['https://example.com/a.jpg', 'https://example.com/b.jpg'];
  const fields = { image_links: [src, file], image_alts: { [src]: 'Front' }, artwork: 'polo' };
  const first = set(update('b', fields, { image_links: null, image_alts: null, artwork: null }));
  const once = applyChangeSet(catalogue, first);
  expect(productsOf(once)?.[1]).toEqual({ ...b, image_links: [{ src, alt: 'Front' }, file] });
  const second = set(update('b', { image_alts: { [file]: 'Back' } }, { image_alts: { [src]: 'Front' } }));
  const twice = applyChangeSet(once.catalogue, second);
  expect(productsOf(twice)?.[1]).toMatchObject({ image_links: [src, { src: file, alt: 'Back' }] });
});
