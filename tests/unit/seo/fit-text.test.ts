import fc from 'fast-check';
import { DESCRIPTION_LENGTH, toDescription, truncate, truncateWithSuffix } from '@/lib/seo/fit-text';
import { forAll } from '@/tests/fixtures/for-all';

const texts = fc.oneof(fc.lorem({ maxCount: 30 }), fc.string({ unit: 'grapheme', maxLength: 90 }));
const HALF = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

test.each([
  ['A short line', 20, 'A short line'],
  ['One  line\nof two', 20, 'One line of two'],
  ['A belt with a buckle', 13, 'A belt with…'],
  ['A belt, with a buckle', 9, 'A belt…'],
  ['A belt with a buckle', 12, 'A belt with…'],
  ['剪定鋏剪定鋏剪定鋏', 5, '剪定鋏剪…'],
  ['👮👮👮', 4, '👮…'],
])('%j in %d characters is %j', (text, most, shown) => {
  expect(truncate(text, most)).toBe(shown);
});

test('a cut text has at most the characters that it may have, and no half of one', () => {
  forAll(
    fc.property(texts, fc.integer({ min: 2, max: 80 }), (text, most) => {
      const shown = truncate(text, most);
      expect(shown.length).toBeLessThanOrEqual(most);
      expect(shown).not.toMatch(HALF);
    }),
  );
});

test.each([
  ['Shirt', ' (7970)', 20, 'Shirt (7970)'],
  ['Wallet with Credit Card Slots', ' (79900)', 27, 'Wallet with Credit… (79900)'],
  ['Wallet', ' (0123456789)', 10, '(01234567…'],
])('%j before %j in %d characters is %j', (text, end, most, shown) => {
  expect(truncateWithSuffix(end, text, most)).toBe(shown);
});

test('a description takes further sentences until it is long enough, and none that is too long', () => {
  const long = `${'x'.repeat(160)}.`;
  expect(toDescription('A belt.', [long, 'It is black.', `${'y'.repeat(60)}.`, 'Never said.'])).toBe(
    `A belt. It is black. ${'y'.repeat(60)}.`,
  );
  expect(toDescription('z'.repeat(70), ['Never said.'])).toBe('z'.repeat(70));
  expect(toDescription('word '.repeat(60), []).length).toBeLessThanOrEqual(DESCRIPTION_LENGTH.most);
});
