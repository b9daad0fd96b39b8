import type { Page } from '@playwright/test';
import { launchOptions } from '@/scripts/browser/launch-options';
import { expect, test } from './fixtures';
import { given, isPaged, pathOf, pick, place, word } from './picks';
import { becomeLive, visit } from './visit';

// Playwright switches the back-forward cache off.
test.use({
  launchOptions: {
    ...launchOptions(process.env.E2E_BROWSER ?? ''),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const product = pick('at all', () => true);

/** Goes back as a visitor does: `goBack` and `toHaveURL` wait for a load that never comes. */
async function back(page: Page, pathname: string) {
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect.poll(() => new URL(page.url()).pathname).toBe(pathname);
}

const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in window);

/** Whether this browser keeps pages for Back at all, tried on two files without script; the small Chromium of the gate does not. */
async function keepsPages(page: Page) {
  await page.goto('./robots.txt');
  await mark(page);
  const { pathname } = new URL(page.url());
  await page.goto('./icon.svg');
  await back(page, pathname);
  return isMarked(page);
}

/** Goes to another page by a link and back, and expects the very page that was left where the browser keeps pages. */
async function leaveAndReturn(page: Page, isKept: boolean) {
  await mark(page);
  const { pathname } = new URL(page.url());
  const href = pathname.endsWith('/contact/') ? '/faq/' : '/contact/';
  // A press of the mouse would scroll to it first.
  const link = page.getByRole('contentinfo').locator(`a[href$="${href}"]`).first();
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL((url) => url.pathname.endsWith(href));
  await becomeLive(page);
  await back(page, pathname);
  await page.waitForFunction(() => 'live' in document.documentElement.dataset);
  expect(await isMarked(page), await page.evaluate(reasons)).toBe(isKept);
}

/** The browser's reasons for a page that it did not keep. */
const reasons = () => JSON.stringify(performance.getEntriesByType('navigation')[0] ?? {});

const TYPED = 'half a word';

for (const path of ['/', place.path, '/brands/', '/faq/', '/size-guide/', '/contact/', pathOf(product)]) {
  test(`Back brings ${path === pathOf(product) ? 'a product page' : path} back where it was left`, {
    tag: '@night',
  }, async ({ page }) => {
    const isKept = await keepsPages(page);
    await page.setViewportSize({ width: 1280, height: 400 });
    await visit(page, path);
    await page.evaluate(() => window.scrollTo(0, 120));
    await leaveAndReturn(page, isKept);
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(120);
  });
}

test('Back brings what was typed into the contact form back', { tag: '@night' }, async ({ page }) => {
  const isKept = await keepsPages(page);
  await visit(page, '/contact/');
  await page.getByLabel('Message').fill(TYPED);
  await leaveAndReturn(page, isKept);
  await expect(page.getByLabel('Message')).toHaveValue(TYPED);
});

given(test, isPaged)('Back brings a filtered listing with its worker, place and filters', async ({ page }) => {
  const isKept = await keepsPages(page);
  await page.setViewportSize({ width: 1280, height: 600 });
  await visit(page, place.path);
  await page.locator('#filters input[type=checkbox]').first().check({ force: true });
  await expect(page).toHaveURL(/\?/);
  await expect(page.getByRole('button', { name: /^Remove/ }).first()).toBeVisible();
  const query = new URL(page.url()).search;
  await page.evaluate(() => window.scrollTo(0, 200));
  await leaveAndReturn(page, isKept);
  expect(new URL(page.url()).search).toBe(query);
  await expect(page.getByRole('button', { name: /^Remove/ }).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(200);
  await page.getByLabel('Sort by').selectOption({ index: 2 });
  await expect(page).toHaveURL(/sort=/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('Back brings the results of a search and the open worker behind them', { tag: '@night' }, async ({ page }) => {
  const isKept = await keepsPages(page);
  await visit(page, `/search/?query=${word}`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await leaveAndReturn(page, isKept);
  await expect(page.getByRole('article').first()).toBeVisible();
});
