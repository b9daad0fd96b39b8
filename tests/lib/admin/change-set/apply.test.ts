import { applyChangeSet } from '@/lib/admin/change-set/apply';
import { buildChangeSet } from '@/lib/admin/change-set/build';
import type { RawCatalogue } from '@/lib/admin/change-set/catalogue-draft';
import { hashCatalogue } from '@/lib/admin/ledger/bundle';
import { hashProduct } from '@/lib/admin/ledger/fields';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { rawCatalogue, row } from '@/tests/fixtures/catalogue';

const a = row({ id: 'a', stock: 5 });
const b = row({ id: 'b' });
const boot = row({ id: 'boot', category: 'footwear' });
const catalogue = rawCatalogue({ clothing: [a, b], footwear: [boot] }) as RawCatalogue;
const hash = (product: object) => hashProduct(product as RawProduct);
const set = (...ops: object[]) => ({ format: 1, base: { hash: 'x' }, ops, files: [] });
const update = (id: string, fields: object, was: object) => ({ op: 'update', id, baseHash: 'x', set: fields, was });
const productsOf = (result: { catalogue: RawCatalogue }, group = 'clothing') => result.catalogue[group]?.products;

test('an update sets and takes out fields, and leaves the rest the very same', () => {
  const result = applyChangeSet(catalogue, set(update('a', { price: 12, stock: null }, { price: 10, stock: 5 })));
  expect(result.report).toMatchObject({
    status: 'applied',
    fields: [
      { op: 'update', id: 'a', field: 'price', from: 10, to: 12 },
      { op: 'update', id: 'a', field: 'stock', from: 5, to: undefined },
    ],
  });
  expect(productsOf(result)).toEqual([row({ id: 'a', price: 12 }), b]);
  expect(productsOf(result)?.[1]).toBe(b);
});

test('an addition stands at the end of its category, also of one that the file does not have yet', () => {
  const result = applyChangeSet(
    catalogue,
    set({ op: 'add', id: 'new', product: row({ id: 'new', category: 'duty' }) }),
  );
  expect([result.report.status, productsOf(result, 'duty')?.map(({ id }) => id)]).toEqual(['applied', ['new']]);
});

test('a category that the shop does not have is made by the first product that names it, and others come into it', () => {
  const place = { category: 'hats', categoryName: 'Hats & caps' };
  const ops = [
    update('a', place, { category: 'clothing', categoryName: null }),
    { op: 'add', id: 'new', product: row({ id: 'new', ...place }) },
  ];
  const result = applyChangeSet(catalogue, set(...ops));
  expect([result.report.status, result.catalogue.hats, productsOf(result)]).toEqual([
    'applied',
    expect.objectContaining({ key: 'hats', name: 'Hats & caps', description: 'Hats & caps.' }),
    [b],
  ]);
  expect(productsOf(result, 'hats')?.map(({ id }) => id)).toEqual(['a', 'new']);
  expect(applyChangeSet(result.catalogue, set(...ops)).report.status).toBe('unchanged');

  const wrong = set({ op: 'add', id: 'new', product: row({ id: 'new', category: 'hatz' }) });
  expect(applyChangeSet(catalogue, wrong).report).toMatchObject({ status: 'invalid', problems: [expect.anything()] });
});

test('a deletion takes every row of the product', () => {
  const twice = rawCatalogue({ clothing: [a, { ...a, subcategory: 'Shirts' }, b] }) as RawCatalogue;
  const result = applyChangeSet(twice, set({ op: 'delete', id: 'a', baseHash: hash(a) }));
  expect(productsOf(result)).toEqual([b]);
});

test('an update of a product that stands twice changes both rows, but the place of the first only', () => {
  const twice = rawCatalogue({ clothing: [a, { ...a, subcategory: 'Shirts' }] }) as RawCatalogue;
  const result = applyChangeSet(
    twice,
    set(update('a', { price: 12, subcategory: 'Jackets' }, { price: 10, subcategory: null })),
  );
  expect(productsOf(result)?.map(({ price, subcategory }) => [price, subcategory])).toEqual([
    [12, 'Jackets'],
    [12, 'Shirts'],
  ]);
});

test('a new category moves a product to the end of its group', () => {
  const result = applyChangeSet(catalogue, set(update('a', { category: 'footwear' }, { category: 'clothing' })));
  expect([productsOf(result)?.length, productsOf(result, 'footwear')?.map(({ id }) => id)]).toEqual([1, ['boot', 'a']]);
});

