import fc from 'fast-check';
import { productSchema } from '@/lib/catalogue/schema/product';
import { combinationsOf } from '@/lib/catalogue/variants/combinations';
import { priceRangeOf } from '@/lib/catalogue/variants/price-range';
import { resolveVariant } from '@/lib/catalogue/variants/resolve-variant';
import { row } from '@/tests/fixtures/catalogue';
import { expectedOffers, expectedUnitPrice } from '@/tests/fixtures/expected-offers';
import { forAll } from '@/tests/fixtures/for-all';
import { rowsWithVariants } from '@/tests/fixtures/rows-with-variants';

const shirt = (fields: object) => productSchema.parse(row({ price: 75, ...fields }));
const SHIRT_FIELDS = {
  available_colors: ['Black', 'Khaki'],
  sizes: ['S', '3XL'],
  options: [{ name: 'Hand', values: ['Right', 'Left'] }],
  model: '72175',
  variants: [
    { size: '3XL', price: 82 },
    { color: 'Black', size: '3XL', number: '72175-019-3XL', oldPrice: 90, stock: 4 },
    { color: 'Khaki', options: { Hand: 'Left' }, made: false },
  ],
};

test('for each fact the variant with more values wins, and other facts come from the product', () => {
  const product = shirt(SHIRT_FIELDS);
  expect(resolveVariant(product, { color: 'Black', size: '3XL', Hand: 'Right' })).toEqual({
    isAvailable: true,
    number: '72175-019-3XL',
    price: 82,
    oldPrice: 90,
    stock: 4,
    overriddenBy: { number: 1, price: 0, oldPrice: 1, stock: 1 },
  });
  expect(resolveVariant(product, { color: 'Khaki', size: 'S', Hand: 'Left' })).toMatchObject({
    isAvailable: false,
    price: 75,
  });
  expect(resolveVariant(product, { color: 'Khaki', size: 'S', Hand: 'Right' })).toMatchObject({
    isAvailable: true,
    stock: 50,
  });
});

test('in an incomplete selection only variants with selected values match', () => {
  const product = shirt(SHIRT_FIELDS);
  expect(resolveVariant(product, {}).price).toBe(75);
  expect(resolveVariant(product, { size: '3XL' })).toMatchObject({ price: 82, number: '72175' });
});

test('a variant that costs as much as the old price of the product has no old price', () => {
  const product = shirt({ oldPrice: 80, sizes: ['S', '3XL'], variants: [{ size: '3XL', price: 80 }] });
  expect(resolveVariant(product, { size: 'S' }).oldPrice).toBe(80);
  expect(resolveVariant(product, { size: '3XL' }).oldPrice).toBeUndefined();
});

test('every combination equals the oracle that enumerates all combinations', () => {
  forAll(
    fc.property(rowsWithVariants, fc.constantFrom(1, 6, 12, 48), (raw, quantity) => {
      const product = productSchema.parse(raw);
      const expected = expectedOffers(raw);
      const resolvedOffers = expected.map(({ choice }) => {
        const { overriddenBy: _, images = [], ...resolved } = resolveVariant(product, choice, quantity);
        return {
          choice,
          number: undefined,
          barcode: undefined,
          oldPrice: undefined,
          images,
          disagree: [],
          ...resolved,
        };
      });
      expect(resolvedOffers).toEqual(
        expected.map((offer) => ({ ...offer, price: expectedUnitPrice(raw, offer, quantity) })),
      );
      const prices = expected.flatMap(({ isAvailable, price }) => (isAvailable && price > 0 ? price : []));
      const [price, highest] = [Math.min(...prices), Math.max(...prices)].map((value) =>
        prices.length > 0 ? value : 0,
      );
      expect(priceRangeOf(product)).toMatchObject({ price, highest });
    }),
  );
});

test('combinations have only the options that variants name, so that many colors do not multiply them', () => {
  const product = shirt({
    available_colors: ['Black', 'Navy', 'Tan'],
    sizes: ['S', '3XL'],
    variants: [{ size: '3XL', price: 82 }],
  });
  expect(combinationsOf(product).map(({ selection }) => selection)).toEqual([{ size: 'S' }, { size: '3XL' }]);
});
