import { productSchema } from '@/lib/catalogue/schema/product';
import { adjustSelection, selectionProblem } from '@/lib/catalogue/variants/available-combinations';
import { row } from '@/tests/fixtures/catalogue';

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