test('a second time changes nothing', () => {
  const changes = set(
    update('a', { price: 12 }, { price: 10 }),
    { op: 'delete', id: 'b', baseHash: hash(b) },
    { op: 'add', id: 'new', product: row({ id: 'new' }) },
  );
  const once = applyChangeSet(catalogue, changes);
  const twice = applyChangeSet(once.catalogue, changes);
  expect([once.report.status, twice.report.status, twice.catalogue]).toEqual(['applied', 'unchanged', once.catalogue]);
});

test('a stale base merges when other fields changed', () => {
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
  ['the product is gone', update('gone', { price: 12 }, { price: 9 }), 'not in the catalog any more'],
  ['what is to be deleted changed', { op: 'delete', id: 'a', baseHash: 'old' }, 'was changed in the catalog since'],
  [
    'the id was given away',
    { op: 'add', id: 'a', product: row({ id: 'a', price: 99 }) },
    'is to be added, but the catalog has Plain Shirt (a)',
  ],
])('a conflict where %s, and nothing is applied', (_, op, words) => {
  const result = applyChangeSet(catalogue, set(update('b', { price: 1 }, { price: 10 }), op));
  expect(result.report.status).toBe('conflict');
  expect(result.report.problems.join()).toContain(words);
  expect(result.catalogue).toBe(catalogue);
});

describe('valid plus valid gives invalid', () => {
  const discounted = row({ id: 'a', price: 20, oldPrice: 50 });
  const kit = row({ id: 'kit', pieces: ['b'] });
  const base = rawCatalogue({ clothing: [discounted, b, kit] }) as RawCatalogue;
  const changed = (...products: object[]) => rawCatalogue({ clothing: products as [] }) as RawCatalogue;
  const upon = (before: RawCatalogue, ...ops: object[]) => ({ ...set(...ops), base: { hash: hashCatalogue(before) } });
  const dearer = { ...update('a', { price: 40 }, { price: 20 }), baseHash: hash(discounted) };

  test('a price from here and an old price from there are a conflict with both', () => {
    const { report, catalogue: result } = applyChangeSet(
      changed({ ...discounted, oldPrice: 30 }, b, kit),
      upon(base, dearer),
    );
    expect(report).toMatchObject({
      status: 'conflict',
      problems: [
        'Plain Shirt (a): Old price is 30; it must be above the price, which is 40; the change set has Price $40.00, the catalog Old price $30.00',
      ],
    });
    expect(productsOf({ catalogue: result })?.[0]).toMatchObject({ price: 20, oldPrice: 30 });
  });

  test('on the very version that it was made for, the same is the change set’s own fault', () => {
    const before = changed({ ...discounted, oldPrice: 30 }, b, kit);
    const [now] = productsOf({ catalogue: before }) ?? [];
    const { report } = applyChangeSet(before, upon(before, { ...dearer, baseHash: hash(now ?? {}) }));
    expect(report.status).toBe('invalid');
  });

  test('what is wrong by itself stays so on any version', () => {
    const elder = changed({ ...discounted, stock: 3 }, b, kit);
    for (const fields of [{ price: -1 }, { price: 30, oldPrice: 25 }, { name: null }, { color: 'red' }]) {
      const was = Object.fromEntries(Object.keys(fields).map((key) => [key, discounted[key] ?? null]));
      const { report } = applyChangeSet(elder, upon(base, { ...update('a', fields, was), baseHash: hash(discounted) }));
      expect([fields, report.status]).toEqual([fields, 'invalid']);
    }
  });

  test.each<[string, object, RawCatalogue, string]>([
    [
      'two spellings of a maker',
      { op: 'add', id: 'n', product: row({ id: 'n', brand: 'ZETA' }) },
      changed(discounted, b, kit, row({ id: 'z', brand: 'Zeta' })),
      'Plain Shirt (n): Brand is "ZETA", elsewhere "Zeta"; use one spelling',
    ],
    [
      'a kit whose piece is gone',
      { op: 'add', id: 'n', product: row({ id: 'n', pieces: ['b'] }) },
      changed(discounted),
      'Plain Shirt (n): Pieces of the kit names "b", which is not in the catalog',
    ],
    [
      'a piece of a kit that came',
      { op: 'delete', id: 'a', baseHash: hash(discounted) },
      changed(discounted, b, kit, row({ id: 'k', pieces: ['a'] })),
      'Plain Shirt (k): Pieces of the kit names "a", which is not in the catalog',
    ],
  ])('%s is a conflict where the catalog has changed since', (_, op, newer, line) => {
    expect(applyChangeSet(newer, upon(base, op)).report).toMatchObject({ status: 'conflict', problems: [line] });
    expect(applyChangeSet(newer, upon(newer, op)).report).toMatchObject({ status: 'invalid', problems: [line] });
  });
});

