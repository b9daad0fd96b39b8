import type { BrowserContext, Page } from '@playwright/test';
import {
  exportChanges,
  openAdminPage,
  openProductList,
  priceField,
  productRow,
  productRows,
  setPrice,
} from './admin-actions';
import { requireProduct } from './built-catalogue';
import { readCachedCopies } from './cached-pages';
import { expect } from './fixtures';
import { type TestServer, test } from './test-server';
import { isSameDocument, markDocument, visit } from './visit';

test.use({ serviceWorkers: 'allow' });

const product = requireProduct('with a price', ({ price: amount }) => amount > 0);
const notice = (page: Page) => page.getByText('with your edits.');
/** The list of files is cached last, after all files in it. */
const waitUntilAdminCached = (page: Page, text = 'edit-product') =>
  expect.poll(() => readCachedCopies(page, '/admin/files.json')).toEqual([expect.stringContaining(text)]);

/** Opens a new tab offline. Only the caches of the admin and of pictures are left, as on a later day. */
async function openWithoutNetwork(page: Page, context: BrowserContext, store: TestServer): Promise<Page> {
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
  return tab;
}

test('an operator edits offline with soft navigation, reloads, and still has the edit when the network is back', async ({
  page,
  context,
  store,
}) => {
  await openProductList(page);
  await waitUntilAdminCached(page);
  await page.reload();
  await expect(productRows(page).first()).toBeVisible();
  const tab = await openWithoutNetwork(page, context, store);
  await expect(notice(tab)).toHaveText(
    /^No connection\. This is the list of \S+ \d+, \d\d:\d\d \(less than an hour ago\), with your edits\.$/,
  );
  const picture = productRows(tab).locator('img').first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  await markDocument(tab);
  await setPrice(tab, product.name, '77.5');
  await openAdminPage(tab, 'Add product');
  await expect(tab.getByLabel('Product name')).toBeEditable();
  await exportChanges(tab);
  expect(await isSameDocument(tab)).toBe(true);

  await visit(tab, `/admin/edit-product/?id=${product.id}`);
  await expect(priceField(tab)).toHaveValue('77.5');
  await store.goOnline(context);
  await expect(notice(tab)).toHaveCount(0);
  await openAdminPage(tab, 'Products');
  await expect(productRow(tab, product.id)).toContainText('77.50');
});
