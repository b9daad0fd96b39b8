import { type Chip, chipsOf } from '@/lib/listing/applied-filters';
import { facetsOf } from '@/lib/listing/facets/facets';
import { buildFacetIndex, filterRows } from '@/lib/listing/filter-rows';
import { isFiltered, toggleFilterValue } from '@/lib/listing/url-state';
import { indexRowsOf } from '@/tests/fixtures/index-rows';
import { stateOf } from './state';

const scope = { kind: 'all' } as const;
const { facets: views } = filterRows(buildFacetIndex(indexRowsOf({ subcategory: 'shirt' }), scope), {});
const chips = (state: ReturnType<typeof stateOf>) => chipsOf(state, facetsOf(scope), views);
const labels = (state: ReturnType<typeof stateOf>) => chips(state).map(({ label }) => label);

const without = (from: ReturnType<typeof stateOf>, { parameter, value }: Chip) => ({
  ...from,
  filters: toggleFilterValue(from.filters, parameter, value, false),
});

const state = stateOf(
  {
    section: ['shirts'],
    brand: ['Acme', 'Bolt'],
    size: ['shoe:10.5', 'L', 'waist:34'],
    color: ['Black'],
    max: ['1200'],
    reduced: ['1'],
    'ships-to': ['NY'],
  },
  { sort: 'newest', page: 3 },
);

test('each filter has a chip with its label; sort order and page have none', () => {
  expect(labels(state)).toEqual([
    'Acme',
    'Bolt',
    'Up to $1,200.00',
    'Size L',
    'Waist 34',
    'Shoe size 10.5',
    'Shirts',
    'Black',
    'On sale',
    'Ships to New York',
  ]);
});

test('a chip removes only its own filter', () => {
  const all = labels(state);
  const remaining = chips(state).map((chip) => labels(without(state, chip)));
  for (const [index, rest] of remaining.entries()) expect(rest).toEqual(all.filter((_, other) => other !== index));
});

test('removing all chips removes all filters', () => {
  let rest = state;
  for (let [chip] = chips(rest); chip; [chip] = chips(rest)) rest = without(rest, chip);
  expect(isFiltered(rest)).toBe(false);
});

test('values that the catalogue does not have still get a chip', () => {
  const unknown = stateOf({ section: ['nowhere'], brand: ['Nobody'], 'ships-to': ['ZZ'] });
  expect(labels(unknown)).toEqual(['Nobody', 'nowhere', 'Ships to ZZ']);
});
