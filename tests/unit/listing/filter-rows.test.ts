import { buildFacetIndex, filterRows, staticFacets } from '@/lib/listing/filter-rows';
import type { Scope } from '@/lib/listing/scope';
import { sortFeatured, sortRows } from '@/lib/listing/sort';
import type { Filters } from '@/lib/listing/url-state';
import { indexRowsOf } from '@/tests/fixtures/index-rows';

const all = { kind: 'all' } as const;

describe('a scope', () => {
  const [shirt, plain, belt, limited] = indexRowsOf(
    { name: 'shirt', brand: 'Acme', subcategory: 'shirt' },
    { name: 'plain', brand: 'Acme' },
    { name: 'belt', brand: 'Bolt & Co' },
    { restrictions: { states: ['NY'] } },
  );
  if (!shirt || !plain || !belt || !limited) throw new Error('The rows are missing');
  const duty = { category: 'duty', subcategory: { slug: 'belts', name: 'Belts' } } as const;
  // The belt is in two subcategories, like products that the data lists twice.
  const rows = [shirt, plain, { ...belt, placements: [shirt.placements[0], duty] as typeof shirt.placements }];

  test.each<[Scope, string[], Record<string, number>]>([
    [all, ['shirt', 'plain', 'belt'], { Shirts: 2, Belts: 1 }],
    [{ kind: 'category', category: 'clothing' }, ['shirt', 'plain', 'belt'], { Shirts: 2 }],
    [{ kind: 'category', category: 'duty' }, ['belt'], { Belts: 1 }],
    [{ kind: 'subcategory', category: 'clothing', slug: 'shirts' }, ['shirt', 'belt'], {}],
    [{ kind: 'subcategory', category: 'footwear', slug: 'shirts' }, [], {}],
    [{ kind: 'brand', slug: belt.brandSlug }, ['belt'], { Shirts: 1, Belts: 1 }],
    [{ kind: 'search', query: 'x', isLiteral: false }, ['shirt', 'plain', 'belt'], { Shirts: 2, Belts: 1 }],
  ])('%j has its products and their subcategories', (scope, names, subcategories) => {
    const { matches, facets } = filterRows(buildFacetIndex(rows, scope), {});
    const view = facets.find(({ key }) => key === 'section');
    const options = view && 'options' in view ? view.options : [];
    expect(matches.map(({ card }) => card.name)).toEqual(names);
    expect(Object.fromEntries(options.map(({ label, count }) => [label, count]))).toEqual(subcategories);
  });

  test('offers the state facet if any product of the shop has shipping limits', () => {
    const isOffered = (...shop: typeof rows) =>
      filterRows(buildFacetIndex(rows, all, shop), {}).facets.find(({ control }) => control === 'state')?.isOffered;
    expect([isOffered(...rows), isOffered(...rows, limited)]).toEqual([false, true]);
  });
});

test('values of a filter are alternatives, all filters must match, and counts ignore the filter of their facet', () => {
  const rows = indexRowsOf(
    { name: 'a', brand: 'Acme', subcategory: 'shirt' },
    { name: 'b', brand: 'Bolt', subcategory: 'shirt', restrictions: { states: ['NY'] } },
    { name: 'c', brand: 'Bolt', subcategory: 'coat' },
  );
  const find = (filters: Filters) => filterRows(buildFacetIndex(rows, all), filters);
  const found = (filters: Filters) => find(filters).matches.map(({ card }) => card.name);
  expect(found({ brand: ['Acme', 'Bolt'], section: ['shirts'] })).toEqual(['a', 'b']);
  expect(found({ 'ships-to': ['NY'] })).toEqual(['a', 'c']);
  const { facets } = find({ brand: ['Bolt'], section: ['coats'] });
  const options = facets.flatMap((facet) => ('options' in facet ? facet.options : []));
  expect(
    options
      .slice(0, 4)
      .map(({ label, count }) => `${label} ${count}`)
      .sort(),
  ).toEqual([...['Acme 0', 'Bolt 1', 'Coats 1', 'Shirts 1']]);
});

test('a static page has the eight options with the most products, in order, with the total number', () => {
  const makers = Array.from({ length: 20 }, (_, index) => ({ brand: `Maker ${String(index).padStart(2, '0')}` }));
  const { facets } = filterRows(buildFacetIndex(indexRowsOf(...makers, { brand: 'Maker 19' }), all), {});
  const [brand, ...others] = staticFacets(facets);
  const options = brand && 'options' in brand ? brand.options : [];
  expect(options.map(({ label, count }) => `${label} ${count}`)).toEqual([
    ...makers.slice(0, 7).map((maker) => `${maker.brand} 1`),
    'Maker 19 2',
  ]);
  expect(brand).toHaveProperty('total', 20);
  expect(others).toEqual(facets.slice(1));
});

describe('a sort order', () => {
  const rows = indexRowsOf(
    { name: 'a', price: 20, date: '2024-01-01' },
    { name: 'b', price: 0, date: '2025-01-01' },
    { name: 'c', price: 10 },
    { name: 'd', price: 20, date: '2025-01-01', isBestseller: true },
    { name: 'e', price: 0, isBestseller: true },
  );
  const names = (list: typeof rows) => list.map(({ card }) => card.name).join('');

  test.each([
    ['price-low-high', 'cadbe'],
    ['price-high-low', 'adcbe'],
    ['newest', 'bdace'],
    ['featured', 'abcde'],
  ] as const)('%s keeps the order of ties, and has products without price or date last', (sort, expected) => {
    expect([names(sortRows(rows, sort)), names(rows)]).toEqual([expected, 'abcde']);
  });

  test('has best sellers first by default', () => {
    expect(names(sortFeatured(rows))).toBe('deabc');
  });
});
