import { readFile } from 'node:fs/promises';
import { ROWS_ON_PAGE } from '@/lib/admin/list/select-rows';
import { formatPrice } from '@/lib/catalogue/price';
import { deleteProduct, openList, openPage, rowOf, rows, said, setPrice } from './admin-pages';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { places, products } from './picks';

const DATA = '**/catalogue.json';
/** Goods of one category, and a category that they are not in. */
const [full, other] = [places.find(({ goods }) => goods.length > 0), places.at(-1)];
const [first, second] = products.filter(({ price: amount }) => amount > 0) as [
  (typeof products)[number],
  (typeof products)[number],
];

test('the list is filtered, sorted and paged in the address, and a reload shows the same', {
  tag: '@engines',
}, async ({ page }) => {
  await openList(page);
  const count = page.getByText(/ of \d+ products$/);
  await expect(count).toHaveText(`${products.length} of ${products.length} products`);
  const [wanted] = (full?.goods ?? []) as [(typeof products)[number]];
  await page.getByLabel('Name, maker or id').fill(wanted.name.toUpperCase());
  await expect(rowOf(page, wanted.id)).toHaveCount(1);
  await page.getByLabel('Category').selectOption(full?.key ?? '');
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('category') === full?.key);
  await page.reload();
  await expect(rowOf(page, wanted.id)).toHaveCount(1);
  await expect(page.getByLabel('Name, maker or id')).toHaveValue(wanted.name.toUpperCase());
  await page.getByLabel('Category').selectOption(other?.key ?? '');
  await expect(page.getByText('No products found matching your criteria.')).toBeVisible();
  await page.goBack();
  await expect(rowOf(page, wanted.id)).toHaveCount(1);
  await page.getByLabel('State').selectOption('unpublished');
  await page.getByRole('button', { name: 'Reset filters' }).click();
  await expect(count).toHaveText(`${products.length} of ${products.length} products`);

  if (products.length <= ROWS_ON_PAGE) return;
  await page.getByRole('button', { name: 'Price' }).click();
  await page.getByRole('button', { name: 'Price' }).click();
  await expect(page).toHaveURL(/\?sort=price-down$/);
  const dearest = products.reduce((most, product) => (product.price > most.price ? product : most));
  await expect(rows(page).first()).toContainText(dearest.name);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/sort=price-down&page=2$/);
  await expect(rows(page).first()).not.toContainText(dearest.name);
  await page.getByLabel('Category').selectOption(full?.key ?? '');
  await expect(page).not.toHaveURL(/page=/);
});

test('a deletion asks first, is said, and can be undone, and restored after a reload', async ({ page }) => {
  await openList(page);
  await rowOf(page, first.id).getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to delete this product?' });
  await expect(dialog).toContainText(first.name);
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(rowOf(page, first.id).getByRole('button', { name: 'Delete' })).toBeFocused();
  await deleteProduct(page, first.id);
  await expect(said(page, 'Product deleted successfully!')).toBeVisible();
  await expect(rowOf(page, first.id)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(said(page, 'Undone.')).toBeVisible();
  await expect(rows(page).first()).toContainText(first.id);

  await deleteProduct(page, first.id);
  await expect(said(page, 'Product deleted successfully!')).toBeVisible();
  await page.reload();
  await page.getByLabel('State').selectOption('deleted');
  await rowOf(page, first.id).getByRole('button', { name: 'Restore' }).click();
  await page.getByLabel('State').selectOption('');
  await expect(rows(page).first()).toContainText(first.id);
  await expect(rows(page).first()).toContainText('Live');
});

test('an edit and a copy are shown as unpublished and counted in the header, leaving warns, and Undo takes back', {
  tag: '@engines',
}, async ({ page }) => {
  const isGuarded = () => page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await openList(page);
  const storage = page.getByRole('region', { name: 'Storage' });
  await expect(storage.getByRole('meter', { name: 'Storage in this browser' })).toBeVisible();
  await expect(storage).toContainText(/\d+ of 5,120 KB/);
  expect(await isGuarded()).toBe(false);
  await setPrice(page, first.id, '77.77');
  await expect(rowOf(page, first.id)).toContainText(formatPrice(77.77));
  await expect(rowOf(page, first.id)).toContainText('Unpublished');
  await expect(page.getByRole('link', { name: 'Changes 1 unpublished' })).toBeVisible();
  expect(await isGuarded()).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, first.id)).toContainText('Live');
  await expect(page.getByRole('link', { name: 'Changes', exact: true })).toBeVisible();

  await rowOf(page, first.id).getByRole('button', { name: 'Duplicate' }).click();
  await expect(said(page, 'Product duplicated.')).toBeVisible();
  await page.getByLabel('State').selectOption('unpublished');
  await expect(rows(page)).toHaveCount(1);
  await expect(rowOf(page, `${first.name} (copy)`)).toHaveCount(1);
});

