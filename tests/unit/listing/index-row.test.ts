import fc from 'fast-check';
import { buildFacetIndex } from '@/lib/listing/filter-rows';
import { readIndex, writeIndex } from '@/lib/listing/index-row';
import { matchingCard } from '@/lib/listing/matching-card';
import { toIndexRow } from '@/lib/listing/to-index-row';
import { parseRows, productFrom, productsFrom } from '@/tests/fixtures/catalogue';
import { forAll } from '@/tests/fixtures/for-all';
import { rawProducts } from '@/tests/fixtures/product-arbitrary';
import { rowsWithVariants } from '@/tests/fixtures/rows-with-variants';

const plainProducts = rawProducts.map(({ hidden: _, pieces: _pieces, variants: _variants, ...fields }) => fields);
const catalogues = fc.oneof(plainProducts, rowsWithVariants).map((fields) => parseRows({ ...fields }));

test('rows are equal after writing and reading the index file', () => {
  forAll(
    fc.property(catalogues, (catalogue) => {
      const rows = productsFrom(catalogue).map(toIndexRow);
      expect(readIndex(JSON.parse(writeIndex(rows)))).toEqual(rows);
    }),
  );
});

const colors = ['Black', 'Navy', 'Olive'];
const [black, back, olive] = ['/drawings/black.svg', 'https://example.com/back.jpg', 'https://example.com/olive.jpg'];
const image_links = [
  { src: black, color: 'Black' },
  { src: back, color: 'Black', view: 'Back' },
  { src: olive, color: 'Olive' },
];
const row = toIndexRow(productFrom({ colors, image_links }));
const cardFilteredBy = (color: readonly string[], ofRow = row) =>
  matchingCard(ofRow, buildFacetIndex([ofRow], { kind: 'all' }), { color });
const inBlack = { choice: { color: 'Black' }, images: [black, black, back], alt: 'In Black' };

test.each([
  ['no color', [], {}],
  ['its first color', ['Black'], inBlack],
  ['another color', ['Green & olive'], { choice: { color: 'Olive' }, images: [olive, black, back], alt: 'In Olive' }],
  ['two colors', ['Green & olive', 'Black'], inBlack],
  ['a color without a picture', ['Navy & blue'], { choice: { color: 'Navy' } }],
])('the card of a product filtered by %s has that color selected and shown', (_, families, shown) => {
  expect(cardFilteredBy(families)).toEqual({ ...row.card, ...shown });
});

test('without pictures of colors, the card keeps its pictures', () => {
  const plain = toIndexRow(productFrom({ colors, image_links: [black] }));
  expect(cardFilteredBy(['Green & olive'], plain)).toEqual({ ...plain.card, choice: { color: 'Olive' } });
});
