import { formatAge } from '@/lib/admin/admin-messages';

const at = new Date(2026, 10, 22, 14, 5).getTime();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [-HOUR, 'less than an hour ago'],
  [59 * MINUTE, 'less than an hour ago'],
  [HOUR, '1 hour ago'],
  [3.9 * HOUR, '3 hours ago'],
  [47 * HOUR, '47 hours ago'],
  [48 * HOUR, '2 days ago'],
  [24 * 400 * HOUR, '400 days ago'],
])('the age of %d ms is %s', (age, words) => {
  expect(formatAge(at, at + age)).toBe(words);
});
