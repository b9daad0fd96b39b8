import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { INDEX } from './network';
import { place, word } from './picks';
import { test } from './redeployed-store';
import { becomeLive } from './visit';

const CHUNKS = /\/_next\/static\/chunks\/[^/]+\.(?:js|css)$/;
const WORKER = /\/_next\/static\/chunks\/turbopack-worker-[^/]+\.js$/;
const CURRENT = /\/data\/current\.json$/;

test.beforeEach(({ allow404, allowConsole }) => {
  // A browser's words on a worker whose script is missing.
  allowConsole(/net::ERR_FAILED/);
  for (const files of [WORKER, CURRENT, INDEX, '/featured.json']) allow404(files);
});

/** Sets the order of a listing, for which the page asks the worker, and waits for the answer. */
async function sortByPrice(page: Page) {
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('price-low-high');
  await expect(page).toHaveURL(/sort=price-low-high/);
  await expect(page.getByRole('status').filter({ hasText: /^\d+ products?$/ })).toBeAttached();
  await expect(page.getByText('could not be loaded')).toHaveCount(0);
}

for (const [what, files] of [
  ['worker', WORKER],
  ['name of the index', CURRENT],
  ['index', INDEX],
] as const) {
  test(`the ${what} that was missing once, to be kept for good, is had in the same visit (row 42)`, {
    tag: '@night',
  }, async ({ page, store }) => {
    await page.goto(`.${place.path}`);
    await becomeLive(page);
    const asked = store.lackOnce(files);
    await sortByPrice(page);
    expect(asked.size).toBe(1);
  });
}

test('a browser keeps such a hole, and only a fetch past its cache mends it', { tag: '@night' }, async ({
  page,
  store,
}) => {
  await page.goto('.');
  const asked = store.lackOnce(/\/featured\.json$/);
  const statusOf = (cache: RequestCache) =>
    page.evaluate((mode) => fetch('featured.json', { cache: mode }).then(({ status }) => status), cache);
  expect([await statusOf('default'), await statusOf('default'), asked.get('/featured.json')]).toEqual([404, 404, 1]);
  expect([await statusOf('reload'), await statusOf('default')]).toEqual([200, 200]);
});

test('a chunk of the worker that was missing once is had in the same visit (row 42)', { tag: '@night' }, async ({
  page,
  store,
  allow404,
}) => {
  await page.goto(`.${place.path}`);
  await becomeLive(page);
  await sortByPrice(page);
  const parts = decodeURIComponent(page.workers()[0]?.url() ?? '').match(/[^/"]+\.js(?=")/g) ?? [];
  // The page may have loaded some of them for itself.
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const chunk = parts.find((part) => !loaded.some((name) => name.endsWith(part))) ?? 'none';
  allow404(chunk);
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  await page.goto(`.${place.path}`);
  await becomeLive(page);
  const asked = store.lackOnce(new RegExp(`/${chunk}$`));
  await sortByPrice(page);
  expect(asked.size).toBe(1);
});

test('scripts and styles of a page that were missing once are had in the same visit, without loading it anew (row 42)', async ({
  page,
  store,
  allow404,
}) => {
  allow404(CHUNKS);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  const asked = store.lackOnce(CHUNKS);
  await page.goto(`.${place.path}`);
  await becomeLive(page);
  const styles = () => page.evaluate(() => [...document.styleSheets].map(({ cssRules }) => cssRules.length));
  await expect.poll(async () => (await styles()).length).toBeGreaterThan(1);
  const named = page.locator('link[rel=stylesheet]');
  await expect.poll(async () => (await named.count()) - (await styles()).length).toBe(0);
  // Parts that come later: the suggestions, with scripts and a style sheet of their own.
  const before = asked.size;
  await page.getByLabel('Search the catalog').fill(word);
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(asked.size).toBeGreaterThan(before);
  await expect(page.getByText('Part of this page could not be loaded')).toHaveCount(0);
  expect(loads).toBe(1);
});
