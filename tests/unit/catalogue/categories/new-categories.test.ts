import { CATEGORIES, categoryRule, isCategory } from '@/lib/catalogue/categories/categories';
import { categorySettings } from '@/lib/catalogue/categories/category-settings';
import {
  addNewCategories,
  createCategory,
  isNewCategory,
  withCategoryName,
} from '@/lib/catalogue/categories/new-categories';

jest.mock('@data/page-links.json', () => [{ label: 'About', href: '/about/', places: ['search'] }]);

const shop = CATEGORIES.map(({ key, name }) => ({ key, name }));
/** The slug of a category whose key is different. */
const OTHER_SLUG = CATEGORIES.find(({ key, slug }) => key !== slug)?.slug ?? '';
const hats = { category: 'hats', categoryName: 'Hats & caps' };

test.each<[string, object, boolean]>([
  ['with a name is new', hats, true],
  ['without a name is not new', { category: 'hats' }, false],
  ['with a blank name is not new', { category: 'hats', categoryName: ' \n' }, false],
  ['of the shop is not new', { category: 'duty', categoryName: 'Duty' }, false],
  ['with the slug of another is not new', { category: OTHER_SLUG, categoryName: 'Gear' }, false],
  ['with the slug of a page is not new', { category: 'brands', categoryName: 'Brands' }, false],
  ['with the slug of a text page of the shop is not new', { category: 'about', categoryName: 'About' }, false],
  ['with an invalid key is not new', { category: 'Hats & caps', categoryName: 'Hats' }, false],
])('a category %s', (_, product, isNew) => {
  expect(isNewCategory(product)).toBe(isNew);
});

test.each([
  ['Hats & Caps', 'hats-and-caps'],
  ['2026', 'goods-2026'],
  ['Brands', 'brands-goods'],
  [OTHER_SLUG, `${OTHER_SLUG}-goods`],
])('a new category “%s” gets the key %s', (name, key) => {
  expect(createCategory(name, shop)).toEqual({ key, name });
});

test('a shop has at most a hundred categories', () => {
  const many = Array.from({ length: 99 }, (_, index) => ({ key: `c-${index}`, name: `C ${index}` }));
  const last = createCategory('Hats', many);
  expect([last, createCategory('Mugs', [...many, { key: 'hats', name: 'Hats' }])]).toEqual([
    { key: 'hats', name: 'Hats' },
    undefined,
  ]);
});

test('a new category of several products is added once, with the first name', () => {
  const categories = addNewCategories(shop, [hats, undefined, { ...hats, categoryName: 'Lids' }, { category: 'duty' }]);
  expect(categories).toEqual([...shop, { key: 'hats', name: 'Hats & caps' }]);
});

test('a product in a new category gets its name; with an unknown key the old name is deleted', () => {
  const all = addNewCategories(shop, [hats]);
  expect(withCategoryName({ category: 'hats' }, all, { category: 'duty' })).toEqual(hats);
  expect(isNewCategory(withCategoryName({ ...hats, category: 'hatz' }, all, hats))).toBe(false);
  expect(withCategoryName({ ...hats, category: 'duty' }, all, hats)).toEqual({ ...hats, category: 'duty' });
});

test('an unknown category has default rules and settings', () => {
  expect([isCategory('tall_plants'), isCategory('__proto__'), isCategory(1)]).toEqual([false, false, false]);
  expect(categoryRule('tall_plants')).toMatchObject({ slug: 'tall-plants', name: 'Tall plants' });
  expect(categorySettings('tall_plants')).toMatchObject({ hasSlider: true, facets: [] });
});
