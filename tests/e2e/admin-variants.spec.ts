import { openList, rowOf, rows, said } from './admin-pages';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { subject } from './picks';

const [varied, testVaried] = subject(test, 'whose sizes differ', ({ variants = [] }) =>
  variants.some(({ choice }) => choice.size !== undefined),
);

testVaried(
  'variants are edited as in a spreadsheet, or in a list on a phone, and saved (guide: the operator) @both',
  async ({ page, isMobile }) => {
    const { id } = varied;
    const open = async () => {
      await page.getByLabel('Name, maker or id').fill(id);
      await rowOf(page, id).getByRole('link').first().click();
      await page.getByText('All details').click();
    };
    await openList(page);
    await open();
    const variants = page.getByRole('group', { name: 'Variants', exact: true });
    if (isMobile) {
      await variants.locator('summary').first().click();
      await variants.getByLabel('Price', { exact: true }).first().fill('98.5');
    } else {
      const grid = page.getByRole('grid', { name: 'Variants' });
      await grid.focus();
      await page.keyboard.type('98.5');
      await page.keyboard.press('Enter');
      await expect(grid).toBeFocused();
      await expect(grid.getByRole('gridcell').first()).toHaveText('98.5');
    }
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Save product' }).click();
    await expect(said(page, 'Product updated successfully!')).toBeVisible();
    await expect(rows(page).first()).toBeVisible();
    await page.reload();
    await open();
    if (isMobile) await expect(variants.locator('summary').first()).toContainText('98.50');
    else await expect(page.getByRole('gridcell').first()).toHaveText('98.50');
  },
);
