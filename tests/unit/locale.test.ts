import { inShop } from '@/tests/fixtures/in-shop';

test.each([
  ['en-US', 'March 4, 2026', 'Mar 4'],
  ['de-DE', '4 March 2026', '4 Mar'],
  ['sv-SE', '2026 March 4', 'Mar 4'],
])('a date in the locale %s', async (locale, long, short) => {
  const { formatDate } = await inShop('EUR', locale, () => import('@/lib/locale'));
  expect(formatDate({ day: 4, month: 2, year: 2026 })).toBe(long);
  expect(formatDate({ day: 4, month: 2, isShort: true })).toBe(short);
});

test.each([
  ['en-US', '12,345 products'],
  ['de-DE', '12.345 products'],
  ['fr-FR', '12\u00a0345 products'],
])('a number with the separators of %s', async (locale, text) => {
  const { formatCount } = await inShop('EUR', locale, () => import('@/lib/format'));
  expect(formatCount(12_345, 'product')).toBe(text);
});
