import { ROWS_PER_PAGE } from '@/lib/admin/products/list-url';
import { formatPrice } from '@/lib/money';
import { deleteProduct, openProductList, productRow, productRows, setPrice, statusMessage } from './admin-actions';
import { categoryPages, products, testWithProduct } from './built-catalogue';
import { expect, expectNoAxeViolations, test } from './fixtures';

const DATA = '**/catalogue.json';
/** A category with products. */
const category = categoryPages.find(({ products }) => products.length > 0);
const [first, second] = products.filter(({ price: amount }) => amount > 0) as [
  (typeof products)[number],
  (typeof products)[number],
];

const [withVariants, testVariants] = testWithProduct(test, 'with variants by size', ({ variants = [] }) =>
  variants.some(({ choice }) => choice.size !== undefined),
);

test('filters, sort order and page are in the URL, and survive a reload, Back and the form', {
  tag: '@engines',
}, async ({ page }) => {
  await openProductList(page);
  const count = page.getByText(/ of \d+ products$/);
  await expect(count).toHaveText(`${products.length} of ${products.length} products`);
  const [product] = (category?.products ?? []) as [(typeof products)[number]];
  await page.getByLabel('Name, brand or ID').fill(product.name.toUpperCase());
  await page.getByLabel('Category').selectOption(category?.key ?? '');
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('category') === category?.key);
  await page.reload();
  await expect(page.getByLabel('Name, brand or ID')).toHaveValue(product.name.toUpperCase());
  await page.getByLabel('State').selectOption('deleted');
  await expect(page.getByText('No products found matching your criteria.')).toBeVisible();
  await page.goBack();
  await expect(productRow(page, product.id)).toHaveCount(1);
  await productRow(page, product.id).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(productRows(page)).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Products' }).click();
  await expect(count).toHaveText(`${products.length} of ${products.length} products`);

  if (products.length <= ROWS_PER_PAGE) return;
  // The URL changes at once. The rows change later, together with the marks of the order and the page (useDeferredValue).
  for (const order of ['ascending', 'descending']) {
    await page.getByRole('button', { name: 'Price' }).click();
    await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', order);
  }
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(/sort=price-down&page=2$/);
  const row = productRows(page).nth(20);
  await row.scrollIntoViewIfNeeded();
  const scrollY = await page.evaluate(() => window.scrollY);
  await row.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(statusMessage(page, 'Product updated successfully!')).toBeVisible();
  await expect(page).toHaveURL(/sort=price-down&page=2$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrollY);
});

test('a deletion is confirmed and undone, and edits and copies are counted', {
  tag: '@engines',
}, async ({ page }) => {
  await openProductList(page);
  await productRow(page, first.id).getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to delete this product?' });
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(productRow(page, first.id).getByRole('button', { name: 'Delete' })).toBeFocused();
  await deleteProduct(page, first.id);
  await expect(statusMessage(page, 'Product deleted successfully!')).toBeVisible();
  await page.reload();
  await page.getByLabel('State').selectOption('deleted');
  await productRow(page, first.id).getByRole('button', { name: 'Restore' }).click();
  await page.getByLabel('State').selectOption('');
  await expect(productRows(page).first()).toContainText(first.id);
  await expect(productRows(page).first()).toContainText('Live');

  await setPrice(page, first.id, '77.77');
  await expect(productRow(page, first.id)).toContainText(formatPrice(77.77));
  await expect(page.getByRole('link', { name: 'Changes 1 unpublished' })).toBeVisible();
  await productRow(page, first.id).getByRole('button', { name: 'Duplicate' }).click();
  await page.getByRole('link', { name: 'Edit the copy' }).click();
  await expect(page.getByLabel('Product name')).toHaveValue(`${first.name} (copy)`);
});

// tests/unit/admin/products/product-list.test.tsx covers the change by percent; this test covers forms on a phone.
testVariants('prices of products and of a variant can be changed on a phone', { tag: '@phone' }, async ({ page }) => {
  await openProductList(page);
  for (const { name } of [first, second]) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByRole('region', { name: 'Selected products' }).getByRole('button', { name: 'Change' }).click();
  await page.getByLabel('Change in percent').fill('100');
  await expectNoAxeViolations(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Change' }).click();
  await expect(statusMessage(page, '2 products changed.')).toBeVisible();
  await expect(productRow(page, first.id)).toContainText(formatPrice(2 * first.price));

  const variantPrice = page.getByLabel('Price, row 1', { exact: true });
  const openForm = () => page.goto(`./admin/edit-product/?id=${withVariants.id}`);
  await openForm();
  await variantPrice.fill('98.5');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(statusMessage(page, 'Product updated successfully!')).toBeVisible();
  await openForm();
  await expect(variantPrice).toHaveValue('98.50');
});

test('a list that does not load is reported, Retry loads it, and edits are still there', async ({ page }) => {
  await openProductList(page);
  await deleteProduct(page, first.id);
  await expect(statusMessage(page, 'Product deleted successfully!')).toBeVisible();
  let isFailing = true;
  await page.route(DATA, (route) => (isFailing ? route.abort('aborted') : route.continue()));
  await page.reload();
  await expect(statusMessage(page, 'No connection. This is the list of ')).toBeVisible();
  // Also without the cached list.
  await page.evaluate(async () => Promise.all((await caches.keys()).map((name) => caches.delete(name))));
  await page.reload();
  await expect(page.getByText('The product list could not be loaded.')).toBeVisible();
  isFailing = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(productRows(page).first()).toContainText(second.id);
  await expect(productRow(page, first.id)).toHaveCount(0);
});
