import type { Page } from '@playwright/test';
import { formatPrice } from '@/lib/money';
import { openProductList, priceField, productRow, statusMessage } from './admin-actions';
import { products } from './built-catalogue';
import { expect, test } from './fixtures';

const [first] = products as [(typeof products)[number]];
const savedMessage = (page: Page) => page.getByText('Draft saved in this browser.');
const draftBanner = (page: Page) => page.getByRole('region', { name: /^Draft of/ });

test('a draft survives a crash and is restored onto the current product', async ({ page, context }) => {
  await openProductList(page);
  await productRow(page, first.id).getByRole('link').first().click();
  await priceField(page).fill('12.34');
  await expect(savedMessage(page)).toBeVisible();
  const url = page.url();
  const devtools = await context.newCDPSession(page);
  // The command never resolves, because the page crashes.
  void devtools.send('Page.crash').catch(() => undefined);
  await page.waitForEvent('crash');

  const other = await context.newPage();
  await other.goto(url);
  await other.getByLabel('Product name').fill('Renamed meanwhile');
  await other.getByRole('button', { name: 'Save product' }).click();
  await expect(statusMessage(other, 'Product updated successfully!')).toBeVisible();
  await productRow(other, first.id).getByRole('link').first().click();
  await draftBanner(other).getByRole('button', { name: 'Restore' }).click();
  await expect(priceField(other)).toHaveValue('12.34');
  await expect(other.getByLabel('Product name')).toHaveValue('Renamed meanwhile');
  await other.getByRole('button', { name: 'Save product' }).click();
  await expect(productRow(other, first.id)).toContainText('Renamed meanwhile');
  await expect(productRow(other, first.id)).toContainText(formatPrice(12.34));
});
