import { CATEGORIES, categorySlug } from '@/lib/catalogue/categories';

test.each([
  ['clothing', 'clothing'],
  ['footwear', 'footwear'],
  ['tactical_gear', 'tactical-gears'],
  ['accessories', 'accessories'],
  ['badges', 'badges'],
  ['duty', 'duty'],
])('the category %s stands under /%s/', (key, slug) => {
  expect(categorySlug(key)).toBe(slug);
});

test('the categories stand in the order of the home page’s tiles', () => {
  expect(CATEGORIES.map(({ key }) => key)).toEqual([
    'clothing',
    'badges',
    'duty',
    'tactical_gear',
    'footwear',
    'accessories',
  ]);
});
