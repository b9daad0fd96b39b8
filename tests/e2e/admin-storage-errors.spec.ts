import type { Page } from '@playwright/test';
import {
  addProduct,
  deleteProduct,
  EDITS_KEY,
  exportChanges,
  openProductList,
  productRow,
  productRows,
  readStoredEdits,
  statusMessage,
} from './admin-actions';
import { largestCategory, products } from './built-catalogue';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { replaceInScripts } from './network';
import { downloadFrom, signIn, visit } from './visit';

const [first] = products as [(typeof products)[number]];

test('with full storage a deletion fails with its message and changes nothing, until there is space', async ({
  page,
}) => {
  await openProductList(page);
  await page.evaluate(() => {
    // Fills the storage.
    for (let size = 1 << 22; size >= 1; size /= 2) {
      try {
        for (let index = 0; ; index += 1) localStorage.setItem(`fill-${size}-${index}`, 'x'.repeat(size));
      } catch {
        // Smaller entries may still fit.
      }
    }
  });
  const before = await readStoredEdits(page);
  await deleteProduct(page, first.id);
  await expect(statusMessage(page, 'Error deleting product. Please try again.')).toBeVisible();
  await expect(productRow(page, first.id)).toHaveCount(1);
  expect(await readStoredEdits(page)).toBe(before);
  const notice = page.getByRole('region', { name: 'Notice' });
  await expect(notice).toContainText('The storage of this browser is full.');
  const { text } = await downloadFrom(notice.getByRole('button', { name: 'Export the list' }));
  expect(JSON.parse(text)).toHaveLength(products.length);

  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('fill-')) localStorage.removeItem(key);
  });
  await deleteProduct(page, first.id);
  await expect(statusMessage(page, 'Product deleted successfully!')).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('without storage the store works, and edits last for the visit with a warning', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
  });
  await visit(page, largestCategory.path);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/products\//);
  await expect(page.getByRole('tab', { name: 'Key Features' })).toBeVisible();

  await signIn(page);
  await expect(page.getByText('This browser keeps no data for this site')).toBeVisible();
  await deleteProduct(page, first.id);
  await expect(statusMessage(page, 'Product deleted successfully!')).toBeVisible();
  await addProduct(page, 'Kept for the visit');
  await page.getByLabel('State').selectOption('unpublished');
  await expect(productRows(page)).toHaveCount(2);
  expect(JSON.parse((await exportChanges(page)).text).ops).toHaveLength(2);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/admin\/login\//);
});

/** Stores a text as the edits before the first page of a tab loads. */
const storeBeforeLoad = (page: Page, text: string) =>
  page.addInitScript(
    ([key, value]) => {
      if (!sessionStorage.getItem('planted')) localStorage.setItem(key ?? '', value ?? '');
      sessionStorage.setItem('planted', 'yes');
    },
    [EDITS_KEY, text],
  );

test('stored edits that cannot be read are reported, and can be downloaded and deleted', async ({ page }) => {
  const text = '{ not json';
  await storeBeforeLoad(page, text);
  await openProductList(page);
  await expect(productRows(page).first()).toContainText(first.id);
  const notice = page.getByRole('region', { name: 'Notice' });
  await expect(notice).toContainText('could not be read and were set aside');
  await expectNoAxeViolations(page);
  const file = await downloadFrom(notice.getByRole('button', { name: 'Download the damaged copy' }));
  expect(file.text).toBe(text);
  await notice.getByRole('button', { name: 'Delete it' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(productRows(page).first()).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('a page that crashes shows an error until Try again, and the rest of the admin works', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/The store is not open/);
  await replaceInScripts(
    page,
    /if\(!(\w+)\)throw (?:new )?Error\("The store is not open"\)/g,
    'if(!$1||self.isBroken)throw Error("The store is not open")',
  );
  const setBroken = (isBroken: boolean) => page.evaluate((value) => Object.assign(self, { isBroken: value }), isBroken);
  await openProductList(page);
  await setBroken(true);
  await page.getByLabel('State').selectOption('deleted');
  await expect(page.getByRole('heading', { name: 'Something went wrong on this page' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible();
  await setBroken(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Products' })).toBeVisible();
});
