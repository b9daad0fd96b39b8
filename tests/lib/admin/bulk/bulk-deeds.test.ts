import { BULK_DEEDS, type BulkDeed, blankValues, type DeedName, planBulk } from '@/lib/admin/bulk/bulk-deeds';
import { withFields } from '@/lib/admin/ledger/fields';
import { productSchema, type RawProduct } from '@/lib/catalogue/schema/product';
import { raw } from '../ledger/world';

const deeds = Object.entries(BULK_DEEDS) as [DeedName, BulkDeed][];
const done = (name: DeedName, fields: Partial<RawProduct>, values: Record<string, string> = {}) => {
  const before = raw({ id: 'a', ...(fields as object) });
  const after = withFields(before, BULK_DEEDS[name].change(before, values));
  return Object.fromEntries(
    [...Object.keys(fields), ...Object.keys(after)].map((key) => [key, after[key as keyof RawProduct]]),
  );
};

test.each<[DeedName, Partial<RawProduct>, Record<string, string>, object]>([
  ['price', { price: 10, oldPrice: 20 }, { amount: '5' }, { price: 10.5, oldPrice: 20 }],
  ['price', { price: 10, oldPrice: 11 }, { amount: '20' }, { price: 12, oldPrice: undefined }],
  ['price', { price: 0 }, { amount: '20' }, { price: 0 }],
  ['price', { price: 0.01 }, { amount: '-90' }, { price: 0.01 }],
  ['discount', { price: 19.99 }, { amount: '20' }, { price: 15.99, oldPrice: 19.99 }],
  ['discount', { price: 15, oldPrice: 20 }, { amount: '10' }, { price: 18, oldPrice: 20 }],
  ['discount', { price: 0.01 }, { amount: '20' }, { price: 0.01 }],
  ['discount', { price: 0 }, { amount: '20' }, { price: 0 }],
  ['noDiscount', { price: 15, oldPrice: 20 }, {}, { price: 20, oldPrice: undefined }],
  ['noDiscount', { price: 15 }, {}, { price: 15 }],
  ['stock', { stock: 4 }, { stock: '0' }, { stock: 0 }],
  ['stockBy', { stock: 4 }, { amount: '-3' }, { stock: 1 }],
  ['stockBy', {}, { amount: '5' }, { stock: 55 }],
  [
    'category',
    { subcategory: 'Shirts' },
    { category: 'duty', subcategory: ' Belts ' },
    { category: 'duty', subcategory: 'Belts' },
  ],
  [
    'category',
    { subcategory: 'Shirts' },
    { category: 'duty', subcategory: '' },
    { category: 'duty', subcategory: undefined },
  ],
  ['subcategory', { subcategory: 'Shirts' }, { subcategory: 'Polos' }, { category: 'clothing', subcategory: 'Polos' }],
  ['bestseller', {}, {}, { isBestseller: true }],
  ['noBestseller', { isBestseller: true }, {}, { isBestseller: undefined }],
])('%s of %j with %j', (name, fields, values, after) => {
  const { id: _, ...given } = raw({ id: 'a', ...(fields as object) });
  expect(done(name, fields, values)).toEqual({ id: 'a', ...given, ...after });
});

test.each(deeds)('%s leaves a product that a build takes', (name, deed) => {
  const values = Object.fromEntries(Object.keys(deed.controls).map((key) => [key, key === 'category' ? 'duty' : '7']));
  const before = raw({ id: 'a', price: 10, oldPrice: 20, stock: 4, available_sizes: ['S', 'M'] });
  const scope = deed.of && { name: 'size', value: 'M' };
  expect([name, productSchema.safeParse(withFields(before, deed.change(before, values, scope))).error]).toEqual([
    name,
    undefined,
  ]);
});

test.each(deeds)('%s done twice over changes nothing more, unless it changes by an amount', async (name, deed) => {
  const values = Object.fromEntries(Object.keys(deed.controls).map((key) => [key, key === 'category' ? 'duty' : '7']));
  const once = withFields(raw({ id: 'a' }), deed.change(raw({ id: 'a' }), values));
  expect((await planBulk(deed, [once], values))?.ids ?? []).toEqual(['price', 'stockBy'].includes(name) ? ['a'] : []);
});

describe('the plan of a deed', () => {
  const goods = [raw({ id: 'a', stock: 4 }), raw({ id: 'b', name: 'Boot' }), raw({ id: 'c', stock: 0 })];

  test('waits for what the deed asks for', async () => {
    expect(await planBulk(BULK_DEEDS.stock, goods, blankValues(BULK_DEEDS.stock, goods[0]))).toBeUndefined();
  });

  test('names those that change, and shows the first', async () => {
    expect(await planBulk(BULK_DEEDS.stock, goods, { stock: '4' })).toEqual({
      ids: ['b', 'c'],
      example: { name: 'Boot', changes: [{ field: 'stock', from: undefined, to: 4 }] },
    });
  });

  test('leaves out what a product has without saying so', async () => {
    expect((await planBulk(BULK_DEEDS.stock, goods, { stock: '50' }))?.ids).toEqual(['a', 'c']);
  });

  test('takes none for nothing', async () => {
    expect((await planBulk(BULK_DEEDS.stock, goods, { stock: '0' }))?.ids).toEqual(['a', 'b']);
  });
});
