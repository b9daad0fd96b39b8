import fc from 'fast-check';
import { distinctTexts } from '@/lib/seo/distinct-texts';
import { forAll } from '@/tests/fixtures/for-all';

const numbered = (text: string, number: number) => `${text} (${number})`;

test.each<[how: string, choices: [string, ...string[]][], texts: string[]]>([
  ['the first choice where nobody else has it', [['a'], ['b', 'c']], ['a', 'b']],
  ['a later one for all who have the same', [['a', 'a in b'], ['a', 'a in c'], ['d']], ['a in b', 'a in c', 'd']],
  ['the first choice for one who has no other', [['a'], ['a', 'a in c']], ['a', 'a in c']],
  [
    'a third choice where the second is taken',
    [
      ['a', 'b', 'c'],
      ['a', 'd'],
      ['b', 'e'],
    ],
    ['c', 'd', 'e'],
  ],
  ['a number where there is no choice left', [['a'], ['a'], ['a']], ['a', 'a (2)', 'a (3)']],
  ['a number that nobody has', [['a'], ['a (2)'], ['a']], ['a', 'a (2)', 'a (3)']],
])('each entry gets %s', (_, choices, texts) => {
  expect(distinctTexts(choices, numbered)).toEqual(texts);
});

test('no two entries have one text, and where nothing collides all have their first', () => {
  const words = fc.constantFrom('a', 'b', 'c', 'a (2)', 'b (2)', 'b (3)');
  const choices = fc.tuple(words, words, words).map(([first, ...more]): [string, ...string[]] => [first, ...more]);
  forAll(
    fc.property(fc.array(choices, { maxLength: 12 }), (entries) => {
      const texts = distinctTexts(entries, numbered);
      expect(texts).toHaveLength(entries.length);
      expect(new Set(texts).size).toBe(entries.length);
      const firsts = entries.map(([first]) => first);
      if (new Set(firsts).size === firsts.length) expect(texts).toEqual(firsts);
    }),
  );
});
