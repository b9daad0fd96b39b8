import fc from 'fast-check';
import { distinctTexts } from '@/lib/seo/distinct-texts';
import { forAll } from '@/tests/fixtures/for-all';

const appendNumber = (text: string, number: number) => `${text} (${number})`;

test.each<[what: string, candidates: [string, ...string[]][], texts: string[]]>([
  ['the first candidate if no other entry has it', [['a'], ['b', 'c']], ['a', 'b']],
  [
    'a later candidate if several have the same first one',
    [['a', 'a in b'], ['a', 'a in c'], ['d']],
    ['a in b', 'a in c', 'd'],
  ],
  ['the first candidate if it has no other one', [['a'], ['a', 'a in c']], ['a', 'a in c']],
  [
    'the third candidate if the second is taken',
    [
      ['a', 'b', 'c'],
      ['a', 'd'],
      ['b', 'e'],
    ],
    ['c', 'd', 'e'],
  ],
  ['a number if all candidates are taken', [['a'], ['a'], ['a']], ['a', 'a (2)', 'a (3)']],
  ['an unused number', [['a'], ['a (2)'], ['a']], ['a', 'a (2)', 'a (3)']],
])('each entry gets %s', (_, candidates, texts) => {
  expect(distinctTexts(candidates, appendNumber)).toEqual(texts);
});

test('texts are unique, and all are first candidates if those are unique', () => {
  const words = fc.constantFrom('a', 'b', 'c', 'a (2)', 'b (2)', 'b (3)');
  const candidates = fc.tuple(words, words, words).map(([first, ...more]): [string, ...string[]] => [first, ...more]);
  forAll(
    fc.property(fc.array(candidates, { maxLength: 12 }), (entries) => {
      const texts = distinctTexts(entries, appendNumber);
      expect(texts).toHaveLength(entries.length);
      expect(new Set(texts).size).toBe(entries.length);
      const firsts = entries.map(([first]) => first);
      if (new Set(firsts).size === firsts.length) expect(texts).toEqual(firsts);
    }),
  );
});
