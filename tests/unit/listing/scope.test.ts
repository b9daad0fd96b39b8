import { buildFacetIndex, filterRows } from '@/lib/listing/filter-rows';
import type { Scope } from '@/lib/listing/scope';
import { indexRowsOf } from '@/tests/fixtures/index-rows';

const [shirt, plain, belt] = indexRowsOf(
  { name: 'shirt', brand: 'Acme', subcategory: 'shirt' },
  { name: 'plain', brand: 'Acme' },
  { name: 'belt', brand: 'Bolt & Co' },
);
if (!shirt || !plain || !belt) throw new Error('The rows are missing');
// The belt is in two subcategories, like products that the data lists twice.
const rows = [
  shirt,
  plain,
  {
    ...belt,
    placements: [
      shirt.placements[0],
      { category: 'duty', subcategory: { slug: 'belts', name: 'Belts' } },
    ] as typeof shirt.placements,
  },
];

test.each<[Scope, string[], Record<string, number>]>([
  [{ kind: 'all' }, ['shirt', 'plain', 'belt'], { Shirts: 2, Belts: 1 }],
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

test('the state facet is offered in every listing if any product of the shop has shipping limits', () => {
  const [limited] = indexRowsOf({ restrictions: { states: ['NY'] } });
  if (!limited) throw new Error('The row is missing');
  const isOffered = (...all: typeof rows) =>
    filterRows(buildFacetIndex(rows, { kind: 'all' }, all), {}).facets.find(({ control }) => control === 'state')
      ?.isOffered;
  expect([isOffered(...rows), isOffered(...rows, limited)]).toEqual([false, true]);
});
