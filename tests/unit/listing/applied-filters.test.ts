import { COLOR_FAMILIES } from '@/lib/catalogue/colors/color-family';
import { chipsOf, resolveFilters } from '@/lib/listing/applied-filters';
import { colorFacet, facetsOf } from '@/lib/listing/facets/facets';
import { buildFacetIndex, filterRows } from '@/lib/listing/filter-rows';
import type { IndexRow } from '@/lib/listing/index-row';
import type { Scope } from '@/lib/listing/scope';
import { toIndexRow } from '@/lib/listing/to-index-row';
import { queryWithState, serializeListingState } from '@/lib/listing/url-state';
import { productFrom, type RawRow } from '@/tests/fixtures/catalogue';
import { readListing, stateOf } from './state';

const all: Scope = { kind: 'all' };

/** The query string after a listing of these rows has resolved its filters. */
function resolvedQuery(rows: readonly IndexRow[], query: string, scope: Scope = all): string {
  const facets = facetsOf(scope);
  const state = readListing(query, facets);
  return serializeListingState(
    { ...state, filters: resolveFilters(buildFacetIndex(rows, scope), state.filters) },
    facets,
  );
}

const rowsOf = (...products: RawRow[]) =>
  products.map((fields, index) => toIndexRow(productFrom({ id: `test-${index}`, ...fields })));

const ROWS = rowsOf(
  { brand: 'Rothco', category: 'clothing', sizes: ['M', 'XXL', '3X'], colors: ['Black', 'Olive'] },
  { brand: 'Smith & Wesson', category: 'clothing', sizes: { waist: [32, 34], length: [30, 32] } },
  { brand: '5.11', category: 'footwear', sizes: [10, 10.5, 14], subcategory: 'Boots' },
  { brand: 'Émile Ländler', category: 'clothing', sizes: { men: [14, 15.5], sleeve_lengths_in: [33] } },
  { brand: 'Лесник', category: 'clothing', subcategory: 'Shirt' },
);
const CLOTHING_ROWS = ROWS.filter(({ placements }) => placements[0].category === 'clothing');

test.each([
  ['brand=rothco', '?brand=Rothco'],
  ['brand=smith-and-wesson', '?brand=Smith+%26+Wesson'],
  ['brand=511', '?brand=5.11'],
  ['brand=%D0%9B%D0%95%D0%A1%D0%9D%D0%98%D0%9A', `?${new URLSearchParams({ brand: 'Лесник' })}`],
  ['brand=%3Cscript%3Ealert(1)%3C/script%3E', ''],
  ['brand=nobody&brand=rothco&brand=%3Cscript%3E', '?brand=Rothco'],
  ['brand=constructor', ''],
  ['section=Shirt', '?section=shirts'],
  ['size=2x', '?size=XXL'],
  ['size=3xl', '?size=3XL'],
  ['size=10.5', '?size=shoe%3A10.5'],
  ['size=10%C2%BD', '?size=shoe%3A10.5'],
  ['size=34', '?size=waist%3A34'],
  ['size=waist:34+in', '?size=waist%3A34'],
  ['size=34x32', '?size=waist%3A34&size=length%3A32'],
  ['size=15.5/33', '?size=collar%3A15.5&size=sleeve%3A33'],
  ['size=34x99', ''],
  ['color=black', '?color=Black'],
  ['color=green', '?color=Green+%26+olive'],
  ['max=50&brand=nobody&sort=newest&page=2', '?max=50&sort=newest&page=2'],
])('%s is resolved to %j', (query, resolved) => {
  expect(resolvedQuery(ROWS, `?${query}`)).toBe(resolved);
});

test('a number is a collar size if the listing has no shoes', () => {
  expect(resolvedQuery(CLOTHING_ROWS, '?size=14')).toBe('?size=collar%3A14');
  expect(resolvedQuery(CLOTHING_ROWS, '?size=10.5')).toBe('');
});

test('a listing without size filter ignores sizes', () => {
  const caps = rowsOf({ category: 'accessories', sizes: ['M', 'L'] });
  expect(resolvedQuery(caps, '?size=M', { kind: 'category', category: 'accessories' })).toBe('');
});

test('a value that only another listing offers is ignored', () => {
  expect(resolvedQuery(ROWS, '?brand=5.11', { kind: 'category', category: 'clothing' })).toBe('');
});

test('each word of a color family finds the family', () => {
  for (const family of COLOR_FAMILIES) {
    for (const word of family.split(' & ')) {
      expect([word, ...colorFacet.resolve(word.toLowerCase(), COLOR_FAMILIES)]).toEqual([word, family]);
    }
  }
  expect(
    ['grey', 'navy', 'dark navy', 'camo', 'od olive', 'stainless'].map(
      (name) => colorFacet.resolve(name, COLOR_FAMILIES)[0],
    ),
  ).toEqual(['Gray', 'Navy & blue', 'Navy & blue', 'Camouflage', 'Green & olive', 'Silver']);
});

test('parameters of other features stay in the URL', () => {
  const facets = facetsOf(all);
  const state = readListing('?brand=Rothco&page=2', facets);
  const query = '?utm_source=mail&brand=rothco&brand=nobody&sort=bad&height=9&page=2';
  expect(queryWithState(query, state, facets)).toBe('?utm_source=mail&height=9&brand=Rothco&page=2');
  expect(queryWithState('?brand=nobody', readListing('', facets), facets)).toBe('');
});

test('each filter has a chip with its label, also if the catalogue does not have its value; the sort order has none', () => {
  const filters = {
    section: ['shirts', 'nowhere'],
    brand: ['Acme', 'Nobody'],
    size: ['shoe:10.5', 'L', 'waist:34'],
    color: ['Black'],
    max: ['1200'],
    reduced: ['1'],
    'ships-to': ['NY'],
  };
  const { facets } = filterRows(buildFacetIndex(rowsOf({ subcategory: 'shirt' }), all), {});
  const chips = chipsOf(stateOf(filters, { sort: 'newest', page: 3 }), facetsOf(all), facets);
  expect(chips.map(({ label }) => label)).toEqual([
    'Acme',
    'Nobody',
    'Up to $1,200.00',
    'Size L',
    'Waist 34',
    'Shoe size 10.5',
    'Shirts',
    'nowhere',
    'Black',
    'On sale',
    'Ships to New York',
  ]);
  expect(chips[4]).toEqual({ label: 'Waist 34', parameter: 'size', value: 'waist:34' });
});
