import fc from 'fast-check';
import { formatPrice, getDiscountPercent } from '@/lib/catalogue/price';
import { problemsIn, productFrom } from '@/tests/fixtures/catalogue';
import { forAll } from '@/tests/fixtures/for-all';

const cents = fc.integer({ min: 0, max: 9_999_999 }).map((value) => value / 100);

describe('prices that are refused', () => {
  test.each([
    ['NaN', Number.NaN, 'price: must be a number, not NaN'],
    ['Infinity', Number.POSITIVE_INFINITY, 'price: must be a number, not Infinity'],
    ['text', '9.99', 'price: must be a number, not the text "9.99"'],
    ['null', null, 'price: must be a number, not null'],
    ['a list', [9.99], 'price: must be a number, not a list'],
    ['missing', undefined, 'price: is missing'],
    ['100,000', 100_000, 'price: is 100000; at most 99999.99 is allowed'],
    ['three decimals', 9.995, 'price: is 9.995; at most two decimals are allowed'],
    ['a billionth', 1e-9, 'price: is 1e-9; at most two decimals are allowed'],
  ])('a price that is %s', (_, price, problem) => {
    expect(problemsIn({ price })).toEqual([problem]);
  });

  test('an old price that equals the price', () => {
    expect(problemsIn({ price: 10, oldPrice: 10 })).toEqual([
      'oldPrice: is 10; it must be above the price, which is 10',
    ]);
  });

  test('a low old price is reported even if another field is invalid', () => {
    expect(problemsIn({ price: 10, oldPrice: 5, name: '' })).toContain(
      'oldPrice: is 5; it must be above the price, which is 10',
    );
  });
});

describe('prices that are valid', () => {
  test('every whole number of cents', () => {
    forAll(fc.property(cents, (price) => expect(productFrom({ price }).price).toBe(price)));
  });

  test.each([
    ['missing', {}],
    ['null', { oldPrice: null }],
  ])('an old price that is %s is undefined', (_, fields) => {
    expect(productFrom(fields).oldPrice).toBeUndefined();
  });

  test('an old price above the price', () => {
    expect(productFrom({ price: 10, oldPrice: 10.01 }).oldPrice).toBe(10.01);
  });
});

describe('the discount', () => {
  test.each([
    [75, 100, 25],
    [125.39, 167.19, 25],
    [9.95, 10, 1],
    [9.96, 10, 0],
    [1, 3, 67],
    [0.01, 99_999.99, 100],
  ])('from %d, before %d, is %d percent', (price, oldPrice, percent) => {
    expect(getDiscountPercent({ price, oldPrice })).toBe(percent);
  });

  test.each([
    ['without an old price', { price: 10 }],
    ['at price 0', { price: 0, oldPrice: 10 }],
    ['when the old price equals the price', { price: 10, oldPrice: 10 }],
    ['when the old price is lower', { price: 10, oldPrice: 9 }],
  ])('is undefined %s', (_, product) => {
    expect(getDiscountPercent(product)).toBeUndefined();
  });
});

test('a formatted price equals that of Intl', () => {
  const intl = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  forAll(fc.property(cents, (price) => expect(formatPrice(price)).toBe(intl.format(price))));
  expect(formatPrice(1_234_567.8)).toBe('$1,234,567.80');
});
