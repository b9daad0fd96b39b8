import type { Page } from '@playwright/test';
import { formatPrice } from '@/lib/catalogue/price';
import { openList, price, rowOf, said } from './admin-pages';
import { expect, test } from './fixtures';
import { products } from './picks';

const [first] = products as [(typeof products)[number]];
const kept = (page: Page) => page.getByText('Draft saved in this browser.');
const offers = (page: Page) => page.getByRole('region', { name: /^Draft of/ });

test('a draft outlives a crash, and is restored over the present product', async ({ page, context }) => {
  await openList(page);
  await rowOf(page, first.id).getByRole('link').first().click();
  await price(page).fill('12.34');
  await expect(kept(page)).toBeVisible();
  const address = page.url();
  const devtools = await context.newCDPSession(page);
  // The crashed page sends no answer.
  void devtools.send('Page.crash').catch(() => undefined);
  await page.waitForEvent('crash');

  const other = await context.newPage();
  await other.goto(address);
  await other.getByLabel('Product name').fill('Renamed meanwhile');
  await other.getByRole('button', { name: 'Save product' }).click();
  await expect(said(other, 'Product updated successfully!')).toBeVisible();
  await rowOf(other, first.id).getByRole('link').first().click();
  await offers(other).getByRole('button', { name: 'Restore' }).click();
  await expect(price(other)).toHaveValue('12.34');
  await expect(other.getByLabel('Product name')).toHaveValue('Renamed meanwhile');
  await other.getByRole('button', { name: 'Save product' }).click();
  await expect(rowOf(other, first.id)).toContainText('Renamed meanwhile');
  await expect(rowOf(other, first.id)).toContainText(formatPrice(12.34));
});
