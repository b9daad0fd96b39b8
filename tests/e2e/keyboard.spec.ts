import type { Locator, Page } from '@playwright/test';
import { menu } from '@/lib/site/menu';
import { expect, test } from './fixtures';
import { walkFocus } from './focus';
import { compared, given, pathOf, pick, place } from './picks';
import { visit, wordsOf } from './visit';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const MOST_PRESSES = 90;

/** Presses Tab until that control has the focus; fails where it is not on the way. */
async function tabTo(page: Page, control: Locator) {
  // One question to the page: a control may be replaced by its live twin between two.
  const focused = control.and(page.locator(':focus'));
  for (let press = 0; press < MOST_PRESSES; press += 1) {
    await page.keyboard.press('Tab');
    if ((await focused.count()) > 0) return;
  }
  await expect(control, `${MOST_PRESSES} presses of Tab do not lead there`).toBeFocused();
}

given(test, menu.length > 0)('by keyboard alone a product is found through the menu', async ({ page }) => {
  await visit(page, '/');
  const main = page.getByRole('navigation', { name: 'Main' });
  await tabTo(page, main.getByRole('button').first());
  await page.keyboard.press('Enter');
  const entry = main.getByRole('listitem').first().getByRole('listitem').first().getByRole('link');
  await tabTo(page, entry);
  const section = await wordsOf(entry);
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

test('the focus goes down each page in order, and is always seen', async ({ page }) => {
  for (const path of ['/', place.path, pathOf(pick('at all', () => true)), compared(3)]) {
    await visit(page, path);
    expect.soft(await walkFocus(page, 40), path).toEqual([]);
  }
});
