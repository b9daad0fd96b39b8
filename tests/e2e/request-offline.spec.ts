import type { Page } from '@playwright/test';
import { formatPrice } from '@/lib/money';
import { comparePath, hasPictureOfEachColor, productPath, testWithProduct } from './built-catalogue';
import { visitAndCache } from './cached-pages';
import { expect } from './fixtures';
import { listLines } from './request-list';
import { test } from './test-server';
import { isSameDocument, markDocument, markReloaded, visit, waitForHydration } from './visit';

// The request list offline: cached with a service worker; without one, a message explains the missing connection.
const [shirt, testShirt] = testWithProduct(test, 'in two colors and in M and L', hasPictureOfEachColor);
const color = shirt.colors[1]?.name ?? '';
const selectionPath = `${productPath(shirt)}?${new URLSearchParams({ color, size: 'L' })}`;

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
    'a cached page adds and compares products offline, and the list and a comparison open without an earlier visit',
    async ({ page, context, store }) => {
      await visitAndCache(page, productPath(shirt));
      await store.goOffline(context);
      await visit(page, selectionPath);
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

test.describe('without a service worker, as with data saver', () => {
  testShirt(
    'a first click reports the missing connection, and another one works when the network is back',
    async ({ page, context }) => {
      // Otherwise a script that fails before the browser detects that it is offline reloads the page.
      await markReloaded(page);
      await visit(page, selectionPath);
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
