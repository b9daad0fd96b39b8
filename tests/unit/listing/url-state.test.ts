import { CATEGORIES } from '@/lib/catalogue/categories/categories';
import { categorySettings } from '@/lib/catalogue/categories/category-settings';
import { FACET_PARAMETERS, FACETS } from '@/lib/listing/facets/facets';
import { DEFAULT_STATE, serializeListingState } from '@/lib/listing/url-state';
import { readListing, stateOf } from './state';

const parse = (query: string) => readListing(query, FACETS);

test('the default state has no query', () => {
  expect([serializeListingState(DEFAULT_STATE, FACETS), parse('')]).toEqual(['', DEFAULT_STATE]);
});

test('the URL has the documented format', () => {
  const query = '?brand=Rothco&brand=5.11&max=120&size=L&sort=price-low-high&page=2';
  const state = stateOf({ brand: ['Rothco', '5.11'], size: ['L'], max: ['120'] }, { sort: 'price-low-high', page: 2 });
  expect([parse(query), serializeListingState(state, FACETS)]).toEqual([state, query]);
});

test('the URL parameters of facets do not change, because other sites link to them', () => {
  const own = CATEGORIES.flatMap(({ key }) => categorySettings(key).facets.map(({ parameter }) => parameter));
  const known = ['brand', 'section', 'size', 'color', 'max', 'reduced', 'ships-to', ...own];
  expect(known.filter((name) => !FACET_PARAMETERS.includes(name))).toEqual([]);
});

test.each([
  'page=-1',
  'max=-5',
  'max=10.999',
  'sort=cheapest',
  'brand=',
  `brand=${'x'.repeat(81)}`,
  'reduced=no',
  'ships-to=ZZ',
  'utm_source=mail',
  'toString=1',
  '%',
])('%j is ignored', (query) => {
  expect(parse(`?${query}`)).toEqual(DEFAULT_STATE);
});

test.each([
  ['sort=Price-Low-High', '?sort=price-low-high'],
  ['sort=price_high_low&sort=newest', '?sort=price-high-low'],
  ['page=x&brand=Acme&max=no', '?brand=Acme'],
  ['page=0&page=3', '?page=3'],
  ['page=99999999999', '?page=9999999'],
  ['max=1%2C200.00', '?max=1200'],
  ['max=cheap&max=50', '?max=50'],
  ['reduced=true', '?reduced=1'],
  ['ships-to=New+York', '?ships-to=NY'],
  ['ships-to=Mars&ships-to=texas', '?ships-to=TX'],
  ['ships-to=Washington%2C+D.C.', '?ships-to=DC'],
])('%s is parsed as %s', (query, parsed) => {
  expect(serializeListingState(parse(query), FACETS)).toBe(parsed);
});

test('duplicates are removed, and the number of values is limited', () => {
  const flood = Array.from({ length: 500 }, (_, index) => `brand=b${index}`).join('&');
  expect(parse('?size=L&size=L').filters.size).toEqual(['L']);
  expect(parse(`?${flood}`).filters.brand).toHaveLength(50);
});
