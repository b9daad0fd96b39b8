import { Searcher } from '@/lib/search/searcher';
import { SHOP } from '../../fixtures/shops';
import { labelsOf, rowsOf, searchIn } from './catalogues';

const rows = rowsOf(SHOP.catalogueFile);
const { searcher, first8 } = searchIn(rows);
const idsOf = (query: string, options?: { literal?: boolean }) =>
  searcher.search(query, options).hits.map(({ card }) => card.id);
const suggested = (query: string, limit = 8) =>
  searcher
    .suggest(query, limit)
    .suggestions.map((suggestion) => (suggestion.kind === 'page' ? suggestion.name : suggestion.card.id));

describe('example queries', () => {
  test('cuffs finds handcuffs before clothing with sleeves', () => {
    expect(
      first8('cuffs')
        .slice(0, 7)
        .every(({ placements }) => placements.some(({ subcategory }) => subcategory?.slug === 'chain-cuffs')),
    ).toBe(true);
  });

  test('0.5 oz finds the half-ounce spray', () => {
    expect(idsOf('0.5 oz')[0]).toBe('byrna-101');
  });

  test('3XL shirt finds only products in that size', () => {
    expect(searcher.search('3XL shirt').hits.every((row) => labelsOf(row).some((label) => /^3XL?$/.test(label)))).toBe(
      true,
    );
  });

  test('tac ve suggests the page of tactical vests, then vests', () => {
    expect(suggested('tac ve').slice(0, 2)).toEqual(['Tactical Vests', '511-124']);
  });
});

test.each([
  ['3XL shirt', '3x shirt', '3 XL SHIRT', 'xxxl shirt', 'shirt 3xl'],
  ['0.5 oz', '.5oz', '0.50 ounces', '½ oz'],
  ['8 inch boots', '8" boots', '8-inch boot', '8in boots', '8” boots'],
  ['vts-989', 'VTS 989', 'vts989', 'VTS–989'],
  ['t-shirt', 'tshirt', 'T Shirts', 'tee shirt'],
  ['5.11', '511'],
  ['gore-tex', 'gore tex', 'goretex', 'GTX'],
  ['hero’s pride', "hero's pride", 'heros pride'],
  ['smith & wesson', 'smith and wesson', 'S&W'],
  ['e.m.t. pants', 'emt pants', 'EMT pant'],
])('spellings of a query have the same results: %s', (...spellings) => {
  const [first, ...others] = spellings.map((spelling) => idsOf(spelling, { literal: true }));
  expect(others).toEqual(others.map(() => first));
});

describe('a search', () => {
  test('without a match uses a correction and reports it, but not as typed', () => {
    expect(searcher.search('glvoes').correction).toBe('gloves');
    expect(searcher.search('glvoes', { literal: true })).toEqual({ hits: [] });
  });

  test('corrects two typos', () => {
    expect(searcher.search('rothko jaket').correction).toBe('rothco jacket');
  });

  test('ignores a word without a match', () => {
    expect(searcher.search('kevlar gloves unobtainium').correction).toBe('kevlar gloves');
  });

  test.each(['vts-998', 'rothco-1077', '74272', 'f5253', 'zt56'])('never corrects a number: %s', (number) => {
    expect(searcher.search(number)).toEqual({ hits: [] });
  });

  test('finds every product by its complete name', () => {
    const missing = rows.filter(
      (row) => !searcher.search(`${row.card.brand} ${row.card.name}`, { literal: true }).hits.includes(row),
    );
    expect(missing.map(({ card }) => card.id)).toEqual([]);
  });
});

describe('suggestions', () => {
  test('have an item number first, then a page before products that match equally well', () => {
    expect([suggested('boots')[0], suggested('rothco 107')[0]]).toEqual(['Boots', 'rothco-107']);
  });

  test('contain at most half pages', () => {
    const many = new Searcher(
      rows,
      Array.from({ length: 20 }, (_, index) => ({ name: 'Boots', href: `/boots-${index}/` })),
    );
    const { suggestions } = many.suggest('boots', 8);
    expect(suggestions.filter(({ kind }) => kind === 'page')).toHaveLength(4);
  });

  test('correct an incomplete word with a typo', () => {
    expect(searcher.suggest('stremli', 8).guess).toBe('streamlight');
  });

  test.each(['t', 't-', 't-s', 't sh', 't-shir', 'soft', 'soft s', 'soft sh', 'gore', 'gore-', 'gore-t', 'hand cu'])(
    'are not empty while a word is typed: %s',
    (query) => {
      expect([suggested(query).length > 0, searcher.suggest(query, 8).guess]).toEqual([true, undefined]);
    },
  );
});

test('an index that is not complete is built by the first query', () => {
  expect(new Searcher(rows, []).search('boots').hits.length).toBeGreaterThan(0);
  expect(new Searcher([], []).suggest('boots', 8)).toEqual({ suggestions: [] });
});
