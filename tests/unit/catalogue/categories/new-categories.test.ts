import { CATEGORIES } from '@/lib/catalogue/categories/categories';
import {
  addNewCategories,
  createCategory,
  isNewCategory,
  withCategoryName,
} from '@/lib/catalogue/categories/new-categories';

jest.mock('@data/page-links.json', () => [{ label: 'About', href: '/about/', places: ['search'] }]);

const shop = CATEGORIES.map(({ key, name }) => ({ key, name }));
/** The address of a category that bears another key. */
const SLUG = CATEGORIES.find(({ key, slug }) => key !== slug)?.slug ?? '';
const hats = { category: 'hats', categoryName: 'Hats & caps' };

test.each<[string, object, boolean]>([
  ['with a name is one', hats, true],
  ['without a name is none', { category: 'hats' }, false],
  ['with a name of blanks is none', { category: 'hats', categoryName: ' \n' }, false],
  ['that the shop has is none', { category: 'duty', categoryName: 'Duty' }, false],
  ['with the address of another is none', { category: SLUG, categoryName: 'Gear' }, false],
  ['with the address of a page is none', { category: 'brands', categoryName: 'Brands' }, false],
  ['with the address of a page of the owner is none', { category: 'about', categoryName: 'About' }, false],
  ['that is no key is none', { category: 'Hats & caps', categoryName: 'Hats' }, false],
])('a category %s', (_, product, isNew) => {
  expect(isNewCategory(product)).toBe(isNew);
});

test.each([
  ['Hats & Caps', 'hats-and-caps'],
  ['2026', 'goods-2026'],
  ['Brands', 'brands-goods'],
  [SLUG, `${SLUG}-goods`],
])('a new category “%s” gets the key %s', (name, key) => {
  expect(createCategory(name, shop)).toEqual({ key, name });
});

test('no shop has more than a hundred', () => {
  const many = Array.from({ length: 99 }, (_, at) => ({ key: `c-${at}`, name: `C ${at}` }));
  const last = createCategory('Hats', many);
  expect([last, createCategory('Mugs', [...many, { key: 'hats', name: 'Hats' }])]).toEqual([
    { key: 'hats', name: 'Hats' },
    undefined,
  ]);
});

test('products bring their category once, under the first name', () => {
  const brought = addNewCategories(shop, [hats, undefined, { ...hats, categoryName: 'Lids' }, { category: 'duty' }]);
  expect(brought).toEqual([...shop, { key: 'hats', name: 'Hats & caps' }]);
});

test('a product that comes into a new category names it, and one with a wrong key does not take its old name along', () => {
  const all = addNewCategories(shop, [hats]);
  expect(withCategoryName({ category: 'hats' }, all, { category: 'duty' })).toEqual(hats);
  expect(isNewCategory(withCategoryName({ ...hats, category: 'hatz' }, all, hats))).toBe(false);
  expect(withCategoryName({ ...hats, category: 'duty' }, all, hats)).toEqual({ ...hats, category: 'duty' });
});
