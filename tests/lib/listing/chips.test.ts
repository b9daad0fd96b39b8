/** @jest-environment node */
import { chipsOf } from '@/lib/listing/chips';
import { filterRows } from '@/lib/listing/facets';
import { DEFAULT_STATE, isFiltered, type ListingState } from '@/lib/listing/listing-url';
import { rowsInScope } from '@/lib/listing/scope';
import { indexRowsOf } from '@/tests/fixtures/index-rows';

const rows = rowsInScope(indexRowsOf({ subcategory: 'shirt' }), { kind: 'all' });
const { facets } = filterRows(rows, DEFAULT_STATE);
const state: ListingState = {
  ...DEFAULT_STATE,
  sections: ['shirts'],
  brands: ['Acme', 'Bolt'],
  sizes: ['L', 'waist:34', 'shoe:10.5'],
  colors: ['Black'],
  max: 1200,
  isReduced: true,
  shipsTo: 'NY',
  sort: 'newest',
  page: 3,
};

test('each filter has a chip in plain words; sort and page have none', () => {
  expect(chipsOf(state, facets).map(({ label }) => label)).toEqual([
    'Shirts',
    'Acme',
    'Bolt',
    'Size L',
    'Waist 34',
    'Shoe size 10.5',
    'Black',
    'Up to $1,200.00',
    'Reduced',
    'Ships to New York',
  ]);
});

test('a chip takes away its own filter alone', () => {
  const chips = chipsOf(state, facets);
  const left = chips.map(({ without }) => chipsOf({ ...state, ...without }, facets).map(({ label }) => label));
  for (const [index, labels] of left.entries())
    expect(labels).toEqual(chips.filter((_, other) => other !== index).map(({ label }) => label));
});

test('all chips together take everything away', () => {
  let rest = state;
  for (let [chip] = chipsOf(rest, facets); chip; [chip] = chipsOf(rest, facets)) rest = { ...rest, ...chip.without };
  expect(isFiltered(rest)).toBe(false);
});

test('what the catalogue does not know still has a chip', () => {
  const strange = { ...DEFAULT_STATE, sections: ['nowhere'], brands: ['Nobody'], shipsTo: 'ZZ' };
  expect(chipsOf(strange, facets).map(({ label }) => label)).toEqual(['nowhere', 'Nobody', 'Ships to ZZ']);
});
