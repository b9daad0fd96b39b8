import fc from 'fast-check';
import { productSchema } from '@/lib/catalogue/schema/product';
import { adjustSelection, selectionProblem } from '@/lib/catalogue/variants/available-combinations';
import { row } from '@/tests/fixtures/catalogue';
import { expectedOffers, rawOptionValues } from '@/tests/fixtures/expected-offers';
import { forAll } from '@/tests/fixtures/for-all';
import { rowsWithVariants } from '@/tests/fixtures/rows-with-variants';

const shirt = productSchema.parse(
  row({
    available_colors: ['Black', 'Navy'],
    sizes: ['S', '3XL', '5XL'],
    variants: [
      { color: 'Navy', size: '3XL', made: false },
      { size: '5XL', made: false },
      { color: 'Black', size: 'S', stock: 0 },
    ],
  }),
);

test('a value says what rules it out', () => {
  expect(selectionProblem(shirt, { color: 'Navy' }, 'size', '3XL')).toBe('not available in Navy');
  expect(selectionProblem(shirt, { size: '3XL' }, 'color', 'Navy')).toBe('not available in 3XL');
  expect(selectionProblem(shirt, {}, 'size', '5XL')).toBe('not available');
  expect(selectionProblem(shirt, { color: 'Black' }, 'size', 'S')).toBe('sold out');
  expect(selectionProblem(shirt, {}, 'size', 'S')).toBeUndefined();
});

test('a value that is ruled out changes the others when it is pressed', () => {
  expect(adjustSelection(shirt, { color: 'Navy' }, 'size', '3XL')).toEqual({ color: 'Black', size: '3XL' });
  expect(adjustSelection(shirt, { color: 'Black' }, 'size', 'S')).toEqual({ color: 'Black', size: 'S' });
  expect(adjustSelection(shirt, {}, 'size', '5XL')).toEqual({ size: '5XL' });
});

test('a press leads to a combination that is made wherever one has its value, and keeps what it can', () => {
  forAll(
    fc.property(rowsWithVariants, fc.infiniteStream(fc.nat()), (raw, numbers) => {
      const product = productSchema.parse(raw);
      const pick = (values: readonly string[]) => values[(numbers.next().value ?? 0) % values.length] ?? '';
      const made = expectedOffers(raw).filter((one) => one.isAvailable);
      let choice = {};
      for (const [name, values] of rawOptionValues(raw)) {
        const value = pick(values);
        const before = choice;
        choice = adjustSelection(product, before, name, value);
        const fits = (pairs: object) =>
          made.some((one) => Object.entries(pairs).every(([other, own]) => one.choice[other] === own));
        expect(choice).toMatchObject({ [name]: value });
        expect(Object.keys(choice)).toEqual(Object.keys({ ...before, [name]: value }));
        if (fits({ ...before, [name]: value })) expect(choice).toEqual({ ...before, [name]: value });
        else expect(fits(choice)).toBe(fits({ [name]: value }));
        if (!fits(choice)) break;
      }
    }),
  );
});
