import { openList, openPage, setPrice } from '@/tests/e2e/admin-pages';
import { expect, expectNoAxeViolations, test } from '@/tests/e2e/fixtures';
import { findOverflow } from '@/tests/e2e/layout';
import { products } from '@/tests/e2e/picks';

test('without a repository the page asks where the store is kept, gives the line and the pages to press on, and edits leave as a file', async ({
  page,
}) => {
  await openList(page);
  await setPrice(page, products[0]?.id ?? '', '77.77');
  await openPage(page, 'Publish');
  await expect(page.getByRole('heading', { name: 'Publishing is not set up' })).toBeVisible();
  const main = page.getByRole('main');
  await main.getByLabel('Repository').fill('https://codeberg.org/owner/store');
  await main.getByRole('button', { name: 'Show what to do' }).click();
  await expect(main).toContainText('"publish": { "host": "forgejo", "repository": "owner/store", "branch": "main" },');
  for (const link of await main.getByRole('list').last().getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\/codeberg\.org\//);
  }
  // The policy of these pages lets them ask nobody, and the page knows it.
  await expect(main).toContainText('this page cannot look');
  expect(await findOverflow(page, page.viewportSize()?.width ?? 0)).toEqual([]);
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'To the changes' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export changes' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^changes-.*\.json$/);
});
