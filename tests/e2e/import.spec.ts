import { readFile } from 'node:fs/promises';
import { formatPrice } from '@/lib/catalogue/price';
import { openList, openPage, rowOf, said } from './admin-pages';
import { expect, expectNoAxeViolations, test } from './fixtures';

/** Without its pictures, which no test may fetch. */
const readExport = async () =>
  (await readFile('tests/fixtures/imports/shopify.csv', 'utf8')).replaceAll('https://images.example.com/', '');

test('another shop’s file: its category is chosen, a column corrected, the good ones come in as one change and go again', async ({
  page,
}) => {
  await openList(page);
  await openPage(page, 'Changes');
  await page
    .getByLabel('Import a file')
    .setInputFiles({ name: 'shopify.csv', mimeType: 'text/csv', buffer: Buffer.from(await readExport()) });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Read as: Shopify. 4 products would be added');
  await expect(dialog).toContainText('Line 12, broken-price: "ask us" is no price.');
  await expect(dialog).toContainText('They come in 3 variants.');
  await expect(dialog).toContainText('The value of the color “Desert Sage” is a guess');
  await expectNoAxeViolations(page);

  const category = dialog.getByLabel(/^Category “Kitchen”/);
  const chosen = await category.locator('option').last().textContent();
  await category.selectOption({ label: chosen ?? '' });
  const mug = dialog
    .getByRole('row')
    .filter({ hasText: 'Category' })
    .filter({ hasText: chosen ?? '' });
  await expect(mug.first()).toBeVisible();
  await dialog.getByText('How its columns are read').click();
  await dialog.getByLabel('Variant Compare At Price').selectOption({ label: 'Not taken' });
  await expect(dialog.getByRole('row').filter({ hasText: 'Old price' })).toHaveCount(0);

  await dialog.getByRole('button', { name: 'Import the 4 good ones' }).click();
  await expect(said(page, '4 products imported. 2 rows were left out.')).toBeVisible();
  await openPage(page, 'Products');
  await page.getByLabel('Name, maker or id').fill('Canvas Work Jacket');
  await expect(rowOf(page, 'canvas-work-jacket')).toContainText(formatPrice(89));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, 'canvas-work-jacket')).toHaveCount(0);
});

test('a large file shows how far it is, and leaving the dialog ends it', async ({ page }) => {
  await openList(page);
  await openPage(page, 'Changes');
  const lines = Array.from(
    { length: 20_000 },
    (_, at) => `n-${at},Thing ${at},Maker,${at % 90}.50,Things,"<p>Text ${at}.</p>"`,
  );
  const buffer = Buffer.from(`sku,title,brand,price,category,description\n${lines.join('\n')}`);
  await page.getByLabel('Import a file').setInputFiles({ name: 'large.csv', mimeType: 'text/csv', buffer });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Nothing to publish')).toBeVisible();
});
