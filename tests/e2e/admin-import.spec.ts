import { readFile } from 'node:fs/promises';
import { strToU8, zipSync } from 'fflate';
import { formatPrice } from '@/lib/money';
import { openProductList, productRow, statusMessage } from './admin-actions';
import { expect, expectNoAxeViolations, test } from './fixtures';

/** A Shopify export without picture hosts, because tests must not request them. */
const readExport = async () =>
  (await readFile('tests/fixtures/imports/shopify.csv', 'utf8')).replaceAll('https://images.example.com/', '');

test('a Shopify file is imported and undone, a workbook is read, and other files are reported', async ({ page }) => {
  await openProductList(page);
  await page
    .getByLabel('Import a file')
    .setInputFiles({ name: 'shopify.csv', mimeType: 'text/csv', buffer: Buffer.from(await readExport()) });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Shopify: 5 new products, 0 changed, 0 unchanged, 3 variants');
  await expect(dialog).toContainText('1 product: “Variant Price” cannot be read and is left out.');
  const jacket = dialog.getByRole('listitem').filter({ hasText: 'Canvas Work Jacket' });
  await expect(jacket).toContainText(`${formatPrice(89)}, before ${formatPrice(110)}`);
  await expect(jacket).toContainText('3 sizes, 2 colors, 3 variants');
  await expectNoAxeViolations(page);

  const category = dialog.getByLabel(/^“Kitchen”/);
  const categoryName = (await category.locator('option').last().textContent()) ?? '';
  await category.selectOption({ label: categoryName });
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Field Mug' })).toContainText(categoryName);
  await dialog.getByRole('button', { name: 'Import 5 products' }).click();
  await expect(statusMessage(page, '5 products imported.')).toBeVisible();
  await page.getByLabel('Name, brand or ID').fill('Canvas Work Jacket');
  await expect(productRow(page, 'canvas-work-jacket')).toContainText(formatPrice(89));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(productRow(page, 'canvas-work-jacket')).toHaveCount(0);

  const workbook = await readFile('tests/fixtures/imports/kinds/goods.xlsx');
  const files: [name: string, buffer: Buffer, message: string][] = [
    ['goods.xlsx', workbook, 'Table: 3 new products'],
    ['feed.xml', Buffer.from('<?xml version="1.0"?><rss/>'), 'The file is XML.'],
    ['old.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0]), 'save it as .xlsx'],
    ['cut.xlsx', workbook.subarray(0, 3000), 'The file is not a workbook that can be read'],
    ['other.zip', Buffer.from(zipSync({ 'a.txt': strToU8('a') })), 'The file is not a workbook that can be read'],
  ];
  for (const [name, buffer, message] of files) {
    await page.getByLabel('Import a file').setInputFiles({ name, mimeType: '', buffer });
    await expect(dialog).toContainText(message);
    await dialog.getByRole('button', { name: 'Close' }).click();
  }
});
