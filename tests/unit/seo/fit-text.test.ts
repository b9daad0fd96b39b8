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
])('%j in %d characters is %j', (text, max, shown) => {
  expect(truncate(text, max)).toBe(shown);
});

test('a cut text has at most the allowed length and no half of a character', () => {
  forAll(
    fc.property(texts, fc.integer({ min: 2, max: 80 }), (text, max) => {
      const shown = truncate(text, max);
      expect(shown.length).toBeLessThanOrEqual(max);
      expect(shown).not.toMatch(HALF);
    }),
  );
});

test.each([
  ['Shirt', ' (7970)', 20, 'Shirt (7970)'],
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
  expect(toDescription('z'.repeat(70), ['Never added.'])).toBe('z'.repeat(70));
  expect(toDescription('word '.repeat(60), []).length).toBeLessThanOrEqual(DESCRIPTION_LENGTH.max);
});
