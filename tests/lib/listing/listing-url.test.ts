/** @jest-environment node */
import fc from 'fast-check';
import {
  DEFAULT_STATE,
  isFiltered,
  type ListingState,
  parseListingQuery,
  SORTS,
  serializeListingState,
} from '@/lib/listing/listing-url';
import { forAll } from '@/tests/fixtures/for-all';

const values = fc.uniqueArray(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), { maxLength: 6 });
const states: fc.Arbitrary<ListingState> = fc.record({
  brands: values,
  sections: values,
  sizes: values,
  colors: values,
  max: fc.option(
    fc.integer({ min: 1, max: 99_999_999 }).map((cents) => cents / 100),
    { nil: undefined },
  ),
  isReduced: fc.boolean(),
  shipsTo: fc.option(fc.stringMatching(/^[A-Z]{2}$/), { nil: undefined }),
  sort: fc.constantFrom(...SORTS),
  page: fc.integer({ min: 1, max: 9_999_999 }),
});

test('a state survives its address', () => {
  forAll(fc.property(states, (state) => expect(parseListingQuery(serializeListingState(state))).toEqual(state)));
});

test('any text parses, and what is understood stays the same from then on', () => {
  const names = fc.constantFrom('brand', 'size', 'max', 'sort', 'page', 'section', 'color', 'reduced', 'ships-to', 'x');
  const queries = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.tuple(names, fc.string({ unit: 'grapheme' }))).map((pairs) => `?${new URLSearchParams(pairs)}`),
  );
  forAll(
    fc.property(queries, (query) => {
      const state = parseListingQuery(query);
      expect(parseListingQuery(serializeListingState(state))).toEqual(state);
    }),
  );
});

test('the default state has no query', () => {
  expect([serializeListingState(DEFAULT_STATE), parseListingQuery('')]).toEqual(['', DEFAULT_STATE]);
});

test('the address reads as the specification of the product has it', () => {
  const state = parseListingQuery('?brand=Rothco&brand=5.11&size=L&max=120&sort=price-low-high&page=2');
  expect(state).toEqual({
    ...DEFAULT_STATE,
    brands: ['Rothco', '5.11'],
    sizes: ['L'],
    max: 120,
    sort: 'price-low-high',
    page: 2,
  });
});

test.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=abc',
  'page=1e3',
  'page=99999999999',
  'max=-5',
  'max=0',
  'max=abc',
  'max=Infinity',
  'max=1e3',
  'max=10.999',
  'sort=cheapest',
  'sort=',
  'brand=',
  `brand=${'x'.repeat(81)}`,
  'reduced=yes',
  'ships-to=ny',
  'ships-to=%3Cb%3E',
  'utm_source=mail',
  '%',
  'brand',
])('%j is ignored', (query) => {
  expect(parseListingQuery(`?${query}`)).toEqual(DEFAULT_STATE);
});

test('an invalid value leaves the valid ones beside it alone', () => {
  expect(parseListingQuery('?page=x&brand=Acme&max=no')).toEqual({ ...DEFAULT_STATE, brands: ['Acme'] });
});

test('repeats count once, and a flood of values is cut', () => {
  const flood = Array.from({ length: 500 }, (_, index) => `brand=b${index}`).join('&');
  expect(parseListingQuery('?size=L&size=L').sizes).toEqual(['L']);
  expect(parseListingQuery(`?${flood}`).brands).toHaveLength(50);
});

test.each<[Partial<ListingState>, boolean]>([
  [{}, false],
  [{ sort: 'newest', page: 3 }, false],
  [{ brands: ['Acme'] }, true],
  [{ sections: ['shirts'] }, true],
  [{ sizes: ['L'] }, true],
  [{ colors: ['Black'] }, true],
  [{ max: 5 }, true],
  [{ isReduced: true }, true],
  [{ shipsTo: 'NY' }, true],
])('%j narrows: %s', (changes, narrows) => {
  expect(isFiltered({ ...DEFAULT_STATE, ...changes })).toBe(narrows);
});
