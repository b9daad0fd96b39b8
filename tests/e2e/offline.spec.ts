import type { Locator, Page } from '@playwright/test';
import { formatPrice } from '@/lib/money';
import {
  exportChanges,
  openAdminPage,
  openProductList,
  priceField,
  productRow,
  productRows,
  setPrice,
} from './admin-actions';
import {
  commonWord,
  comparePath,
  hasPictureOfEachColor,
  productPath,
  requireProduct,
  testWithProduct,
} from './built-catalogue';
import { readCachedCopies, visitAndCache } from './cached-pages';
import { expect } from './fixtures';
import { listLines } from './request-list';
import { test } from './test-server';
import { downloadFrom, isSameDocument, markDocument, visit, waitForHydration } from './visit';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const expectLoaded = (picture: Locator) =>
  expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
const product = requireProduct('with a price', ({ price: amount }) => amount > 0);

test('offline, visited pages, filters and search work; others open later', async ({ page, context, store }) => {
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
  await expectLoaded(page.getByRole('main').locator('img').first());
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

const [shirt, testShirt] = testWithProduct(test, 'in two colors and in M and L', hasPictureOfEachColor);

testShirt(
  'a cached page adds and compares products offline, without other visits',
  async ({ page, context, store }) => {
    const color = shirt.colors[1]?.name ?? '';
    const addedMessage = page.getByRole('main').getByRole('status').filter({ hasText: 'dded' });
    await visitAndCache(page, productPath(shirt));
    await store.goOffline(context);
    await visit(page, `${productPath(shirt)}?${new URLSearchParams({ color, size: 'L' })}`);
    await page.getByRole('button', { name: 'Add to request list' }).click();
    await expect(addedMessage).toHaveText(`Added: ${color}, L. Request list (1)`);
    await page.getByRole('button', { name: 'Sizes and quantities' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add to request list' });
    await dialog.getByRole('textbox', { name: `${color}, size M, quantity`, exact: true }).fill('12');
    await dialog.getByRole('button', { name: 'Add to list' }).click();
    await expect(addedMessage).toHaveText(`Added: 12, ${color}, M. Request list (2)`);
    await page
      .getByRole('main')
      .getByRole('button', { name: `Compare: ${shirt.name}` })
      .click();
    await expect(page.getByRole('complementary', { name: 'Products to compare' })).toContainText(shirt.name);
    await addedMessage.getByRole('link').click();
    await waitForHydration(page);
    await expect(listLines(page)).toHaveCount(2);
    const total = (Math.round(shirt.price * 100) * 13) / 100;
    await expect(page.getByRole('region', { name: 'Total' })).toContainText(formatPrice(total));
    const file = await downloadFrom(page.getByRole('button', { name: 'Save as CSV' }));
    expect(file.name).toBe('request-list.csv');
    await visit(page, comparePath(2));
    await expect(page.getByRole('columnheader')).toHaveCount(2);
  },
);

test('an operator edits offline, and still has the edit when the network is back', async ({ page, context, store }) => {
  await openProductList(page);
  // The list of files is cached last, after all files in it.
  const adminFiles = () => readCachedCopies(page, '/admin/files.json');
  await expect.poll(adminFiles).toEqual([expect.stringContaining('edit-product')]);
  await page.reload();
  await expect(productRows(page).first()).toBeVisible();
  // Only the caches of the admin and of pictures are left, as on a later day.
  await page.evaluate(async () => {
    const otherCaches = (await caches.keys()).filter((name) => !/#(?:admin.*|pictures)$/.test(name));
    await Promise.all(otherCaches.map((name) => caches.delete(name)));
  });
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await page.close();
  await store.goOffline(context);
  const tab = await context.newPage();
  await visit(tab, '/admin/products/');
  await expect(productRows(tab).first()).toBeVisible();
  const notice = tab.getByText('with your edits.');
  await expect(notice).toHaveText(
    /^No connection\. This is the list of \S+ \d+, \d\d:\d\d \(less than an hour ago\), with your edits\.$/,
  );
  await expectLoaded(productRows(tab).locator('img').first());

  await markDocument(tab);
  await setPrice(tab, product.name, '77.5');
  await openAdminPage(tab, 'Add product');
  await expect(tab.getByLabel('Product name')).toBeEditable();
  await exportChanges(tab);
  expect(await isSameDocument(tab)).toBe(true);

  await visit(tab, `/admin/edit-product/?id=${product.id}`);
  await expect(priceField(tab)).toHaveValue('77.5');
  await store.goOnline(context);
  await expect(notice).toHaveCount(0);
  await openAdminPage(tab, 'Products');
  await expect(productRow(tab, product.id)).toContainText('77.50');
});

/** A change outside of scripts, because the CSP has their hashes. */
const OLD = '<html lang="en"';
const NEW = '<html lang="en" data-edition="new"';
const edition = (page: Page) => page.locator('html').getAttribute('data-edition');

test('after a deployment the new pages are shown and replace the cached ones', async ({ page, context, store }) => {
  await visitAndCache(page, '/faq/');
  await store.redeploy('/faq/index.html', OLD, NEW);
  await visit(page, '/faq/');
  expect(await edition(page)).toBe('new');
  await expect.poll(() => readCachedCopies(page, '/faq/')).toEqual([expect.stringContaining(NEW)]);
  await store.goOffline(context);
  await visit(page, '/faq/');
  expect(await edition(page)).toBe('new');
  await store.goOnline(context);

  await store.redeploy('/offline/index.html', 'You are offline', 'There is no network');
  await store.redeploy('/sw.js', /(version:")\w+/g, '$1new');
  expect(await readCachedCopies(page, '/offline/')).toEqual([expect.stringContaining('You are offline')]);
  await visit(page, '/contact/');
  await expect
    .poll(() => readCachedCopies(page, '/offline/'))
    .toEqual([expect.stringContaining('There is no network')]);
});
