import fc from 'fast-check';
import { parseCatalogue } from '@/lib/catalogue/parse';
import { FILE, parseRows, productsFrom, row } from '@/tests/fixtures/catalogue';
import { brokenCatalogues, junk } from '@/tests/fixtures/catalogue-arbitraries';
import { forAll } from '@/tests/fixtures/for-all';

test('a broken catalogue is parsed or gives problems with file and message, and never throws', () => {
  forAll(
    fc.property(fc.oneof({ weight: 4, arbitrary: brokenCatalogues }, junk), (json) => {
      const result = parseCatalogue(json, FILE);
      if (!result.ok) expect(result.problems[0]).toMatchObject({ file: FILE, message: expect.stringMatching(/\S/) });
    }),
  );
});

test('a product in two categories is the same in any order of its rows', () => {
  const rows = ['footwear', 'accessories'].map((category) => row({ category, sizes: ['9', '10'] }));
  const parse = (list: typeof rows) =>
    productsFrom(parseRows(...list)).map(({ placements, ...product }) => ({
      ...product,
      categories: placements.map(({ category }) => category).sort(),
    }));
  expect(parse(rows)).toEqual(parse(rows.toReversed()));
});
