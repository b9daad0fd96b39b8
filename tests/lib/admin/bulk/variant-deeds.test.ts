import fc from 'fast-check';
import { BULK_DEEDS, type BulkDeed, type DeedName, planBulk } from '@/lib/admin/bulk/bulk-deeds';
import type { BulkScope } from '@/lib/admin/bulk/bulk-scope';
import { withFields } from '@/lib/admin/ledger/fields';
import { productSchema, type RawProduct } from '@/lib/catalogue/schema/product';
import { forAll } from '@/tests/fixtures/for-all';
import { type Spelled, spellOut, writtenValues } from '@/tests/fixtures/spelled-out';
import { variedRows } from '@/tests/fixtures/varied-rows';
import { raw } from '../ledger/world';

const shirt = (fields: object) =>
  raw({ id: 'a', price: 10, available_colors: ['Black', 'Navy'], available_sizes: ['L', '3XL'], ...fields });
const XL = { name: 'size', value: '3XL' };
const BLACK = { name: 'color', value: 'Black' };
const done = (name: DeedName, product: RawProduct, values: Record<string, string> = {}, scope?: BulkScope) =>
  withFields(product, (BULK_DEEDS[name] as BulkDeed).change(product, values, scope));

describe('without a scope a deed holds for the product and all that its variants say', () => {
  const product = shirt({
    oldPrice: 15,
    stock: 5,
    variants: [
      { size: '3XL', price: 12, stock: 2 },
      { color: 'Navy', number: 'N' },
    ],
  });

  test.each<[DeedName, Record<string, string>, object]>([
    ['price', { amount: '10' }, { price: 11, oldPrice: 15, variants: [{ size: '3XL', price: 13.2, stock: 2 }] }],
    ['discount', { amount: '20' }, { price: 12, oldPrice: 15, variants: [{ size: '3XL', price: 12, stock: 2 }] }],
    ['noDiscount', {}, { price: 15, variants: [{ size: '3XL', price: 15, stock: 2 }] }],
    ['stock', { stock: '0' }, { stock: 0, variants: [{ size: '3XL', price: 12, stock: 0 }] }],
    ['stockBy', { amount: '3' }, { stock: 8, variants: [{ size: '3XL', price: 12, stock: 5 }] }],
  ])('%s by %j', (name, values, expected) => {
    expect(done(name, product, values)).toMatchObject({
      ...expected,
      variants: [...(expected as { variants: object[] }).variants, { color: 'Navy', number: 'N' }],
    });
  });

  test('an old price goes with what is discounted, where the product has none', () => {
    const { price, oldPrice, variants } = done('discount', shirt({ variants: [{ size: '3XL', price: 12 }] }), {
      amount: '50',
    });
    expect([price, oldPrice, variants]).toEqual([5, 10, [{ size: '3XL', price: 6, oldPrice: 12 }]]);
  });
});

describe('with a scope', () => {
  test.each<[string, object, DeedName, Record<string, string>, BulkScope, object]>([
    [
      'what they have from the product stands in one variant',
      {},
      'price',
      { amount: '5' },
      XL,
      { price: 10, variants: [{ size: '3XL', price: 10.5 }] },
    ],
    [
      'beside another variant that would disagree, each combination says it',
      { variants: [{ color: 'Black', price: 20 }] },
      ...(['price', { amount: '10' }, XL] as const),
      {
        variants: [
          { color: 'Black', price: 20 },
          { color: 'Black', size: '3XL', price: 22 },
          { color: 'Navy', size: '3XL', price: 11 },
        ],
      },
    ],
    [
      'of which there is no other value, the product changes',
      { available_colors: ['Black'] },
      'stock',
      { stock: '1' },
      BLACK,
      { stock: 1, variants: undefined },
    ],
    [
      'that the product has in another spelling, it is the same',
      { available_sizes: ['L', 'XXXL'] },
      'stock',
      { stock: '1' },
      XL,
      { variants: [{ size: '3XL', stock: 1 }] },
    ],
  ])('%s', (_, fields, name, values, scope, expected) => {
    const { price, stock, variants } = done(name, shirt(fields), values, scope);
    expect({ price, stock, variants }).toMatchObject(expected);
  });

  test('products without the value stay as they are', async () => {
    const goods = [shirt({}), raw({ id: 'b' }), shirt({ id: 'c', available_sizes: ['L'] })];
    const plan = await planBulk(BULK_DEEDS.price, goods, { amount: '5' }, { scope: XL });
    expect(plan).toEqual({
      ids: ['a'],
      example: {
        name: 'Plain Shirt',
        changes: [{ field: 'variants {"size":"3XL"} price', from: undefined, to: 10.5 }],
      },
    });
    expect(done('price', raw({ id: 'b' }), { amount: '5' }, XL)).toEqual(raw({ id: 'b' }));
  });

  test('not made is of some variants only: nothing is planned until it is said which', async () => {
    expect(await planBulk(BULK_DEEDS.notMade, [shirt({})], {})).toBeUndefined();
    expect((await planBulk(BULK_DEEDS.notMade, [shirt({})], {}, { scope: BLACK }))?.ids).toEqual(['a']);
  });
});

