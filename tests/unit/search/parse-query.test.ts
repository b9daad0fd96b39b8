import { Searcher } from '@/lib/search/searcher';
import { indexRowsOf } from '@/tests/fixtures/index-rows';

const rows = indexRowsOf(
  { name: 'Duty Boot', price: 80, features: ['Side zip'] },
  { name: 'Field Boot', price: 120, features: ['Non-slip outsole'] },
  { name: 'Dress Boot', price: 0, features: [] },
);
const searcher = new Searcher(rows, []);
const search: Searcher['search'] = (...args) => searcher.search(...args);
const filtersOf = (query: string) => search(query).queryFilters ?? [];

describe('a filter in a query', () => {
  test.each([
    ['boots under 100', 'Under $100.00'],
    ['boots under $99.50', 'Under $99.50'],
    ['boots not over 100', 'Up to $100.00'],
    ['boots less than 100 dollars', 'Under $100.00'],
    ['boots over 0', 'Over $0.00'],
    ['boots $100+', 'From $100.00'],
    ['boots 50 to 100', '$50.00 to $100.00'],
    ['boots $50-$100', '$50.00 to $100.00'],
    ['boots between 100 and 50', '$50.00 to $100.00'],
    ['under 100 boots', 'Under $100.00'],
    ['Boots Shipped To Ny', 'Ships to New York'],
    ['boots ships to new  york', 'Ships to New York'],
    ['boots without a zip', 'Not zip'],
    ['boots not Duty', 'Not Duty'],
  ])('%s', (query, text) => {
    expect(filtersOf(query)).toMatchObject([{ text, rest: expect.stringMatching(/^boots$/i) }]);
  });

  test.each([
    'boots over 8 inch',
    'boots under 8"',
    'boots over 800 lumens',
    'boots size 10 to 12',
    'boots 10 and 12',
    '834-6218',
    'boots ship to me',
    'boots without unobtainium',
    'boots non slip',
    'boots no',
  ])('is not found in: %s', (query) => {
    expect(filtersOf(query)).toEqual([]);
  });

  test('can be removed separately', () => {
    expect(filtersOf('boots under 100 without zip')).toEqual([
      { text: 'Not zip', rest: 'boots under 100' },
      { text: 'Under $100.00', rest: 'boots without zip' },
    ]);
  });

  test.each([
    ['boots under 80', [0]],
    ['boots cheaper than 80', [0]],
    ['boots up to 80', [80, 0]],
    ['boots no more than 80', [80, 0]],
    ['boots 80 or less', [80, 0]],
    ['boots over 80', [120, 0]],
    ['boots at least 80', [80, 120, 0]],
    ['boots 80 and up', [80, 120, 0]],
    ['boots 80 to 120', [80, 120, 0]],
  ])('includes or excludes products at exactly the amount, depending on its word: %s', (query, prices) => {
    const found = search(query).hits.map(({ card }) => card.price);
    expect(found.filter((price) => price > 0).sort((a, b) => a - b)).toEqual(prices.slice(0, -1));
    expect(found.at(-1)).toBe(0);
  });

  test('is enough for a query', () => {
    expect(search('over 100').hits.map(({ card }) => card.price)).toEqual([120, 0]);
  });

  test('is not read in a literal search', () => {
    expect(search('boots under 100', { literal: true })).toEqual({ hits: [] });
  });
});
