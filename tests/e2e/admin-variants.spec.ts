import { openList, rowOf, rows, said } from './admin-pages';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { subject } from './picks';

const [varied, testVaried] = subject(test, 'whose sizes differ', ({ variants = [] }) =>
  variants.some(({ choice }) => choice.size !== undefined),
);

testVaried('the price of a variant is edited on a phone, and saved', { tag: '@phone' }, async ({ page }) => {
  const open = async () => {
    await page.getByLabel('Name, maker or id').fill(varied.id);
    await rowOf(page, varied.id).getByRole('link').first().click();
    await page.getByText('All details').click();
  };
  await openList(page);
  await open();
  const first = page.getByRole('group', { name: 'Variants', exact: true }).locator('summary').first();
  await first.click();
  await page
    .getByRole('group', { name: 'Variants', exact: true })
    .getByLabel('Price', { exact: true })
    .first()
    .fill('98.5');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(said(page, 'Product updated successfully!')).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await page.reload();
  await open();
  await expect(first).toContainText('98.50');
});
