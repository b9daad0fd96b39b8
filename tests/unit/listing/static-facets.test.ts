import { buildFacetIndex, filterRows, staticFacets } from '@/lib/listing/filter-rows';
import { indexRowsOf } from '@/tests/fixtures/index-rows';

const rows = indexRowsOf(
  ...Array.from({ length: 20 }, (_, index) => ({ brand: `Maker ${String(index).padStart(2, '0')}` })),
  { brand: 'Maker 19' },
);
const { facets } = filterRows(buildFacetIndex(rows, { kind: 'all' }), {});

test('a long list is reduced to the options with the most products, in order, with the total number', () => {
  const brand = staticFacets(facets).find(({ key }) => key === 'brand');
  if (!brand || !('options' in brand)) throw new Error('There is no list of brands');
  expect(brand.options).toHaveLength(8);
  expect(brand.options.at(-1)).toEqual({ value: 'Maker 19', label: 'Maker 19', count: 2 });
  expect(brand.options[0]?.label).toBe('Maker 00');
  expect(brand.total).toBe(20);
});

test('other facets do not change', () => {
  const others = (views: typeof facets) => views.filter(({ key }) => key !== 'brand');
  expect(others(staticFacets(facets))).toEqual(others(facets));
});
