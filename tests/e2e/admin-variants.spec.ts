import { openProductList, productRows, statusMessage } from './admin-actions';
import { testWithProduct } from './built-catalogue';
import { expect, expectNoAxeViolations, test } from './fixtures';

const [product, testProduct] = testWithProduct(test, 'with variants by size', ({ variants = [] }) =>
  variants.some(({ choice }) => choice.size !== undefined),
);

testProduct('the price of a variant can be edited and saved on a phone', { tag: '@phone' }, async ({ page }) => {
  const price = page.getByLabel('Price, row 1', { exact: true });
  await openProductList(page);
  await page.goto(`./admin/edit-product/?id=${product.id}`);
  await price.fill('98.5');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(statusMessage(page, 'Product updated successfully!')).toBeVisible();
  await expect(productRows(page).first()).toBeVisible();
  await page.goto(`./admin/edit-product/?id=${product.id}`);
  await expect(price).toHaveValue('98.50');
});
