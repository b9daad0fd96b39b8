import type { Page } from '@playwright/test';
import { formatPrice } from '@/lib/catalogue/price';
import { comparePath, hasPictureOfEachColor, productPath, testWithProduct } from './built-catalogue';
import { visitAndCache } from './cached-pages';
import { expect } from './fixtures';
import { listLines } from './request-list';
import { test } from './test-server';
import { isSameDocument, markDocument, markReloaded, visit, waitForHydration } from './visit';

// The request list without a network: kept from the start with a service worker; without one a message says what is missing.
const [shirt, testShirt] = testWithProduct(test, 'in two colors and in M and L', hasPictureOfEachColor);
const color = shirt.colors[1]?.name ?? '';
const chosen = `${productPath(shirt)}?${new URLSearchParams({ color, size: 'L' })}`;

const add = (page: Page) => page.getByRole('button', { name: 'Add to request list' });
const statusMessage = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: 'dded' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add to request list' });
const noConnection = (page: Page) => page.getByText('No connection.');

test.beforeEach(({ allowConsole }) =>
  allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to load chunk/),
);

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  testShirt(
    'a kept page adds and compares without a network, and the list and a comparison open though they were never visited',
    async ({ page, context, store }) => {
      await visitAndCache(page, productPath(shirt));
      await store.goOffline(context);
      await visit(page, chosen);
      await add(page).click();
      await expect(statusMessage(page)).toHaveText(`Added: ${color}, L. Request list (1)`);
      await page.getByRole('button', { name: 'Sizes and quantities' }).click();
      await dialog(page)
        .getByRole('textbox', { name: `${color}, size M, quantity`, exact: true })
        .fill('12');
      await dialog(page).getByRole('button', { name: 'Add to list' }).click();
      await expect(statusMessage(page)).toHaveText(`Added: 12, ${color}, M. Request list (2)`);
      await page
        .getByRole('main')
        .getByRole('button', { name: `Compare: ${shirt.name}` })
        .click();
      await expect(page.getByRole('complementary', { name: 'Products to compare' })).toContainText(shirt.name);
      await statusMessage(page).getByRole('link').click();
      await waitForHydration(page);
      await expect(listLines(page)).toHaveCount(2);
      const total = (Math.round(shirt.price * 100) * 13) / 100;
      await expect(page.getByRole('region', { name: 'Total' })).toContainText(formatPrice(total));
      const file = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save as CSV' }).click();
      expect((await file).suggestedFilename()).toBe('request-list.csv');
      await visit(page, comparePath(2));
      await expect(page.getByRole('columnheader')).toHaveCount(2);
    },
  );
});

test.describe('without a service worker, as where data are saved', () => {
  testShirt(
    'a first press says what is missing, and the same press works when the network is back',
    async ({ page, context }) => {
      // A script that fails before the browser knows that it is offline would reload the page.
      await markReloaded(page);
      await visit(page, chosen);
      await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true });
      await markDocument(page);
      await context.setOffline(true);
      await add(page).click();
      await expect(noConnection(page)).toBeVisible();
      await context.setOffline(false);
      await add(page).click();
      await expect(statusMessage(page)).toHaveText(`Added: ${color}, M. Request list (1)`);
      expect(await isSameDocument(page)).toBe(true);
    },
  );
});
