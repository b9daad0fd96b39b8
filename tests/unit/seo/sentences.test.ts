import fc from 'fast-check';
import { distinctTexts, type TextCandidates } from '@/lib/seo/distinct-texts';
import { toDescription, truncate, truncateWithSuffix } from '@/lib/seo/fit-text';
import { fitSentences, type Sentence, summarizeNames, wordings } from '@/lib/seo/sentences';
import { forAll } from '@/tests/fixtures/for-all';

test.each([
  [['A'], 3, 'A'],
  [['A', 'B', 'C', 'D'], 3, 'A, B, C and D'],
  [['A', 'B', 'C', 'D', 'E'], 3, 'A, B, C and 2 others'],
  [['Can, 1 l', 'Hose, 20 m', 'Rose'], 3, 'Can, 1 l; Hose, 20 m and Rose'],
  [[], 3, ''],
])('%j with at most %d names is "%s"', (names, max, shown) => {
  expect(summarizeNames(names, { max })).toBe(shown);
});

test('the last separator can be "or", and the rest can have another noun', () => {
  expect(summarizeNames(['A', 'B', 'C', 'D'], { max: 2, rest: 'other places', last: 'or' })).toBe(
    'A, B or 2 other places',
  );
});

test('a sentence has a wording for each number of names, the longest first', () => {
  expect(wordings(2, 0, (names) => `${names} names`)).toEqual(['2 names', '1 names', '0 names']);
});

test.each([
  [80, 'Long first one. Long second one. Third.'],
  [38, 'Long first one. Long second one.'],
  [30, 'Long first one. Second. Third.'],
  [15, 'First. Second.'],
  [3, 'First.'],
])('in %d characters the sentences are "%s"', (max, text) => {
  const sentences: Sentence[] = [['Long first one.', 'First.'], ['Long second one.', 'Second.'], ['Third.']];
  expect(fitSentences(sentences, max)).toBe(text);
});

test.each([
  ['One  line\nof two', 20, 'One line of two'],
  ['A belt with a buckle', 13, 'A belt with…'],
  ['A belt, with a buckle', 9, 'A belt…'],
  ['剪定鋏剪定鋏剪定鋏', 5, '剪定鋏剪…'],
  ['👮👮👮', 4, '👮…'],
])('%j in %d characters is %j', (text, max, shown) => {
  expect(truncate(text, max)).toBe(shown);
});

test('a cut text has at most the allowed length and no half of a character', () => {
  const texts = fc.oneof(fc.lorem({ maxCount: 30 }), fc.string({ unit: 'grapheme', maxLength: 90 }));
  forAll(
    fc.property(texts, fc.integer({ min: 2, max: 80 }), (text, max) => {
      const shown = truncate(text, max);
      expect([shown.length <= max, shown.isWellFormed()]).toEqual([true, true]);
    }),
  );
});

test.each([
  ['Wallet with Credit Card Slots', ' (79900)', 27, 'Wallet with Credit… (79900)'],
  ['Wallet', ' (0123456789)', 10, '(01234567…'],
])('%j before %j in %d characters is %j', (text, suffix, max, shown) => {
  expect(truncateWithSuffix(suffix, text, max)).toBe(shown);
});

test('sentences are added to a description until it is long enough; too long ones are skipped', () => {
  const long = `${'x'.repeat(160)}.`;
  expect(toDescription('A belt.', [long, 'It is black.', `${'y'.repeat(60)}.`, 'Never added.'])).toBe(
    `A belt. It is black. ${'y'.repeat(60)}.`,
  );
  expect(toDescription('word '.repeat(60), []).length).toBeLessThanOrEqual(160);
});

test.each<[what: string, candidates: TextCandidates[], texts: string[]]>([
  [
    'its longer text if another entry has the same first one',
    [['a', 'a in b'], ['a', 'a in c'], ['d']],
    ['a in b', 'a in c', 'd'],
  ],
  ['its first text if it has no other one', [['a'], ['a', 'a in c']], ['a', 'a in c']],
  ['an unused number', [['a'], ['a (2)'], ['a']], ['a', 'a (2)', 'a (3)']],
])('each entry gets %s', (_, candidates, texts) => {
  expect(distinctTexts(candidates)).toEqual(texts);
});

test('texts are unique, and all are first candidates if those are unique', () => {
  const words = fc.constantFrom('a', 'b', 'c', 'a (2)', 'b (2)', 'b (3)');
  forAll(
    fc.property(fc.array(fc.tuple(words, words), { maxLength: 12 }), (entries) => {
      const texts = distinctTexts(entries);
      expect(new Set(texts).size).toBe(entries.length);
      const firsts = entries.map(([first]) => first);
      if (new Set(firsts).size === firsts.length) expect(texts).toEqual(firsts);
    }),
  );
});
