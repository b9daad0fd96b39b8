import data from '@/data/search.json';
import { searchWordsSchema } from '@/lib/search/search-words-schema';
import { rowsOf, searchIn } from '@/tests/unit/search/catalogues';

describe('data/search.json', () => {
  test('is valid', () => {
    const { $schema: _, ...words } = data;
    expect(searchWordsSchema.safeParse(words).error?.issues ?? []).toEqual([]);
  });

  test('has only phrases that search reports as not sold', () => {
    const { searcher } = searchIn(rowsOf('data/catalogue.json'));
    const phrases = Object.values(data.notSold).flat();
    expect(phrases.filter((phrase) => searcher.search(phrase).notSold === undefined)).toEqual([]);
  });
});
