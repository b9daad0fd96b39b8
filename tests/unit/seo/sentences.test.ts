import fc from 'fast-check';
import { fitSentences, type Sentence, summarizeNames, wordings } from '@/lib/seo/sentences';
import { forAll } from '@/tests/fixtures/for-all';

test.each([
  [['A'], 3, 'A'],
  [['A', 'B'], 3, 'A and B'],
  [['A', 'B', 'C'], 3, 'A, B and C'],
  [['A', 'B', 'C', 'D'], 3, 'A, B, C and D'],
  [['A', 'B', 'C', 'D', 'E'], 3, 'A, B, C and 2 others'],
  [['A', 'B', 'C'], 1, 'A and 2 others'],
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
  expect(wordings(1, 1, (names) => `${names} names`)).toEqual(['1 names']);
});

const sentences: Sentence[] = [['Long first one.', 'First.'], ['Long second one.', 'Second.'], ['Third.']];

test.each([
  [80, 'Long first one. Long second one. Third.'],
  [38, 'Long first one. Long second one.'],
  [30, 'Long first one. Second. Third.'],
  [22, 'First. Second. Third.'],
  [15, 'First. Second.'],
  [10, 'First.'],
  [3, 'First.'],
])('in %d characters the sentences are "%s"', (max, text) => {
  expect(fitSentences(sentences, max)).toBe(text);
});

test('the first sentence is always present, and no other one makes the text too long', () => {
  const sentence = fc
    .array(fc.string({ minLength: 1, maxLength: 40 }), { minLength: 1, maxLength: 3 })
    .map((texts) => texts.sort((a, b) => b.length - a.length) as unknown as Sentence);
  forAll(
    fc.property(fc.array(sentence, { minLength: 1, maxLength: 5 }), fc.nat({ max: 120 }), (some, max) => {
      const text = fitSentences(some, max);
      const [first] = some;
      expect(first?.some((wording) => text.startsWith(wording))).toBe(true);
      expect(text.length).toBeLessThanOrEqual(Math.max(max, first?.at(-1)?.length ?? 0));
    }),
  );
});
