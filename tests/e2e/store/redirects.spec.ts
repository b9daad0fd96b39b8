import { expect } from '../fixtures';
import { visitAndKeep } from '../kept-pages';
import { visit } from '../visit';
import { test } from './below-store';

const heading = (name: string) => ({ level: 1, name }) as const;

test('a former address opens the page that stands in its place, below /store too', async ({ page }) => {
  await page.goto('./old-shop/?a=1');
  await expect(page).toHaveURL(/\/store\/all-products\/\?a=1$/);
  await page.goto('./über uns');
  await expect(page).toHaveURL(/\/store\/contact\/$/);
  await page.goto('./help');
  await expect(page).toHaveURL(/\/store\/faq\/#orders$/);
});

test('one that only its query tells apart is led on by the page for unknown addresses, without a step for Back', async ({
  page,
  allow404,
}) => {
  allow404(/product\.php/i);
  await page.goto('./contact/');
  await page.goto('./product.php?id=12&utm_source=a', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/store\/products\/aoba-101\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/store\/contact\/$/);
  await page.goto('./Product.PHP?id=13', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/store\/all-products\/\?id=13$/);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a former address that was visited leads on without a network', async ({ page, context, allowConsole }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await visitAndKeep(page, '/faq/');
    await page.goto('./old-shop/');
    await expect(page).toHaveURL(/\/store\/all-products\/$/);
    await context.setOffline(true);
    // The browser knows where it leads, and the worker has that page.
    await visit(page, '/old-shop/');
    await expect(page.getByRole('heading', heading('All products'))).toBeVisible();
  });
});
