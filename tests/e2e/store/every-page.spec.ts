import { STORE } from '@/tests/fixtures/shops';
import { openPages } from '../every-page';
import { expect } from '../fixtures';
import { test } from './below-store';

test('every page of the odd shop opens without a violation of its policy', { tag: '@night' }, async ({ page }) => {
  expect(await openPages(page, STORE.out, STORE)).toBeGreaterThan(100);
});
