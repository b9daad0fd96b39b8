import fc from 'fast-check';
import { productSchema } from '@/lib/catalogue/schema/product';
import { combinationsOf } from '@/lib/catalogue/variants/combinations';
import { priceRangeOf } from '@/lib/catalogue/variants/price-range';
import { resolveVariant } from '@/lib/catalogue/variants/resolve-variant';
import { row } from '@/tests/fixtures/catalogue';
import { expectedOffers, expectedUnitPrice } from '@/tests/fixtures/expected-offers';
import { forAll } from '@/tests/fixtures/for-all';
import { rowsWithVariants, uncheckedRowsWithVariants } from '@/tests/fixtures/rows-with-variants';

const shirt = (fields: object) => productSchema.parse(row({ price: 75, ...fields }));
const VARIED = {
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

test('the variant that names more wins fact by fact, and what none says the product says', () => {
  const product = shirt(VARIED);
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

test('of a choice that is not whole only the chosen values speak', () => {
  const product = shirt(VARIED);
  expect(resolveVariant(product, {}).price).toBe(75);
  expect(resolveVariant(product, { size: '3XL' })).toMatchObject({ price: 82, number: '72175' });
});

test('sizes of two kinds and any name of a letter are understood', () => {
  const trousers = shirt({
    sizes: { waist: [34, 44], length: [30, 32] },
    variants: [{ size: { waist: 44 }, price: 89 }],
  });
  expect(resolveVariant(trousers, { waist: '44', length: '30' }).price).toBe(89);
  const coat = shirt({
    sizes: { men: ['M', 'XXL'], sleeve_lengths_in: [33] },
    variants: [{ size: { men: 'XXL' }, price: 99 }],
  });
  expect(resolveVariant(coat, { size: 'XXL', sleeve: '33' }).price).toBe(99);
});

test('the last break that a quantity reaches is the price of each', () => {
  const product = shirt({
    variants: [],
    quantities: {
      breaks: [
        { from: 12, price: 70 },
        { from: 48, percent: 15 },
      ],
    },
  });
  expect([1, 11, 12, 47, 48].map((quantity) => resolveVariant(product, {}, quantity).price)).toEqual([
    75, 75, 70, 70, 63.75,
  ]);
});

test("a product's own old price is none of a variant that costs as much", () => {
  const product = shirt({ oldPrice: 80, sizes: ['S', '3XL'], variants: [{ size: '3XL', price: 80 }] });
  expect(resolveVariant(product, { size: 'S' }).oldPrice).toBe(80);
  expect(resolveVariant(product, { size: '3XL' }).oldPrice).toBeUndefined();
});

test('every combination is what spelling all of them out says', () => {
  forAll(
    fc.property(rowsWithVariants, fc.constantFrom(1, 6, 12, 48), (raw, quantity) => {
      const product = productSchema.parse(raw);
      const spelled = expectedOffers(raw);
      const found = spelled.map(({ choice }) => {
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
      expect(found).toEqual(spelled.map((one) => ({ ...one, price: expectedUnitPrice(raw, one, quantity) })));
      const prices = spelled.flatMap(({ isAvailable, price }) => (isAvailable && price > 0 ? price : []));
      const [price, highest] = [Math.min(...prices), Math.max(...prices)].map((one) => (prices.length > 0 ? one : 0));
      expect(priceRangeOf(product)).toMatchObject({ price, highest });
    }),
  );
});

test('two variants that disagree are refused, and no others', () => {
  forAll(
    fc.property(uncheckedRowsWithVariants, (raw) => {
      const spelled = expectedOffers(raw);
      const issues = productSchema.safeParse(raw).error?.issues ?? [];
      const isRefused = issues.some(({ message }) => message.includes('name as many values'));
      const areAllOut = spelled.every(({ isAvailable }) => !isAvailable);
      expect(isRefused || areAllOut).toBe(spelled.some(({ disagree }) => disagree.length > 0) || areAllOut);
    }),
  );
});

test('combinations are those of the named controls alone, so that a hundred colors cost nothing', () => {
  const product = shirt({
    available_colors: ['Black', 'Navy', 'Tan'],
    sizes: ['S', '3XL'],
    variants: [{ size: '3XL', price: 82 }],
  });
  expect(combinationsOf(product).map(({ selection }) => selection)).toEqual([{ size: 'S' }, { size: '3XL' }]);
});
