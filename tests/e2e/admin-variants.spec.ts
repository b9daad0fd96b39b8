import { openList, rows, said } from './admin-pages';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { subject } from './picks';

const [varied, testVaried] = subject(test, 'whose sizes differ', ({ variants = [] }) =>
  variants.some(({ choice }) => choice.size !== undefined),
);

testVaried('the price of a variant is edited on a phone, and saved', { tag: '@phone' }, async ({ page }) => {
  const price = page.getByLabel('Price, row 1', { exact: true });
  await openList(page);
  await page.goto(`./admin/edit-product/?id=${varied.id}`);
  await price.fill('98.5');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(said(page, 'Product updated successfully!')).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await page.goto(`./admin/edit-product/?id=${varied.id}`);
  await expect(price).toHaveValue('98.50');
});
