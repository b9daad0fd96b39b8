import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { digest } from '@/scripts/service-worker/admin-files';
import { openList, openPage, price, rowOf, rows, setPrice } from './admin-pages';
import { expect } from './fixtures';
import { readCopies } from './kept-pages';
import { pick } from './picks';
import { test } from './redeployed-store';
import { isSameDocument, markDocument, visit } from './visit';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ allowConsole }) => allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/));

const product = pick('with a price', ({ price: amount }) => amount > 0);
const notice = (page: Page) => page.getByText('with your edits.');
/** The list of files is kept last, when all of them are. */
const waitUntilKept = (page: Page, text = 'edit-product') =>
  expect.poll(() => readCopies(page, '/admin/files.json')).toEqual([expect.stringContaining(text)]);

/** A tab of a later day: nothing is left but what the admin has kept, and the pictures that came through the worker. */
async function openWithoutNetwork(page: Page, context: BrowserContext): Promise<Page> {
  await page.evaluate(async () => {
    const others = (await caches.keys()).filter((name) => !/#(?:admin.*|pictures)$/.test(name));
    await Promise.all(others.map((name) => caches.delete(name)));
  });
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await page.close();
  await context.setOffline(true);
  const tab = await context.newPage();
  await visit(tab, '/admin/products/');
  await expect(rows(tab).first()).toBeVisible();
  return tab;
}

test('an operator edits without a network, softly from page to page, reloads, and has the edit when the network is back', async ({
  page,
  context,
}) => {
  await openList(page);
  await waitUntilKept(page);
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  const tab = await openWithoutNetwork(page, context);
  await expect(notice(tab)).toHaveText(
    /^No connection\. This is the list of \S+ \d+, \d\d:\d\d \(less than an hour ago\), with your edits\.$/,
  );
  const picture = rows(tab).locator('img').first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  await markDocument(tab);
  await setPrice(tab, product.name, '77.5');
  await openPage(tab, 'Add product');
  await expect(tab.getByLabel('Product name')).toBeEditable();
  await openPage(tab, 'Changes');
  expect(await isSameDocument(tab)).toBe(true);
  const [file] = await Promise.all([
    tab.waitForEvent('download'),
    tab.getByRole('button', { name: 'Export changes' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^changes-.*\.json$/);

  await visit(tab, `/admin/edit-product/?id=${product.id}`);
  await expect(price(tab)).toHaveValue('77.5');
  await context.setOffline(false);
  await expect(notice(tab)).toHaveCount(0);
  await openPage(tab, 'Products');
  await expect(rowOf(tab, product.id)).toContainText('77.50');
});

test('an altered copy of a script does not run in the admin, whichever cache it stands in', async ({ page }) => {
  await openList(page);
  await waitUntilKept(page);
  const altered = await page.evaluate(async () => {
    let count = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = request.url.includes('.js') ? await cache.match(request) : undefined;
        if (!response) continue;
        const text = `document.documentElement.dataset.altered = 'yes';${await response.text()}`;
        await cache.put(request, new Response(text, response));
        count += 1;
      }
    }
    return count;
  });
  expect(altered).toBeGreaterThan(20);
  await visit(page, '/admin/products/');
  await expect(rows(page).first()).toBeVisible();
  await openPage(page, 'Changes');
  await expect(page.locator('html')).not.toHaveAttribute('data-altered');
  expect((await readCopies(page, '.js')).filter((text) => text.includes('dataset.altered'))).not.toEqual([]);
  await waitUntilKept(page);
});

// The files of one build are the matter of tests/scripts/admin-files.test.ts and worker-admin.test.ts: this is the history of two
// deployments.
test('after a deployment the admin opens without a network from pages of one build, the former until all of the new one is kept', {
  tag: '@night',
}, async ({ page, context, store }) => {
  const OLD = '<html lang="en"';
  const NEW = '<html lang="en" data-edition="new"';
  const edition = (shown: Page) => shown.locator('html').getAttribute('data-edition');
  const html = readFileSync('out/admin/products/index.html');
  const list = readFileSync('out/admin/files.json', 'utf8');
  const [before, after] = [digest(html), digest(String(html).replaceAll(OLD, NEW))];
  await openList(page);
  await waitUntilKept(page);
  await store.publish('/admin/products/index.html', OLD, NEW);
  await visit(page, '/admin/products/');
  expect(await edition(page)).toBe('new');
  const former = await openWithoutNetwork(page, context);
  expect(await edition(former)).toBeNull();

  await store.publish('/admin/files.json', before, after);
  await store.publish('/sw.js', digest(list), digest(list.replace(before, after)));
  await context.setOffline(false);
  await visit(former, '/admin/products/');
  await waitUntilKept(former, after);
  const latter = await openWithoutNetwork(former, context);
  expect(await edition(latter)).toBe('new');
});
