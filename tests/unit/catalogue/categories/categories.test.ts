import { CATEGORIES, categoryRule, categorySlug, isCategory } from '@/lib/catalogue/categories/categories';
import { categorySettings } from '@/lib/catalogue/categories/category-settings';

test('a category stands under its slug, whatever its key', () => {
  expect(CATEGORIES.map(({ key }) => categorySlug(key))).toEqual(CATEGORIES.map(({ slug }) => slug));
});

test('what the shop does not have is no category, and has neutral rules', () => {
  expect([isCategory('tall_plants'), isCategory('__proto__'), isCategory(1)]).toEqual([false, false, false]);
  expect(categoryRule('tall_plants')).toMatchObject({ slug: 'tall-plants', name: 'Tall plants' });
  expect(categorySettings('tall_plants')).toMatchObject({ hasSlider: true, facets: [] });
});
