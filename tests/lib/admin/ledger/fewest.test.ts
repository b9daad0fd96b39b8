import fc from 'fast-check';
import { fewest } from '@/lib/admin/ledger/fewest';
import { forAll } from '@/tests/fixtures/for-all';

const numbers = (length: number) => Array.from({ length }, (_, at) => at);

test('are exactly those without which all is well, with a question for each halving', () => {
  const cases = fc.uniqueArray(fc.nat(999), { minLength: 1, maxLength: 1 });
  forAll(
    fc.property(cases, (bad) => {
      let asked = 0;
      const found = fewest(numbers(1_000), (without) => {
        asked += 1;
        return bad.every((each) => without.includes(each));
      });
      expect([found, asked < 30]).toEqual([bad.toSorted((a, b) => a - b), true]);
    }),
    100,
  );
});

test('are all of them where it is not well without any', () => {
  expect(fewest(numbers(5), () => false)).toEqual(numbers(5));
});

test('leave nothing out where so many have to go that it would take too long to ask', () => {
  const found = fewest(numbers(1_000), (without) => without.length >= 900);
  expect(found.length).toBeGreaterThanOrEqual(900);
});
