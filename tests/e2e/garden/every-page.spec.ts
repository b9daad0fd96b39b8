import { GARDEN } from '@/tests/fixtures/shops';
import { openPages } from '../every-page';
import { expect, test } from '../fixtures';

test('every page of the plain garden opens without a violation of its policy', { tag: '@night' }, async ({ page }) => {
  expect(await openPages(page, GARDEN.out)).toBeGreaterThan(80);
});
