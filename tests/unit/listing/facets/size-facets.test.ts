import { CATEGORIES } from '@/lib/catalogue/categories/categories';
import { categorySettings } from '@/lib/catalogue/categories/category-settings';
import { sizeFacets } from '@/lib/listing/facets/size-facets';
import { toIndexRow } from '@/lib/listing/to-index-row';
import { productFrom } from '@/tests/fixtures/catalogue';

const valuesOf = (category: string, sizes: unknown) => {
  const row = toIndexRow(productFrom({ category, sizes }));
  return sizeFacets.flatMap((facet) => facet.valuesOf(row, { kind: 'all' }));
};
const facetOf = (kind: string) => sizeFacets.find(({ key }) => key === kind);

test.each([
  ['a list', 'clothing', ['M', 'S'], ['S', 'M']],
  ['shoe sizes', 'footwear', [10.5, 9], ['shoe:9', 'shoe:10.5']],
  [
    'waist and length',
    'clothing',
    { waist: [32, 30], length: ['Unhemmed', 32] },
    ['waist:30', 'waist:32', 'length:32', 'length:Unhemmed'],
  ],
  ['collar and sleeve', 'clothing', { men: [15.5], sleeve_lengths_in: [33] }, ['collar:15.5', 'sleeve:33']],
  ['letter sizes and sleeve', 'clothing', { men: ['M', '2X'], sleeve_lengths_in: [33] }, ['M', 'XXL', 'sleeve:33']],
  ['names of object properties', 'clothing', ['constructor', '__proto__'], ['constructor', '__proto__']],
  ['numbers without a measure on clothing', 'clothing', [30, 32], []],
])('%s', (_, category, sizes, values) => {
  expect(valuesOf(category, sizes)).toEqual(values);
});

test('2X, 2XL, 3X, 4X and 5X are merged into XXL, 3XL, 4XL and 5XL', () => {
  expect(valuesOf('clothing', ['XXL', '2X', '2XL', '3X', '4X', '5X', '6XL'])).toEqual([
    'XXL',
    '3XL',
    '4XL',
    '5XL',
    '6XL',
  ]);
});

test.each(CATEGORIES.filter(({ key }) => !categorySettings(key).sizes.isFiltered).map(({ key }) => key))(
  '%s has no size filter',
  (key) => {
    expect(valuesOf(key, ['S', 'M'])).toEqual([]);
  },
);

test('sizes are in the order XS to 7XL', () => {
  const order = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL', '6XL', '7XL'];
  expect(facetOf('size')?.sort([...order].reverse(), { kind: 'all' })).toEqual(order);
  expect(facetOf('shoe')?.sort(['shoe:10', 'shoe:9.5', 'shoe:9'], { kind: 'all' })).toEqual([
    'shoe:9',
    'shoe:9.5',
    'shoe:10',
  ]);
});

test.each([
  ['M', 'size', 'Size M'],
  ['XXL', 'size', 'Size XXL'],
  ['waist:34', 'waist', 'Waist 34'],
  ['shoe:9', 'shoe', 'Shoe size 9'],
  ['bogus:34', 'size', 'Size bogus:34'],
  [':34', 'size', 'Size :34'],
])('%s belongs only to the facet %s, and its chip is %s', (value, kind, chip) => {
  expect(sizeFacets.filter(({ matches }) => matches(value)).map(({ key }) => key)).toEqual([kind]);
  expect(facetOf(kind)?.chipLabel(value, facetOf(kind)?.label(value) ?? '')).toBe(chip);
});
