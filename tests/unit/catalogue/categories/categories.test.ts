import { CATEGORIES, categoryRule, categorySlug, isCategory } from '@/lib/catalogue/categories/categories';
import { categorySettings } from '@/lib/catalogue/categories/category-settings';

test('the slug of a category does not depend on its key', () => {
  expect(CATEGORIES.map(({ key }) => categorySlug(key))).toEqual(CATEGORIES.map(({ slug }) => slug));
});

test('an unknown category has default rules and settings', () => {
  expect([isCategory('tall_plants'), isCategory('__proto__'), isCategory(1)]).toEqual([false, false, false]);
  expect(categoryRule('tall_plants')).toMatchObject({ slug: 'tall-plants', name: 'Tall plants' });
  expect(categorySettings('tall_plants')).toMatchObject({ hasSlider: true, facets: [] });
});
