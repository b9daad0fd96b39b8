/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { toCard } from '@/lib/catalogue/card';
import { parseCatalogueText } from '@/lib/catalogue/parse';
import { fromColumns, toColumns } from '@/lib/index/columns';
import { catalogueOf } from '@/tests/fixtures/catalogue';
import { sampleProducts } from '@/tests/lib/listing/samples';

const FILE = 'data/catalogue.json';
const bundled = catalogueOf(parseCatalogueText(readFileSync(FILE, 'utf8'), FILE)).products;

describe.each([
  ['the bundled catalogue', bundled],
  ['a random catalogue', sampleProducts(500, 4)],
  ['an empty catalogue', []],
])('%s', (_, products) => {
  const rows = fromColumns(JSON.parse(JSON.stringify(toColumns(products))));

  test('keeps every card as it is', () => {
    expect(rows.map(({ card }) => card)).toEqual(products.map(toCard));
  });

  test('keeps what listings filter and sort by', () => {
    expect(
      rows.map(({ order, brandSlug, placements, sizes, colors, date, isBestseller }) => ({
        order,
        brandSlug,
        places: placements.map(({ category, slug }) => `${category}/${slug}`),
        sizes,
        colors,
        date,
        isBestseller,
      })),
    ).toEqual(
      products.map(({ brand, placements, sizes, colors, date, isBestseller }, order) => ({
        order,
        brandSlug: brand.slug,
        places: placements.map(({ category, subcategory }) => `${category}/${subcategory?.slug ?? ''}`),
        sizes,
        colors: colors.map(({ name, hex }) => ({ name, hex })),
        date,
        isBestseller,
      })),
    );
  });
});