// The change itself is also in tests/components/admin/product-list.test.tsx: here the dialog is looked at.
test('the price of several is changed by percent at once, and one Undo takes it back', async ({ page }) => {
  await openList(page);
  for (const { id, name } of [first, second]) {
    await rowOf(page, id)
      .getByRole('checkbox', { name: `Select ${name}` })
      .check();
  }
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('region', { name: 'Selected products' }).getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change 2 products' });
  await dialog.getByLabel('What to change').selectOption('Price, by percent');
  await dialog.getByLabel('Change in percent').fill('100');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Change' }).click();
  await expect(said(page, '2 products changed.')).toBeVisible();
  await expect(rowOf(page, first.id)).toContainText(`$${(2 * first.price).toFixed(2)}`);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, first.id)).toContainText(`$${first.price.toFixed(2)}`);
  await expect(rowOf(page, second.id)).toContainText('Live');
});

test('the list that does not load is said, Retry loads it, and edits stay', async ({ page }) => {
  await openList(page);
  await deleteProduct(page, first.id);
  await expect(said(page, 'Product deleted successfully!')).toBeVisible();
  let isBroken = true;
  await page.route(DATA, (route) => (isBroken ? route.abort('aborted') : route.continue()));
  await page.reload();
  await expect(said(page, 'No connection. This is the list of ')).toBeVisible();
  // A copy of the list is kept: without that, too.
  await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));
  await page.reload();
  await expect(page.getByText('The product list could not be loaded.')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(rows(page).first()).toContainText(second.id);
  await expect(rowOf(page, first.id)).toHaveCount(0);
});

test('CSV goes out and comes back without a change, an edit is imported, and JSON of another shape is refused', async ({
  page,
}) => {
  await openList(page);
  await openPage(page, 'Changes');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const csv = await readFile(await file.path(), 'utf8');
  const take = (text: string, name = 'products.csv', mimeType = 'text/csv') =>
    page.getByLabel('Import a file').setInputFiles({ name, mimeType, buffer: Buffer.from(text) });
  const dialog = page.getByRole('dialog');

  await take('[{"id":"x","__proto__":{"polluted":1}}]', 'products.json', 'application/json');
  await expect(dialog).toContainText('Nothing can be imported from this file');
  await page.getByRole('button', { name: 'Close' }).click();

  await take(csv);
  await expect(dialog).toContainText(`CSV with all fields: 0 new products, 0 changed, ${products.length} unchanged`);
  await page.getByRole('button', { name: 'Close' }).click();

  await take(`id,price\n${first.id},1.25\n${second.id},n/a`);
  await expect(dialog).toContainText('1 product: “price” cannot be read and is left out.');
  await expect(dialog.getByRole('region', { name: 'Changed products (1)' })).toContainText('1.25');
  await page.getByRole('button', { name: /^Import \d+ product/ }).click();
  await expect(said(page, 'imported.')).toBeVisible();
  await openPage(page, 'Products');
  await expect(rowOf(page, first.id)).toContainText(formatPrice(1.25));
});
