import { Searcher } from '@/lib/search/searcher';
import { indexRowsOf } from '@/tests/fixtures/index-rows';

// Every category has the word 'apparel', as if categories.json had it.
jest.mock('@/lib/catalogue/categories/category-settings', () => {
  const real = jest.requireActual('@/lib/catalogue/categories/category-settings');
  return { ...real, categorySettings: (key: string) => ({ ...real.categorySettings(key), words: ['apparel'] }) };
});

/** The names that a query finds in a catalogue of these product names. */
const found = (names: readonly string[], query: string) => {
  const rows = indexRowsOf(...names.map((name) => ({ name, features: [] })));
  return new Searcher(rows, []).search(query, { literal: true }).hits.map(({ card }) => card.name);
};

test('products are found by the words of their category', () => {
  expect(found(['Jacket'], 'apparel')).toEqual(['Jacket']);
});

describe('all kinds of text are found', () => {
  test.each([
    ['an accent, by the plain letter', 'Café Jacket', 'cafe'],
    ['the composed form, by the decomposed', 'Caf\u00e9 Jacket', 'cafe\u0301'],
    ['the decomposed form, by the composed', 'Cafe\u0301 Jacket', 'caf\u00e9'],
    ['text from right to left', 'מעיל Jacket', 'מעיל'],
    ['another script', '手袋 Jacket', '手袋'],
    ['a word next to an emoji', '🔦Torch Jacket', 'torch'],
    ['a ligature', 'ﬁeld Jacket', 'field'],
    ['full-width letters', 'ＦＩＥＬＤ Jacket', 'field'],
    ['a no-break space', 'Field\u00a0Jacket', 'field jacket'],
    ['a curly apostrophe', 'Officer’s Jacket', "officer's"],
  ])('%s', (_, name, query) => {
    expect(found([name, 'Plain Boot'], query)).toEqual([name.normalize('NFC').replace(/\s+/g, ' ')]);
  });

  test.each(['\u200b', '\u00ad'])('an invisible %j is ignored in names and in queries', (sign) => {
    expect(found([`Ja${sign}cket`, 'Plain Boot'], 'jacket')).toHaveLength(1);
    expect(found(['Jacket', 'Plain Boot'], `ja${sign}cket`)).toEqual(['Jacket']);
  });
});

describe('queries without words', () => {
  test.each([
    ['nothing', ''],
    ['punctuation', '?!*+.()[]\\^$'],
    ['an emoji', '🔦'],
    ['a lone surrogate', '\ud83d'],
    ['names of object properties', '__proto__ constructor'],
  ])('%s finds nothing', (_, query) => {
    expect(found(['Jacket'], query)).toEqual([]);
  });

  test.each([
    ['letters', 'a'.repeat(100_000)],
    ['a@', 'a@'.repeat(50_000)],
    ['digits and points', '1.'.repeat(50_000)],
  ])('100,000 characters of %s are answered', (_, query) => {
    const searcher = new Searcher(indexRowsOf({ name: 'Jacket' }), []);
    searcher.build();
    expect(searcher.search(query)).toHaveProperty('hits');
  });
});
