import fc from 'fast-check';
import { parseCatalogue } from '@/lib/catalogue/parse';
import { readIndex, writeIndex } from '@/lib/listing/index-row';
import { toIndexRow } from '@/lib/listing/to-index-row';
import { FILE, parseRows, productsFrom } from '@/tests/fixtures/catalogue';
import { validCatalogues } from '@/tests/fixtures/catalogue-arbitraries';
import { forAll } from '@/tests/fixtures/for-all';
import { rowsWithVariants } from '@/tests/fixtures/rows-with-variants';

const catalogues = fc.oneof(
  validCatalogues.map((catalogue) => parseCatalogue(catalogue, FILE)),
  rowsWithVariants.map((row) => parseRows(row)),
);

test('rows are equal after writing and reading the index file', () => {
  forAll(
    fc.property(catalogues, (catalogue) => {
      const rows = productsFrom(catalogue).map(toIndexRow);
      expect(readIndex(JSON.parse(writeIndex(rows)))).toEqual(rows);
    }),
  );
});
