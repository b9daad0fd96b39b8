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

test('a value that cannot be combined with the selection has a reason', () => {
  expect(selectionProblem(shirt, { color: 'Navy' }, 'size', '3XL')).toBe('not available in Navy');
  expect(selectionProblem(shirt, { size: '3XL' }, 'color', 'Navy')).toBe('not available in 3XL');
  expect(selectionProblem(shirt, {}, 'size', '5XL')).toBe('not available');
  expect(selectionProblem(shirt, { color: 'Black' }, 'size', 'S')).toBe('sold out');
  expect(selectionProblem(shirt, {}, 'size', 'S')).toBeUndefined();
});

test('selecting a value that does not fit changes the other values', () => {
  expect(adjustSelection(shirt, { color: 'Navy' }, 'size', '3XL')).toEqual({ color: 'Black', size: '3XL' });
  expect(adjustSelection(shirt, { color: 'Black' }, 'size', 'S')).toEqual({ color: 'Black', size: 'S' });
  expect(adjustSelection(shirt, {}, 'size', '5XL')).toEqual({ size: '5XL' });
});

test('selecting a value results in an available combination if one has it, and keeps values that fit', () => {
  forAll(
    fc.property(rowsWithVariants, fc.infiniteStream(fc.nat()), (raw, numbers) => {
      const product = productSchema.parse(raw);
      const randomValue = (values: readonly string[]) => values[(numbers.next().value ?? 0) % values.length] ?? '';
      const available = expectedOffers(raw).filter(({ isAvailable }) => isAvailable);
      let selection = {};
      for (const [name, values] of rawOptionValues(raw)) {
        const value = randomValue(values);
        const before = selection;
        selection = adjustSelection(product, before, name, value);
        const fits = (values: object) =>
          available.some(({ choice }) => Object.entries(values).every(([other, own]) => choice[other] === own));
        expect(selection).toMatchObject({ [name]: value });
        expect(Object.keys(selection)).toEqual(Object.keys({ ...before, [name]: value }));
        if (fits({ ...before, [name]: value })) expect(selection).toEqual({ ...before, [name]: value });
        else expect(fits(selection)).toBe(fits({ [name]: value }));
        if (!fits(selection)) break;
      }
    }),
  );
});
