import { openPages } from './every-page';
import { expect, test } from './fixtures';

test('one of ten pages opens without a violation of its policy', { tag: '@night' }, async ({ page }) => {
  expect(await openPages(page, 'out', { oneOf: 10 })).toBeGreaterThan(5);
});
