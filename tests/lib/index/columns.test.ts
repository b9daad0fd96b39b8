import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { parseCatalogue } from '@/lib/catalogue/parse';
import { parseCatalogueText } from '@/lib/catalogue/parse-text';
import { fromColumns } from '@/lib/index/columns';
import { toColumns } from '@/lib/index/to-columns';
import { unpackSold } from '@/lib/index/unpack-sold';
import { toRow } from '@/lib/listing/to-row';
import { productsFrom } from '@/tests/fixtures/catalogue';
import { validCatalogues } from '@/tests/fixtures/catalogue-arbitraries';
import { forAll } from '@/tests/fixtures/for-all';
import { SHOP } from '@/tests/fixtures/shops';
import { sampleProducts } from '@/tests/lib/listing/samples';

const FILE = SHOP.catalogueFile;
const bundled = productsFrom(parseCatalogueText(readFileSync(FILE, 'utf8'), FILE));

/** Rows as they come out of a file. */
const kept = (rows: Parameters<typeof toColumns>[0]) =>
  fromColumns(JSON.parse(JSON.stringify(toColumns(rows))), unpackSold);

test.each([
  ['the catalogue of the shop', bundled],
  ['a random catalogue', sampleProducts(500, 4)],
  ['an empty catalogue', []],
])('the rows of %s survive as they are', (_, products) => {
  const rows = products.map(toRow);
  expect(kept(rows)).toStrictEqual(rows);
});

test('so do those of any catalogue', () => {
  forAll(
    fc.property(validCatalogues, (catalogue) => {
      const rows = productsFrom(parseCatalogue(catalogue, FILE)).map(toRow);
      expect(kept(rows)).toStrictEqual(rows);
    }),
  );
});

test('a facet that only one product has is its own alone', () => {
  const rows = sampleProducts(3, 1).map(toRow);
  const [first] = rows;
  if (!first) throw new Error('The rows are missing');
  const told = [{ ...first, facets: { material: ['Wool'] } }, ...rows.slice(1)];
  expect(kept(told)).toStrictEqual(told);
});

test('columns of another version are refused', () => {
  const { card, ...others } = toColumns(bundled.map(toRow));
  const { name: _, ...rest } = card;
  expect(() => fromColumns({ ...others, card: rest })).toThrow('no column "name"');
});

test('what hardly any row has costs the others nothing', () => {
  const rows = sampleProducts(3, 1).map(toRow);
  expect(toColumns(rows).card).not.toHaveProperty('alt');
  const described = rows.map((row, index) => (index === 1 ? { ...row, card: { ...row.card, alt: 'The front' } } : row));
  expect(kept(described)).toStrictEqual(described);
});
