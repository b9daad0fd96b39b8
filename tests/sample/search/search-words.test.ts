import { z } from 'zod';
import data from '@/data/search.json';
import { tokenize } from '@/lib/search/normalise';

const words = z.string().trim().min(1);

describe('data/search.json', () => {
  test('has the shape that search reads', () => {
    const schema = z.strictObject({
      about: z.string(),
      synonyms: z.array(z.array(words).min(2)),
      alsoFinds: z.record(words, z.array(words).min(1)),
      spellings: z.record(words, z.array(words).min(1)),
      sizes: z.record(words, z.array(words).min(1)),
      units: z.record(words, z.array(words)),
      ignored: z.array(words),
    });
    expect(schema.safeParse(data).error?.issues ?? []).toEqual([]);
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
