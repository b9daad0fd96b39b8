import type { Page } from '@playwright/test';
import { commonWord, productPath, requireProduct } from './built-catalogue';
import { readCachedCopies, visitAndCache } from './cached-pages';
import { expect } from './fixtures';
import { test } from './test-server';
import { visit } from './visit';

test.use({ serviceWorkers: 'allow' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const product = requireProduct('at all', () => true);

test('offline, with a notice, visited pages, filters and search work, and a page that was not visited opens when the network is back', async ({
  page,
  context,
  store,
}) => {
  const path = productPath(product);
  await visitAndCache(page, path);
  const response = await visit(page, '/admin/login/');
  expect(response?.fromServiceWorker()).toBe(true);
  expect(await readCachedCopies(page, '/admin/login/'), 'a visitor caches no admin page').toEqual([]);
  await visit(page, path);
  const notice = page.getByText('You are offline. Visited pages');
  await expect(notice).toHaveCount(0);
  await store.goOffline(context);
  await expect(notice).toBeVisible();
  await store.goOnline(context);
  await expect(notice).toHaveCount(0);
  await store.goOffline(context);
  await visit(page, path);
  await expect(heading(page)).toHaveText(product.name);
  const picture = page.getByRole('main').locator('img').first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await visit(page, '/all-products/?sort=price-low-high');
  await expect(page.getByText(/^Showing \d+ of \d+ Products$/).first()).toBeVisible();
  await expect(heading(page)).toHaveText('All products');
  await expect(page.getByRole('article').first()).toBeVisible();
  await visit(page, `/search/?query=${commonWord}`);
  await expect(page.getByRole('article').first()).toContainText(new RegExp(commonWord, 'i'));
  await page.goto(`.${path.slice(0, -1)}`);
  await expect(heading(page), 'a URL without its trailing slash').toHaveText(product.name);
  await visit(page, '/contact/');
  await expect(heading(page)).toHaveText('You are offline');
  const savedPages = page.getByRole('region', { name: 'Saved pages' });
  await expect(savedPages.getByRole('link', { name: product.name })).toBeVisible();
  await store.goOnline(context);
  await expect(heading(page)).toHaveText('Contact');
});
