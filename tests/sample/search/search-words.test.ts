import data from '@/data/search.json';
import { tokenize } from '@/lib/search/normalise';
import { searchWordsSchema } from '@/lib/search/words-schema';

describe('data/search.json', () => {
  test('has the shape that search reads', () => {
    expect(searchWordsSchema.safeParse(data).error?.issues ?? []).toEqual([]);
  });

  test('names no spelling twice', () => {
    const variants = [...Object.values(data.spellings), ...Object.values(data.sizes)].flat();
    expect(variants.filter((variant, index) => variants.indexOf(variant) !== index)).toEqual([]);
  });

  test('names no unit twice', () => {
    const names = Object.entries(data.units).flatMap(([symbol, others]) => [symbol, ...others]);
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
