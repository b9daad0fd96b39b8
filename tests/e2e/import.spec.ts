import { readFile } from 'node:fs/promises';
import { strToU8, zipSync } from 'fflate';
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

test('a workbook and XML are read in the page, a part of more than half a megabyte too, under its policy', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const rows = Array.from({ length: 6_000 }, (_, at) =>
    ['sku', 'title', 'price'].map((name) => cell(at === 0 ? name : `${at} ${name}`)).join(''),
  );
  const large = zipSync({
    'xl/workbook.xml': strToU8('<workbook xmlns:r="r"><sheets><sheet name="A" r:id="a"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="a" Type="t/worksheet" Target="a.xml"/></Relationships>',
    ),
    'xl/a.xml': strToU8(
      `<worksheet><sheetData>${rows.map((row) => `<row>${row}</row>`).join('')}</sheetData></worksheet>`,
    ),
  });
  const kinds = 'tests/fixtures/imports/kinds';
  const files: [name: string, buffer: Buffer, shown: string][] = [
    ['goods.xlsx', await readFile(`${kinds}/goods.xlsx`), '3 products would be added'],
    ['large.xlsx', Buffer.from(large), 'is no price'],
    ['offers.xml', await readFile(`${kinds}/google-atom.xml`), 'Read as: Google Merchant. 1 product would be added'],
    ['old.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0]), 'save it as .xlsx'],
    ['cut.xlsx', (await readFile(`${kinds}/goods.xlsx`)).subarray(0, 3000), 'The workbook cannot be read'],
  ];
  await openList(page);
  await openPage(page, 'Changes');
  for (const [name, buffer, shown] of files) {
    await page.getByLabel('Import a file').setInputFiles({ name, mimeType: '', buffer });
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(shown);
    await dialog.getByRole('button', { name: /^(?:Close|Cancel)$/ }).click();
  }
  expect(faults.filter((text) => !text.includes('images.example.com'))).toEqual([]);
});
