import { openList, openPage, setPrice } from '@/tests/e2e/admin-pages';
import { expect, expectNoAxeViolations, test } from '@/tests/e2e/fixtures';
import { products } from '@/tests/e2e/picks';

test('without a repository the page says in five lines how one is set up, and edits leave as a file', async ({
  page,
}) => {
  await openList(page);
  await setPrice(page, products[0]?.id ?? '', '77.77');
  await openPage(page, 'Publish');
  await expect(page.getByRole('heading', { name: 'Publishing is not set up' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'To the changes' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export changes' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^changes-.*\.json$/);
});
