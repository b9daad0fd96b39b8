import fc from 'fast-check';
import { PRICE_STEPS, priceAtStep, stepOfPrice } from '@/lib/listing/price-scale';
import { forAll } from '@/tests/fixtures/for-all';

const highest = fc.integer({ min: 1, max: 1_000_000 }).map((cents) => cents / 100);
const steps = Array.from({ length: PRICE_STEPS + 1 }, (_, step) => step);

test('prices increase along the scale, from 5 dollars to at least the highest price', () => {
  forAll(
    fc.property(highest, (top) => {
      const prices = steps.map((step) => priceAtStep(step, top));
      expect(prices).toEqual([...prices].sort((a, b) => a - b));
      expect(prices[0]).toBe(5);
      expect(prices.at(-1)).toBeGreaterThanOrEqual(top);
    }),
  );
});

test('the step of a price has the same price, except for rounding', () => {
  forAll(
    fc.property(highest, fc.nat({ max: PRICE_STEPS }), (top, step) => {
      const price = priceAtStep(step, top);
      const again = priceAtStep(stepOfPrice(price, top), top);
      const rounding = price < 50 ? 1 : price < 200 ? 5 : price < 1000 ? 10 : 50;
      expect(Math.abs(again - price)).toBeLessThanOrEqual(Math.max(rounding, price * 0.05));
    }),
  );
});

test.each([
  [undefined, PRICE_STEPS],
  [99_999, PRICE_STEPS],
  [5, 0],
])('a maximum of %s is at step %d of the scale', (price, step) => {
  expect(stepOfPrice(price, 1699.99)).toBe(step);
});
