import type { Page } from '@playwright/test';
import { sizeGuideForProduct } from '@/lib/catalogue/sizes/size-guides';
import { openProductList, productRows } from './admin-actions';
import { hasPictureOfEachColor, largestCategory, productPath, products, testIf } from './built-catalogue';
import { expect, test } from './fixtures';
import { isSameDocument, markDocument, visit, waitForHydration } from './visit';

const product = products.find((candidate) => hasPictureOfEachColor(candidate) && sizeGuideForProduct(candidate));

const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Opens a dialog twice. Back must close it without a navigation; Escape must close it without a history entry. */
async function expectClosable(page: Page, open: () => Promise<unknown>) {
  const expectClosed = async () => {
    await expect(dialog(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => Boolean(history.state?.layers?.[1]))).toBe(false);
  };
  const url = page.url();
  await markDocument(page);
  await open();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expectClosed();
  expect(page.url()).toBe(url);
  await open();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expectClosed();
  expect(page.url()).toBe(url);
  expect(await isSameDocument(page)).toBe(true);
}

testIf(test, product !== undefined)('Back and Escape close the dialogs of a product page', async ({ page }) => {
  await visit(page, '/faq/');
  await visit(page, productPath(product ?? { id: '' }));
  await expectClosable(page, () => press(page, 'Zoom'));
  await expectClosable(page, () => press(page, 'Sizes and quantities'));
  await expectClosable(page, () => page.getByRole('main').getByRole('link', { name: 'Size guide' }).click());
  await page.goBack();
  await expect(page).toHaveURL(/\/faq\/$/);
});

test('Back and Escape close the menu and the filters of a phone, and a link in the menu works', {
  tag: '@phone',
}, async ({ page }) => {
  await visit(page, largestCategory.path);
  const openMenu = () => page.getByRole('link', { name: 'Menu', exact: true }).click();
  await expectClosable(page, () => press(page, /^Filters/));
  await expectClosable(page, openMenu);
  await openMenu();
  await expect(dialog(page).locator(':focus')).toHaveCount(1);
  await dialog(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/\/contact\/$/);
  await waitForHydration(page);
  await page.goBack();
  await expect(page).toHaveURL(({ pathname }) => pathname.endsWith(largestCategory.path));
  await expect(dialog(page)).toHaveCount(0);
});

test('Back and Escape close the dialogs of the admin', async ({ page }) => {
  await openProductList(page);
  await productRows(page).first().getByRole('checkbox').check({ force: true });
  const selected = page.getByRole('region', { name: 'Selected products' });
  await expectClosable(page, () => selected.getByRole('button', { name: 'Change' }).click());
  await expectClosable(page, () => selected.getByRole('button', { name: 'Delete' }).click());
  await expectClosable(page, () => page.getByRole('button', { name: 'Export' }).click());
  const buffer = Buffer.from('Id,Price\nnone,1\n');
  const file = { name: 'list.csv', mimeType: 'text/csv', buffer };
  await expectClosable(page, () => page.getByLabel('Import a file').setInputFiles(file));
});
