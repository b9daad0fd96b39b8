import { filterRows, toFacetTable } from '@/lib/listing/count';
import { exportedFacets } from '@/lib/listing/exported-facets';
import { indexRowsOf } from '@/tests/fixtures/index-rows';

type Goods = Parameters<typeof indexRowsOf>;

const facetsOf = (...goods: Goods) =>
  exportedFacets(filterRows(toFacetTable(indexRowsOf(...goods), { kind: 'all' }), {}).facets);
const color = (name: string, hex: string) => ({ name, hex });
const COLORS = [color('Black', '#000000'), color('Red', '#ff0000')];
/** Of 15 makers the last has most. */
const GOODS = Array.from({ length: 15 }, (_, index) => ({
  brand: `Maker ${String.fromCharCode(65 + index)}`,
  price: 10 + index,
  colors: COLORS,
  sizes: ['S', 'M'],
}));
const MORE = { brand: 'Maker O', price: 12, colors: COLORS, sizes: ['S', 'M'] };
const valuesOf = ({ first, further }: ReturnType<typeof facetsOf>, key: string) =>
  [first, further].map((facets) => {
    const view = facets.find((facet) => facet.key === key);
    return view && 'options' in view
      ? view.options
          .map(({ label }) => label)
          .join('')
          .replaceAll('Maker ', '')
      : undefined;
  });

test('of a long list the first page has the values that most goods have, a further one the first', () => {
  expect(valuesOf(facetsOf(...GOODS, MORE), 'brand')).toEqual(['ABCDEFGHIJKO', 'ABCDEFGHIJKL']);
});

test('a further page has no counts, and nothing in a facet that is closed', () => {
  const { first, further } = facetsOf(...GOODS);
  const text = JSON.stringify(further);
  expect([JSON.stringify(first).includes('"count"'), text.includes('"count"')]).toEqual([true, false]);
  const offered = further.filter(({ isOffered }) => isOffered);
  expect(offered.map(({ isAwaited }) => isAwaited === true)).toEqual(offered.map((_, index) => index >= 3));
  expect(valuesOf(facetsOf(...GOODS), 'color')).toEqual(['BlackRed', '']);
});
