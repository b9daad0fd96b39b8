import type { Page } from '@playwright/test';
import { formatPrice } from '@/lib/catalogue/price';
import { openList, openPage, price, rowOf, said } from './admin-pages';
import { expect, test } from './fixtures';
import { products } from './picks';
import { visit } from './visit';

const [first] = products as [(typeof products)[number]];
const kept = (page: Page) => page.getByText('Draft kept in this browser.');
const offers = (page: Page) => page.getByRole('region', { name: /^Draft of/ });

async function type(page: Page, name: string) {
  await page.getByLabel('Product name').fill(name);
  await expect(kept(page)).toBeVisible();
}

// tests/lib/admin/drafts.test.ts says so too: here the locks are real.
test('two forms of “Add product” keep a draft each, and only those whose form is gone are offered (row 36)', {
  tag: '@night',
}, async ({ page, context }) => {
  await openList(page);
  await openPage(page, 'Add product');
  await type(page, 'Blue shirt');
  const other = await context.newPage();
  await visit(other, '/admin/add-product/');
  await type(other, 'Red shirt');
  await expect(offers(other)).toHaveCount(0);

  await page.close();
  await other.reload();
  await expect(offers(other)).toHaveCount(2);
  await offers(other).filter({ hasText: 'Blue shirt' }).getByRole('button', { name: 'Continue with it' }).click();
  await expect(other.getByLabel('Product name')).toHaveValue('Blue shirt');
  await expect(offers(other)).toHaveText(/“Red shirt”/);
});

test('a draft outlives a crash, and sets what was typed over the product as it stands by then (rows 27 and 36)', async ({
  page,
  context,
}) => {
  await openList(page);
  await rowOf(page, first.id).getByRole('link').first().click();
  await price(page).fill('12.34');
  await expect(kept(page)).toBeVisible();
  const address = page.url();
  const devtools = await context.newCDPSession(page);
  // The answer would have to come from the page that is gone.
  void devtools.send('Page.crash').catch(() => undefined);
  await page.waitForEvent('crash');

  const other = await context.newPage();
  await other.goto(address);
  await other.getByLabel('Product name').fill('Renamed meanwhile');
  await other.getByRole('button', { name: 'Save product' }).click();
  await expect(said(other, 'Product updated successfully!')).toBeVisible();
  await rowOf(other, first.id).getByRole('link').first().click();
  await offers(other).getByRole('button', { name: 'Continue with it' }).click();
  await expect(price(other)).toHaveValue('12.34');
  await expect(other.getByLabel('Product name')).toHaveValue('Renamed meanwhile');
  await other.getByRole('button', { name: 'Save product' }).click();
  await expect(rowOf(other, first.id)).toContainText('Renamed meanwhile');
  await expect(rowOf(other, first.id)).toContainText(formatPrice(12.34));
});
