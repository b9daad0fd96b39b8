import { expect, type Page } from '@playwright/test';
import { storageKey } from '@/lib/storage/web-storage';
import { downloadFrom, visit } from './visit';

export const EDITS_KEY = 'sp:catalogue';

export const productRows = (page: Page) =>
  page.getByRole('region', { name: 'Products' }).locator('tbody').getByRole('row');
/** The notice about the last action. */
export const statusMessage = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
export const priceField = (page: Page) => page.getByRole('spinbutton', { name: /^Price, / });

export const productRow = (page: Page, text: string) => productRows(page).filter({ hasText: text });

/** Signs in without the login page, which admin.spec.ts covers. */
export const skipSignIn = (page: Page, basePath?: string) =>
  page.addInitScript((key) => localStorage.setItem(key, 'signed-in'), storageKey('admin', basePath));

/** Opens the product list as a signed-in operator, and waits for its rows. */
export async function openProductList(page: Page, basePath?: string) {
  await skipSignIn(page, basePath);
  await visit(page, '/admin/products/');
  await expect(productRows(page).first()).toBeVisible();
}

/** Opens a page of the admin through its menu. */
export async function openAdminPage(page: Page, name: 'Products' | 'Add product' | 'Changes' | 'Publish' | 'Orders') {
  // The name of the Changes link includes the number of unpublished products.
  const link = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: new RegExp(`^${name}`) });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'page');
}

/** Exports the changes on their page. Returns the file. */
export async function exportChanges(page: Page) {
  await openAdminPage(page, 'Changes');
  const file = await downloadFrom(page.getByRole('button', { name: 'Export changes' }));
  expect(file.name).toMatch(/^changes-\d{8}-\d{4}\.json$/);
  return file;
}

/** Adds a product with the required fields, and those that `fillOthers` fills. */
export async function addProduct(page: Page, name: string, fillOthers?: () => Promise<void>) {
  await openAdminPage(page, 'Add product');
  await page.getByLabel('Product name').fill(name);
  await page.getByLabel('Description', { exact: true }).fill(`${name} in words.`);
  await priceField(page).fill('12.5');
  await fillOthers?.();
  await page.getByRole('button', { name: 'Add product' }).click();
  await expect(statusMessage(page, 'Product added successfully!')).toBeVisible();
  await expect(productRows(page).first()).toBeVisible();
}

/** Deletes a product and confirms. */
export async function deleteProduct(page: Page, text: string) {
  await productRow(page, text).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
}

/** Opens a product from the list, changes its price and saves it. */
export async function setPrice(page: Page, name: string, value: string) {
  await productRow(page, name).getByRole('link').first().click();
  await priceField(page).fill(value);
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(statusMessage(page, 'Product updated successfully!')).toBeVisible();
  await expect(productRows(page).first()).toBeVisible();
}

/** Stored JSON of the edits. */
export const readStoredEdits = (page: Page) => page.evaluate((key) => localStorage.getItem(key), EDITS_KEY);
