import { withFields } from '@/lib/admin/edits/fields';
import { type BulkAction, bulkActions, PRICE_ENDINGS, planBulkAction } from '@/lib/admin/products/bulk-actions';
import { productSchema, type RawProduct } from '@/lib/catalogue/schema/product';
import { row } from '@/tests/fixtures/catalogue';

const product = (fields: object = {}) => row({ id: 'a', ...fields }) as unknown as RawProduct;
const { price, stock, category, bestseller } = bulkActions;
/** Product after an action, in its stored form. */
const changed = (fields: object, action: BulkAction) => {
  const after = withFields(product(fields), action(product(fields)));
  expect(productSchema.safeParse(after).error).toBeUndefined();
  return JSON.parse(JSON.stringify(after));
};

test.each<[object, BulkAction, object]>([
  [{ price: 10, oldPrice: 20 }, price(5), { price: 10.5, oldPrice: 20 }],
  [{ price: 0 }, price(20), { price: 0 }],
  [{ price: 0.01 }, price(-90), { price: 0.01 }],
  [{ price: 42.99 }, price(12, 99), { price: 47.99 }],
  [{ price: 42.99 }, price(12, 95), { price: 47.95 }],
  [{ price: 10.2 }, price(0, 99), { price: 9.99 }],
  [{ price: 0.2 }, price(5, 99), { price: 0.99 }],
  [{ stock: 4 }, stock(0), { stock: 0 }],
  [{}, category('duty', 'Belts'), { category: 'duty', subcategory: 'Belts' }],
  [{}, bestseller(true), { isBestseller: true }],
])('a product with %j changes, case %#', (fields, action, expected) =>
  expect(changed(fields, action)).toMatchObject(expected),
);

test.each<[object, BulkAction, string]>([
  [{ price: 10, oldPrice: 11 }, price(20), 'oldPrice'],
  [{ subcategory: 'Shirts' }, category('duty', ''), 'subcategory'],
  [{ isBestseller: true }, bestseller(false), 'isBestseller'],
])('a product with %j loses a field, case %#', (fields, action, field) =>
  expect(changed(fields, action)).not.toHaveProperty(field),
);

const SIZES = { price: 10, available_sizes: ['L', '3XL'], available_colors: ['Black', 'Navy'] };

test('a price change includes variants, and removes old prices that are not above the new price', () => {
  const variants = [
    { size: '3XL', price: 12, oldPrice: 15, stock: 2 },
    { size: 'L', price: 20, oldPrice: 21 },
    { color: 'Navy', number: 'N' },
  ];
  expect(changed({ ...SIZES, variants }, price(20, 99)).variants).toEqual([
    { size: '3XL', price: 13.99, oldPrice: 15, stock: 2 },
    { size: 'L', price: 23.99 },
    { color: 'Navy', number: 'N' },
  ]);
});

test('a price change includes the prices of quantity discounts, which stay below the rounded price', () => {
  const breaks = [
    { from: 6, price: 10 },
    { from: 12, price: 9 },
    { from: 48, percent: 15 },
  ];
  const after = changed({ price: 10.2, quantities: { breaks } }, price(0, 99));
  expect(after.quantities.breaks.map((each: { price?: number }) => each.price)).toEqual([9.79, 8.81, undefined]);
});

test('a stock change includes variants that have a stock', () => {
  const variants = [
    { size: '3XL', price: 12, stock: 2 },
    { size: 'L', price: 11 },
  ];
  const after = changed({ ...SIZES, variants }, stock(0));
  expect([after.stock, after.variants[0].stock, after.variants[1].stock]).toEqual([0, 0, undefined]);
});

test('a plan has the ids of the products that change, and the first one as an example', () => {
  const products = [product({ stock: 4 }), product({ id: 'b', name: 'Boot' }), product({ id: 'c', stock: 0 })];
  expect(planBulkAction(products, stock(4))).toEqual({
    ids: ['b', 'c'],
    example: { name: 'Boot', changes: [{ field: 'stock', from: undefined, to: 4 }] },
  });
  // The default stock is 50.
  expect(planBulkAction(products, stock(50)).ids).toEqual(['a', 'c']);
  expect(planBulkAction(products, bestseller(false))).toEqual({ ids: [] });
  expect(PRICE_ENDINGS).toEqual([99, 95]);
});
