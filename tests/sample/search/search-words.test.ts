import data from '@/data/search.json';
import { tokenize } from '@/lib/search/normalise';
import { searchWords } from '@/lib/search/words';
import { searchWordsSchema } from '@/lib/search/words-schema';
import { rowsOf, searchIn } from '@/tests/lib/search/catalogues';

describe('data/search.json', () => {
  test('has the shape that search reads', () => {
    expect(searchWordsSchema.safeParse(data).error?.issues ?? []).toEqual([]);
  });

  test('names no spelling twice', () => {
    const variants = [...Object.values(searchWords.spellings), ...Object.values(searchWords.sizes)].flat();
    expect(variants.filter((variant, index) => variants.indexOf(variant) !== index)).toEqual([]);
  });

  test('names nothing in two places of what is not sold, and no page twice', () => {
    for (const lists of [data.notSold, data.pages]) {
      const phrases = Object.values(lists).flat();
      expect(phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index)).toEqual([]);
    }
  });

  test('says of nothing that is sold that it is not', () => {
    const { searcher } = searchIn(rowsOf('data/catalogue.json'));
    const phrases = Object.values(data.notSold).flat();
    expect(phrases.filter((phrase) => searcher.search(phrase).notSold === undefined)).toEqual([]);
  });

  test('names no unit twice', () => {
    const names = Object.entries(searchWords.units).flatMap(([symbol, others]) => [symbol, ...others]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('has no synonym of more words than search looks for', () => {
    const phrases = [...data.synonyms.flat(), ...Object.keys(data.alsoFinds)];
    expect(phrases.filter((phrase) => tokenize(phrase).length > 3)).toEqual([]);
  });

  test('has no synonym without a word', () => {
    const phrases = [...data.synonyms.flat(), ...Object.entries(data.alsoFinds).flat(2)];
    expect(phrases.filter((phrase) => tokenize(phrase).length === 0)).toEqual([]);
  });
});
