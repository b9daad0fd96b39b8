/** @jest-environment node */
import { filterRows } from '@/lib/listing/facets';
import { DEFAULT_STATE } from '@/lib/listing/listing-url';
import { rowsInScope, type Scope } from '@/lib/listing/scope';
import { indexRowsOf } from '@/tests/fixtures/index-rows';

const [shirt, plain, belt] = indexRowsOf(
  { name: 'shirt', brand: 'Acme', subcategory: 'shirt' },
  { name: 'plain', brand: 'Acme' },
  { name: 'belt', brand: 'Bolt & Co' },
);
if (!shirt || !plain || !belt) throw new Error('The rows are missing');
// One that stands in two groups, as goods do that the data lists twice.
const rows = [
  shirt,
  plain,
  { ...belt, placements: [...shirt.placements, { category: 'duty' as const, slug: 'belts', name: 'Belts' }] },
];

test.each<[Scope, string[], string[][]]>([
  [{ kind: 'all' }, ['shirt', 'plain', 'belt'], [['shirts'], [], ['shirts', 'belts']]],
  [{ kind: 'category', category: 'clothing' }, ['shirt', 'plain', 'belt'], [['shirts'], [], ['shirts']]],
  [{ kind: 'category', category: 'duty' }, ['belt'], [['belts']]],
  [{ kind: 'subcategory', category: 'clothing', slug: 'shirts' }, ['shirt', 'belt'], [[], []]],
  [{ kind: 'subcategory', category: 'footwear', slug: 'shirts' }, [], []],
  [{ kind: 'brand', slug: belt.brandSlug }, ['belt'], [['shirts', 'belts']]],
  [{ kind: 'search', query: 'x', isLiteral: false }, ['shirt', 'plain', 'belt'], [['shirts'], [], ['shirts', 'belts']]],
])('%j holds its goods and their sections', (scope, names, sections) => {
  const found = rowsInScope(rows, scope);
  const offered = filterRows(found, DEFAULT_STATE).facets.sections.map(({ value }) => value);
  const sectionsOf = (places: readonly number[]) =>
    places.flatMap((place) => found.values[place]?.value ?? []).filter((value) => offered.includes(value));
  expect(found.rows.map(({ row }) => row.card.name)).toEqual(names);
  expect(found.rows.map(({ values }) => sectionsOf(values))).toEqual(sections);
});
