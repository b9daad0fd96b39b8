import fc from 'fast-check';
import { parseCatalogue } from '@/lib/catalogue/parse';
import { catalogueOf, FILE, rawCatalogue, row } from '@/tests/fixtures/catalogue';
import { brokenCatalogues, junk, validCatalogues } from '@/tests/fixtures/catalogue-arbitraries';
import { forAll } from '@/tests/fixtures/for-all';

test('a broken catalogue is parsed or gives problems with file and message, and never throws', () => {
  forAll(
    fc.property(fc.oneof({ weight: 4, arbitrary: brokenCatalogues }, junk), (json) => {
      const result = parseCatalogue(json, FILE);
      if (!result.ok) expect(result.problems[0]).toMatchObject({ file: FILE, message: expect.stringMatching(/\S/) });
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
