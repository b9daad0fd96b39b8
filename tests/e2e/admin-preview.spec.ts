import type { Page } from '@playwright/test';
import { sizeControls } from '@/lib/catalogue/variants/offer';
import { formatPrice } from '@/lib/money';
import { addProduct, deleteProduct, openAdminPage, openProductList, setPrice } from './admin-actions';
import { categoryPages, largestCategory, productPath, products, requireProduct } from './built-catalogue';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { visit } from './visit';

const [first, second] = largestCategory.products as [(typeof products)[number], (typeof products)[number]];
/** Listing that has new products by default. */
const defaultCategoryPath = categoryPages[0]?.path;
const bar = (page: Page) => page.getByRole('complementary', { name: 'Preview' });

test('the preview shows edits with a bar, follows the admin tab, and ends with Exit', async ({
  page,
  context,
  allow404,
}) => {
  allow404('/products/sp-');
  await openProductList(page);
  await setPrice(page, first.id, '77.77');
  await deleteProduct(page, second.id);
  await addProduct(page, 'Zebra Anorak');
  await openAdminPage(page, 'Changes');
  const previewSwitch = page.getByRole('switch', { name: 'Preview in store' });
  await previewSwitch.check();
  const store = await context.newPage();

  await visit(store, '/all-products/');
  await expect(bar(store)).toContainText('Previewing unpublished changes.');
  await expect(store.getByRole('heading', { name: `Showing 9 of ${products.length} Products` })).toBeVisible();
  await visit(store, `${defaultCategoryPath}?sort=newest&max=12.5`);
  await expect(store.getByRole('article').first()).toContainText('Zebra Anorak');
  await expectNoAxeViolations(store);

  // The preview renders the page of a new product, which the host does not have.
  await visit(store, '/search/?query=zebra+anorak');
  await store.getByRole('link', { name: 'Zebra Anorak' }).click();
  await expect(store.getByRole('heading', { level: 1, name: 'Zebra Anorak' })).toBeVisible();
  await expect(store.getByText('Product not found')).toBeHidden();
  await expect(store.getByText(formatPrice(12.5))).toBeVisible();
  await store.getByRole('radio', { name: 'L', exact: true }).check();
  await expect(bar(store)).toBeVisible();

  await visit(store, productPath(second));
  await expect(store.getByText('It is deleted in your unpublished changes.')).toBeVisible();
  const other = requireProduct('that was not touched', ({ id }) => id !== first.id && id !== second.id);
  await visit(store, productPath(other));
  await expect(store.getByRole('heading', { level: 1, name: other.name })).toBeVisible();

  const sizes = sizeControls(first.sizes).map(({ name, values }): [string, string] => [name, values[0] ?? '']);
  const colors = first.colors.slice(0, 1).map(({ name }): [string, string] => ['color', name]);
  await visit(store, `${productPath(first)}?${new URLSearchParams([...colors, ...sizes])}`);
  await expect(store.getByText(formatPrice(77.77))).toBeVisible();
  await expect(store.getByRole('heading', { level: 1, name: first.name })).toHaveCount(1);
  await openAdminPage(page, 'Products');
  await setPrice(page, first.id, '66.66');
  await expect(store.getByText(formatPrice(66.66))).toBeVisible();
  await store.getByRole('button', { name: 'Add to request list' }).click();
  await expect(store.getByRole('status').filter({ hasText: 'Added' })).toContainText('Request list (1)');
  await visit(store, '/request/');
  await expect(store.getByRole('main').getByText(formatPrice(66.66)).first()).toBeVisible();

  await visit(store, productPath(first));
  await expect(store.getByText(formatPrice(66.66))).toBeVisible();
  await openAdminPage(page, 'Changes');
  await expect(previewSwitch).toBeChecked();
  await bar(store).getByRole('button', { name: 'Exit' }).click();
  await expect(bar(store)).toHaveCount(0);
  await expect(store.getByText(formatPrice(66.66))).toHaveCount(0);
  await expect(previewSwitch).not.toBeChecked();
});
