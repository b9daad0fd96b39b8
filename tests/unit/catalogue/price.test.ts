import fc from 'fast-check';
import { formatPrice, getDiscountPercent } from '@/lib/money';
import { forAll } from '@/tests/fixtures/for-all';

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
  const prices = fc.integer({ min: 0, max: 9_999_999 }).map((cents) => cents / 100);
  forAll(fc.property(prices, (price) => expect(formatPrice(price)).toBe(intl.format(price))));
  expect(formatPrice(1_234_567.8)).toBe('$1,234,567.80');
});
