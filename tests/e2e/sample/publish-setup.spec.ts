import { openAdminPage, openProductList } from '@/tests/e2e/admin-actions';
import { expect, expectNoAxeViolations, test } from '@/tests/e2e/fixtures';

test('without a repository the Publish page shows the setup command and links to the export', async ({ page }) => {
  await openProductList(page);
  await openAdminPage(page, 'Publish');
  await expect(page.getByRole('heading', { name: 'Publishing is not set up' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('npm run publish:setup');
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Go to changes' }).click();
  await expect(page.getByRole('button', { name: 'Export changes' })).toBeVisible();
});