describe('what is no change set', () => {
  const many = Array.from({ length: 20_001 }, (_, index) => ({ op: 'delete', id: `x${index}` }));
  test.each<[string, unknown]>([
    ['null', null],
    ['a list', []],
    ['another format', { ...set(), format: 2 }],
    ['more than it should hold', { ...set(), extra: 1 }],
    ['an unknown operation', set({ op: 'drop', id: 'a' })],
    ['over 20,000 operations', set(...many)],
    ['one product twice', set({ op: 'delete', id: 'a' }, { op: 'delete', id: 'a' })],
    ['a prototype', set(update('a', JSON.parse('{"__proto__":{"x":1}}'), {}))],
    ['a constructor', set(update('a', { constructor: 1 }, {}))],
    ['a value that the build would refuse', set(update('a', { price: -1 }, { price: 10 }))],
    ['a field that no product has', set(update('a', { color: 'red' }, {}))],
    ['another id', set(update('a', { id: 'b' }, { id: 'a' }))],
    ['a category that there is not', set({ op: 'add', id: 'n', product: row({ id: 'n', category: 'guns' }) })],
    [
      'a path that leaves the folder',
      { ...set(), files: [{ path: '/uploads/../x.webp', sha256: '', mime: 'image/webp', base64: '' }] },
    ],
    [
      'script for a picture',
      {
        ...set(),
        files: [{ path: `/uploads/${'a'.repeat(64)}.webp`, sha256: 'a'.repeat(64), mime: 'image/svg+xml', base64: '' }],
      },
    ],
  ])('%s is refused with its problems, and nothing is applied', (_, input) => {
    const { report, catalogue: result } = applyChangeSet(catalogue, input);
    expect([report.status, report.problems.length > 0, result === catalogue]).toEqual(['invalid', true, true]);
    expect(report.problems.length).toBeLessThanOrEqual(20);
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  test.each([
    ['jpg', 'image/jpeg'],
    ['png', 'image/png'],
  ])('a picture as .%s, which the admin never writes, is named with what is wrong', (ending, mime) => {
    const sha256 = 'a'.repeat(64);
    const files = [{ path: `/uploads/${sha256}.${ending}`, sha256, mime, base64: '' }];
    expect(applyChangeSet(catalogue, { ...set(), files }).report.problems).toEqual([
      'files.0.path: is not /uploads/, the SHA-256 of a file and .webp',
      'files.0.mime: is not image/webp, which all pictures of the admin are',
    ]);
  });
});

test('a change set holds values, what they were, and null for what goes', () => {
  const product = { ...row({ id: 'a', price: 12 }) } as unknown as RawProduct;
  const changes = buildChangeSet(
    [
      { id: 'a', baseHash: 'h', editedAt: 1, product, baseValues: { price: 10, stock: 5 } },
      { id: 'b', baseHash: 'k', deletedAt: 1, product },
      { id: 'n', editedAt: 1, product },
    ],
    { hash: 'base', catalogue: {}, products: new Map(), hashes: new Map(), categories: [], length: 0 },
    [],
  );
  expect(changes).toEqual({
    format: 1,
    base: { hash: 'base' },
    ops: [
      { op: 'update', id: 'a', baseHash: 'h', set: { price: 12, stock: null }, was: { price: 10, stock: 5 } },
      { op: 'delete', id: 'b', baseHash: 'k' },
      { op: 'add', id: 'n', product },
    ],
    files: [],
  });
});

test('a change set of an earlier version keeps the descriptions of pictures; its field artwork is ignored', () => {
  const [src, file] = ['https://example.com/a.jpg', 'https://example.com/b.jpg'];
  const fields = { image_links: [src, file], image_alts: { [src]: 'Front' }, artwork: 'polo' };
  const first = set(update('b', fields, { image_links: null, image_alts: null, artwork: null }));
  const once = applyChangeSet(catalogue, first);
  expect(productsOf(once)?.[1]).toEqual({ ...b, image_links: [{ src, alt: 'Front' }, file] });
  const second = set(update('b', { image_alts: { [file]: 'Back' } }, { image_alts: { [src]: 'Front' } }));
  const twice = applyChangeSet(once.catalogue, second);
  expect(productsOf(twice)?.[1]).toMatchObject({ image_links: [src, { src: file, alt: 'Back' }] });
});
