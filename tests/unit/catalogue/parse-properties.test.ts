import fc from 'fast-check';
import { CATEGORIES } from '@/lib/catalogue/categories/categories';
import { type Catalogue, parseCatalogue } from '@/lib/catalogue/parse';
import { imageUrlError } from '@/lib/catalogue/schema/images';
import { catalogueOf, FILE, rawCatalogue, row } from '@/tests/fixtures/catalogue';
import { brokenCatalogues, junk, validCatalogues } from '@/tests/fixtures/catalogue-arbitraries';
import { forAll } from '@/tests/fixtures/for-all';

const CATEGORY_KEYS = CATEGORIES.map(({ key }) => key);

function modelErrors(catalogue: Catalogue): string[] {
  const problems: string[] = [];
  const ids = catalogue.products.map(({ id }) => id);
  if (ids.length === 0) problems.push('no products');
  if (new Set(ids).size !== ids.length) problems.push('ids repeat');
  if (catalogue.categories.length !== CATEGORY_KEYS.length) problems.push('categories are missing');
  for (const product of catalogue.products) {
    const { id, price, oldPrice, placements, images } = product;
    if (!(price >= 0 && Number(price.toFixed(2)) === price)) problems.push(`${id}: price ${price}`);
    if (oldPrice !== undefined && !(oldPrice > price)) problems.push(`${id}: oldPrice`);
    if (placements.length === 0) problems.push(`${id}: placements`);
    if (placements.some(({ category }) => !CATEGORY_KEYS.includes(category))) problems.push(`${id}: category`);
    if (placements.some(({ subcategory }) => subcategory && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(subcategory.slug))) {
      problems.push(`${id}: subcategory`);
    }
    if (images.some(({ src }) => imageUrlError(src) !== undefined)) problems.push(`${id}: images`);
  }
  return problems;
}

test('a valid catalogue is parsed with all its products, and the JSON is not modified', () => {
  forAll(
    fc.property(validCatalogues, (json) => {
      const before = structuredClone(json);
      const catalogue = catalogueOf(parseCatalogue(json, FILE));
      const rows = Object.values(json).flatMap((group) => (group as { products: unknown[] }).products);
      expect([modelErrors(catalogue), catalogue.products.length]).toEqual([[], rows.length]);
      expect(json).toEqual(before);
    }),
  );
});

test('a broken catalogue gives a valid catalogue or problems with file and message, and never throws', () => {
  forAll(
    fc.property(fc.oneof({ weight: 4, arbitrary: brokenCatalogues }, junk), (json) => {
      const result = parseCatalogue(json, FILE);
      if (result.ok) expect(modelErrors(result.catalogue)).toEqual([]);
      else expect(result.problems[0]).toMatchObject({ file: FILE, message: expect.stringMatching(/\S/) });
    }),
  );
});

describe('a product that is listed twice', () => {
  const rowsOf = (json: Record<string, unknown>) =>
    Object.values(json).flatMap((group) => (group as { products: Record<string, unknown>[] }).products);

  /** The products sorted by id, with sorted placements: their order depends on the order of the rows. */
  const parsedProducts = (rows: Record<string, unknown>[]) =>
    catalogueOf(parseCatalogue(rawCatalogue({ clothing: rows }), FILE))
      .products.map((product) => ({
        ...product,
        placements: product.placements
          .map(({ category, subcategory }) => `${category}/${subcategory?.slug ?? ''}`)
          .sort(),
      }))
      .sort((a, b) => (a.id < b.id ? -1 : 1));

  test('gives the same result in any order of the rows', () => {
    forAll(
      fc.property(
        validCatalogues,
        fc.nat(),
        fc.nat(),
        fc.constantFrom('Boots', 'shirt', ''),
        (json, from, to, subcategory) => {
          const rows = rowsOf(json);
          const original = rows[from % rows.length];
          const repeat = { ...original, subcategory };
          const first = [repeat, ...rows];
          const later = rows.toSpliced(to % (rows.length + 1), 0, repeat);
          expect(parsedProducts(first)).toEqual(parsedProducts(later));
        },
      ),
    );
  });

  test('in two categories gives the same result in any order of the rows', () => {
    const sizes = ['9', '10'];
    const shoe = row({ category: 'footwear', sizes });
    const accessory = row({ category: 'accessories', sizes });
    expect(parsedProducts([shoe, accessory])).toEqual(parsedProducts([accessory, shoe]));
  });
});
