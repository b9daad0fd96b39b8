import { sortFeatured, sortRows } from '@/lib/listing/sort';
import { indexRowsOf } from '@/tests/fixtures/index-rows';

const rows = indexRowsOf(
  { name: 'a', price: 20, date: '2024-01-01' },
  { name: 'b', price: 0, date: '2025-01-01' },
  { name: 'c', price: 10 },
  { name: 'd', price: 20, date: '2025-01-01', isBestseller: true },
  { name: 'e', price: 0, isBestseller: true },
);
const names = (list: typeof rows) => list.map(({ card }) => card.name).join('');

test.each([
  ['price-low-high', 'cadbe'],
  ['price-high-low', 'adcbe'],
  ['newest', 'bdace'],
  ['featured', 'abcde'],
] as const)(
  '%s: ties keep their order, products without price or date come last, the input does not change',
  (sort, expected) => {
    expect(names(sortRows(rows, sort))).toBe(expected);
    expect(names(rows)).toBe('abcde');
  },
);

test('best sellers come first in the default order', () => {
  expect(names(sortFeatured(rows))).toBe('deabc');
});
