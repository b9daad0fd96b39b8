import { CATEGORIES } from '@/lib/catalogue/categories/categories';
import { getBrand, getBrands, getCategories, getCategory, getProduct, getProducts } from '@/lib/catalogue/load';
import {
  featuredFor,
  featuredGroups,
  featuredPool,
  featuredPoolWithGroups,
} from '@/lib/catalogue/recommendations/featured';

const CATEGORY_KEYS = CATEGORIES.map(({ key }) => key);

const slugsOf = (key: (typeof CATEGORY_KEYS)[number]) => getCategory(key).subcategories.map(({ slug }) => slug);

describe('lookups', () => {
  test('every product is found by its id and every brand by its slug; each product has one brand', () => {
    expect(getProducts().filter((product) => getProduct(product.id) !== product)).toEqual([]);
    expect(getBrands().filter(({ slug }) => getBrand(slug)?.slug !== slug)).toEqual([]);
    expect(getBrands().reduce((sum, { products }) => sum + products.length, 0)).toBe(getProducts().length);
    expect(getBrand('no-such-brand')).toBeUndefined();
  });

  test.each(['', 'no-such-id', '__proto__', 'constructor', 'ROTHCO-101'])('the id %j has no product', (id) => {
    expect(getProduct(id)).toBeUndefined();
  });

  test('the categories are in the order of the home page', () => {
    expect(getCategories().map(({ key }) => key)).toEqual([...CATEGORY_KEYS]);
  });
});

test('the subcategories of the menu come first, in its order', () => {
  expect(slugsOf('clothing').slice(0, 3)).toEqual(['jackets', 'shirts', 'pants']);
});

describe('featured products', () => {
  test('are at most 48 from all categories, each once, and four on the home page', () => {
    const ids = featuredPool().map(({ id }) => id);
    expect([ids.length <= 48, new Set(ids).size]).toEqual([true, ids.length]);
    expect(new Set(featuredPool().map(({ category }) => category)).size).toBe(6);
    expect(featuredFor()).toHaveLength(4);
  });

  test('are four other products on every product page', () => {
    const wrong = getProducts().filter(({ id }) => {
      const ids = featuredFor(id).map((card) => card.id);
      return ids.length !== 4 || new Set(ids).size !== 4 || ids.includes(id);
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('of groups exist in the shop; a group with fewer than four is omitted', () => {
    const ids = getProducts()
      .slice(0, 5)
      .map(({ id }) => id);
    const [first = ''] = ids;
    const groups = featuredGroups([
      { title: 'All there', products: [...ids, 'gone', first] },
      { title: 'Mostly gone', products: [first, first, first, first, 'gone'] },
    ]);
    expect(groups.map(({ title, cards }) => [title, cards.map(({ id }) => id)])).toEqual([['All there', ids]]);
    const all = featuredPoolWithGroups(groups).map(({ id }) => id);
    expect([all.slice(0, 5), all.length <= 48, new Set(all).size]).toEqual([ids, true, all.length]);
  });
});
