import { commonWord, largestCategory } from './built-catalogue';
import { expect, test } from './fixtures';
import { visit, waitForHydration } from './visit';

const CHUNKS = /\/_next\/static\/chunks\/.*\.js/;

test('a script that was removed by a deployment reloads the page once, and the page works', async ({
  page,
  allow404,
  allowConsole,
}) => {
  allow404(CHUNKS);
  // Messages of the browser and the module loader about a chunk that is not JavaScript.
  allowConsole(/Unexpected token '<'|MIME type|Failed to load chunk|ChunkLoadError|preloaded using link preload/);
  await visit(page, largestCategory.path);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  const notFound = { status: 404, contentType: 'text/html', body: '<!DOCTYPE html><title>Gone</title>' };
  await page.route(CHUNKS, (route) => (loads === 0 ? route.fulfill(notFound) : route.continue()));
  const reloaded = page.waitForEvent('load');
  await page.getByLabel('Search the catalog').focus();
  await reloaded;
  await waitForHydration(page);
  expect(loads).toBe(1);
  await page.getByLabel('Search the catalog').fill(commonWord);
  await expect(page.getByRole('option').first()).toBeVisible();
});
