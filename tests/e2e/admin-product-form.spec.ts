import { formatPrice } from '@/lib/money';
import { openProductList, priceField, productRow, statusMessage } from './admin-actions';
import { products } from './built-catalogue';
import { expect, expectNoAxeViolations, test } from './fixtures';

const [first] = products as [(typeof products)[number]];

test('the first error has the focus and opens its section, and fields of all sections are saved', async ({ page }) => {
  await openProductList(page);
  await productRow(page, first.id).getByRole('link').first().click();
  await page.getByLabel('Product name').fill('');
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(page.getByLabel('Product name')).toBeFocused();
  await page.getByLabel('Product name').fill(first.name);
  const section = page.getByText('Specifications and shipping');
  await section.click();
  await page.getByLabel('States not shipped to').fill('XX');
  await section.click();
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(page.getByLabel('States not shipped to')).toBeFocused();
  await expectNoAxeViolations(page);
  await page.getByLabel('States not shipped to').fill('ny, AK');
  await page.getByLabel('Name of the color').fill('Sage');
  await page.getByRole('button', { name: 'Add color' }).click();
  await page.getByLabel('Kind of sizes').selectOption('waist-length');
  await page.getByLabel('Waists, inches').fill('30, 32');
  await page.getByLabel('Lengths, inches').fill('Unhemmed');
  await page.getByText('More', { exact: true }).click();
  await page.getByLabel('Date', { exact: true }).fill('2026-02-03');
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(productRow(page, first.id)).toContainText('Unpublished');
  await page.reload();
  await productRow(page, first.id).getByRole('link').first().click();
  await section.click();
  await expect(page.getByLabel('States not shipped to')).toHaveValue('NY, AK');
  await expect(page.getByLabel('List of colors')).toHaveValue(/Sage #[0-9A-F]{6}$/);
  await expect(page.getByLabel('Waists, inches')).toHaveValue('30, 32');
});

test('a draft survives a crash and is restored onto the current product', async ({ page, context }) => {
  await openProductList(page);
  await productRow(page, first.id).getByRole('link').first().click();
  await priceField(page).fill('12.34');
  await expect(page.getByText('Draft saved in this browser.')).toBeVisible();
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
  await other
    .getByRole('region', { name: /^Draft of/ })
    .getByRole('button', { name: 'Restore' })
    .click();
  await expect(priceField(other)).toHaveValue('12.34');
  await expect(other.getByLabel('Product name')).toHaveValue('Renamed meanwhile');
  await other.getByRole('button', { name: 'Save product' }).click();
  await expect(productRow(other, first.id)).toContainText('Renamed meanwhile');
  await expect(productRow(other, first.id)).toContainText(formatPrice(12.34));
});
