import data from '@/data/search.json';
import { searchWordsSchema } from '@/lib/search/search-words-schema';
import { rowsOf, searchIn } from '@/tests/unit/search/catalogues';

describe('data/search.json', () => {
  test('has the shape that search reads', () => {
    const { $schema: _, ...words } = data;
    expect(searchWordsSchema.safeParse(words).error?.issues ?? []).toEqual([]);
  });

  test('says of nothing that is sold that it is not', () => {
    const { searcher } = searchIn(rowsOf('data/catalogue.json'));
    const phrases = Object.values(data.notSold).flat();
    expect(phrases.filter((phrase) => searcher.search(phrase).notSold === undefined)).toEqual([]);
  });
});
