import type { Locator, Page } from '@playwright/test';
import { menu } from '@/lib/site/menu';
import { comparePath, largestCategory, productPath, requireProduct, testIf } from './built-catalogue';
import { expect, test } from './fixtures';
import { checkFocusOrder } from './focus-order';
import { textContentOf, visit } from './visit';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const MAX_PRESSES = 90;

/** Presses Tab until the control has focus. Fails after too many presses. */
async function tabTo(page: Page, control: Locator) {
  // A single locator: hydration may replace the control between two queries.
  const focused = control.and(page.locator(':focus'));
  for (let press = 0; press < MAX_PRESSES; press += 1) {
    await page.keyboard.press('Tab');
    if ((await focused.count()) > 0) return;
  }
  await expect(control, `${MAX_PRESSES} presses of Tab do not reach it`).toBeFocused();
}

testIf(test, menu.length > 0)('a product can be reached through the menu by keyboard', async ({ page }) => {
  await visit(page, '/');
  const main = page.getByRole('navigation', { name: 'Main' });
  await tabTo(page, main.getByRole('button').first());
  await page.keyboard.press('Enter');
  const entry = main.getByRole('listitem').first().getByRole('listitem').first().getByRole('link');
  await tabTo(page, entry);
  const section = await textContentOf(entry);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(section);
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  const card = page.getByRole('article').first().getByRole('link').first();
  const href = await card.getAttribute('href');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to products' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(card).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === href);
});

test('the focus follows the order of each page and is always visible', async ({ page }) => {
  for (const path of ['/', largestCategory.path, productPath(requireProduct('at all', () => true)), comparePath(3)]) {
    await visit(page, path);
    expect.soft(await checkFocusOrder(page, 40), path).toEqual([]);
  }
});
