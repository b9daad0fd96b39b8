import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures';
import { onFirstPage, place, word } from './picks';
import { becomeLive, visit } from './visit';

const CHUNKS = /\/_next\/static\/chunks\/.*\.js/;

type Answer = Parameters<Route['fulfill']>[0];
const GONE: Answer = { status: 404, contentType: 'text/html', body: '<!DOCTYPE html><title>Gone</title>' };

test.beforeEach(({ allow404, allowConsole }) => {
  allow404(CHUNKS);
  // The words of the browser and the module loader on a chunk that is none.
  allowConsole(/Unexpected token '<'|MIME type|Failed to load chunk|ChunkLoadError|preloaded using link preload/);
});

/** How often the document itself has been asked for. */
function countLoads(page: Page) {
  const loads = { count: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.count += 1;
  });
  return loads;
}

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Part of this page could not be loaded.' });

for (const [what, answer] of [
  ['404', GONE],
  ['a page, with nosniff', { ...GONE, status: 200, headers: { 'X-Content-Type-Options': 'nosniff' } }],
  ['a page', { ...GONE, status: 200 }],
] satisfies [string, Answer][]) {
  test.describe(`chunks that answer with ${what} (row 9)`, { tag: '@night' }, () => {
    test('reload the page once, then it says so and stays readable', async ({ page }) => {
      await page.route(CHUNKS, (route) => route.fulfill(answer));
      const loads = countLoads(page);
      await page.goto(`.${place.path}`);
      await expect(notice(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(loads.count).toBe(2);
      await expect(notice(page)).toHaveCount(1);
      await expect(page.getByRole('article')).toHaveCount(onFirstPage);
      await page.unroute(CHUNKS);
      await notice(page).getByRole('link').click();
      await expect(notice(page)).toHaveCount(0);
      expect(loads.count).toBe(3);
    });
  });
}

test('a chunk that is gone when it is first needed reloads the page, and the new one works (row 9)', {
  tag: '@night',
}, async ({ page }) => {
  await visit(page, place.path);
  const loads = countLoads(page);
  await page.route(CHUNKS, (route) => (loads.count === 0 ? route.fulfill(GONE) : route.continue()));
  const reloaded = page.waitForEvent('load');
  await page.getByLabel('Search the catalog').focus();
  await reloaded;
  await becomeLive(page);
  expect(loads.count).toBe(1);
  await expect(notice(page)).toHaveCount(0);
  await page.getByLabel('Search the catalog').fill(word);
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('a message that somebody has begun is not lost by a reload', { tag: '@night' }, async ({ page }) => {
  await visit(page, '/contact/');
  await page.getByLabel('Message').fill('Do you have this in large?');
  await page.route(CHUNKS, (route) => route.fulfill(GONE));
  await page.getByLabel('Search the catalog').focus();
  await expect(notice(page)).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Do you have this in large?');
});
