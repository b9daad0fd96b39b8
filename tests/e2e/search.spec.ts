import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { INDEX } from './network';
import { pick, place } from './picks';
import { visit } from './visit';

const results = (page: Page) => page.getByRole('main').getByRole('article');
const wanted = pick('at all', () => true);

const headerField = (page: Page) => page.getByLabel('Search the catalog');

test('Enter in the header goes to the first suggestion (spec 2)', { tag: '@both' }, async ({ page }) => {
  await visit(page, '/');
  await headerField(page).fill(wanted.name);
  const first = page.getByRole('option').first();
  // Until the answer is there, the way to all results is the only row, and it bears the name too.
  await expect(first).not.toContainText('See all results');
  await expect(first).toContainText(wanted.name);
  await headerField(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wanted.name);
});

test('all results bear the word that was asked for, their number is said, and one leads to its product', async ({
  page,
}) => {
  await visit(page, `/search/?query=${encodeURIComponent(wanted.brand.name)}`);
  await expect(results(page).first()).toBeVisible();
  const count = await results(page).count();
  await expect(page.getByText(new RegExp(`^Showing ${count} of \\d+ Products$`))).toBeVisible();
  for (const card of await results(page).all()) await expect(card).toContainText(wanted.brand.name);
  await visit(page, `/search/?query=${wanted.id}`);
  await results(page).getByRole('link', { name: wanted.name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wanted.name);
});

test('without a query the page fetches nothing and leads to the categories', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await visit(page, '/search/?query=%20%20');
  await expect(page.getByRole('main').locator(`a[href$="${place.path}"]`).first()).toBeVisible();
  expect(requests.filter((url) => INDEX.test(url))).toEqual([]);
});

test('Back returns to the query before', async ({ page }) => {
  await visit(page, `/search/?query=${wanted.id}`);
  await expect(results(page).first()).toBeVisible();
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('zzzzqqq');
  await field.press('Enter');
  await expect(page.getByText('Nothing found for “zzzzqqq”.')).toBeVisible();
  await page.goBack();
  await expect(results(page).getByRole('link', { name: wanted.name })).toBeVisible();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(wanted.id);
});
