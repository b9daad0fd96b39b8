import { inShop } from '@/tests/fixtures/in-shop';

test.each([
  ['en-US', 'March 4, 2026', 'Mar 4'],
  ['de-DE', '4 March 2026', '4 Mar'],
  ['sv-SE', '2026 March 4', 'Mar 4'],
])('a day in the order of %s', async (locale, long, short) => {
  const { dayInWords } = await inShop('EUR', locale, () => import('@/lib/day-in-words'));
  expect(dayInWords({ day: 4, month: 2, year: 2026 })).toBe(long);
  expect(dayInWords({ day: 4, month: 2, isShort: true })).toBe(short);
});

test.each([
  ['en-US', '12,345 products'],
  ['de-DE', '12.345 products'],
  ['fr-FR', '12\u00a0345 products'],
])('a count in the marks of %s', async (locale, words) => {
  const { counted } = await inShop('EUR', locale, () => import('@/lib/counted'));
  expect(counted(12_345, 'product')).toBe(words);
});