const cents = (price: number) => Math.max(1, Math.round(price)) / 100;
type Values = Record<string, string>;
/** What becomes of a combination by each deed, in words of its own. */
const BECOMES: Partial<Record<DeedName, (one: Spelled, by: number) => Partial<Spelled>>> = {
  price: ({ price, oldPrice }, by) => {
    const next = price === 0 ? 0 : cents(Math.round(price * 100) * (1 + by / 100));
    return { price: next, oldPrice: oldPrice !== undefined && oldPrice > next ? oldPrice : undefined };
  },
  discount: ({ price, oldPrice }, by) =>
    price === 0
      ? {}
      : { price: cents(Math.round((oldPrice ?? price) * 100) * (1 - by / 100)), oldPrice: oldPrice ?? price },
  noDiscount: ({ price, oldPrice }) => ({ price: oldPrice ?? price, oldPrice: undefined }),
  stock: (_, by) => ({ stock: by }),
  stockBy: ({ stock }, by) => ({ stock: stock + by }),
  notMade: () => ({ made: false }),
  made: () => ({ made: true }),
};

const cases = variedRows.chain((product) => {
  const scopes = writtenValues(product).flatMap(([name, values]) => values.map((value) => ({ name, value })));
  return fc.record({
    product: fc.constant(product),
    scope: fc.constantFrom(undefined, ...scopes, ...scopes),
    name: fc.constantFrom(...(Object.keys(BECOMES) as DeedName[])),
    by: fc.constantFrom(5, 20, 50),
  });
});

const plain = ({ disagree: _, ...one }: Spelled) => one;

test('combinations in the scope come out changed, and all others as they were', () => {
  let changed = 0;
  const property = fc.property(cases, ({ product, scope, name, by }) => {
    const values: Values = { amount: String(by), stock: String(by) };
    const after = done(name, product, values, scope);
    const expected = spellOut(product).map((one) => {
      const isIn = !scope || one.choice[scope.name] === scope.value;
      return plain(isIn ? { ...one, ...BECOMES[name]?.(one, by) } : one);
    });
    const { error } = productSchema.safeParse(after);
    const faults = (error?.issues ?? []).filter(({ path }) => path[0] !== 'quantities');
    // Of the last combinations nothing would be left.
    if (name === 'notMade' && expected.every(({ made }) => !made)) return;
    expect(faults).toEqual([]);
    expect(spellOut(after).map(plain)).toEqual(expected);
    const deed: BulkDeed = BULK_DEEDS[name];
    const isChanged = JSON.stringify(expected) !== JSON.stringify(spellOut(product).map(plain));
    expect(deed.changes?.(product, values, scope)).toBe(isChanged);
    if (!isChanged) expect(after).toEqual(product);
    else changed += 1;
    if (name !== 'price' && name !== 'stockBy') expect(deed.changes?.(after, values, scope)).toBe(false);
  });
  forAll(property, 100);
  expect(changed).toBeGreaterThan(0);
});
