import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { INDEX } from './network';
import { pick, place } from './picks';
import { visit } from './visit';

const results = (page: Page) => page.getByRole('main').getByRole('article');
const wanted = pick('at all', () => true);

const headerField = (page: Page) => page.getByLabel('Search the catalog');

test('Enter in the header goes to the first suggestion (spec 2)', async ({ page }) => {
  await visit(page, '/');
  await headerField(page).fill(wanted.name);
  const first = page.getByRole('option').first();
  // Until the answer is there, the way to all results is the only row, and it bears the name too.
  await expect(first).not.toContainText('See all results');
  await expect(first).toContainText(wanted.name);
  await headerField(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wanted.name);
});

test('the last suggestion in the header leads to all results', async ({ page }) => {
  await visit(page, '/');
  await headerField(page).fill(wanted.name);
  await page.getByRole('option', { name: /See all results/ }).click();
  await expect(page).toHaveURL(
    (url) => url.pathname.endsWith('/search/') && url.searchParams.get('query') === wanted.name,
  );
  await expect(results(page).getByRole('link', { name: wanted.name }).first()).toBeVisible();
});

test('a query in the header for which nothing is suggested leads to the search page (spec 2)', async ({ page }) => {
  await visit(page, '/');
  await headerField(page).fill('zzzzqqq');
  await headerField(page).press('Enter');
  await expect(page).toHaveURL(/\/search\/\?query=zzzzqqq$/);
  await expect(page.getByText('No products found matching your criteria.')).toBeVisible();
});

test('a product is found by its name, whatever the case (spec 1)', async ({ page }) => {
  await visit(page, `/search/?query=${encodeURIComponent(wanted.name.toUpperCase())}`);
  await expect(results(page).getByRole('link', { name: wanted.name }).first()).toBeVisible();
});

test('all results bear the word that was asked for, and their number is said', async ({ page }) => {
  await visit(page, `/search/?query=${encodeURIComponent(wanted.brand.name)}`);
  await expect(results(page).first()).toBeVisible();
  const count = await results(page).count();
  await expect(page.getByText(new RegExp(`^Showing ${count} of \\d+ Products$`))).toBeVisible();
  for (const card of await results(page).all()) await expect(card).toContainText(wanted.brand.name);
});

test('a result leads to its product', async ({ page }) => {
  await visit(page, `/search/?query=${wanted.id}`);
  await results(page).getByRole('link', { name: wanted.name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wanted.name);
});

test('a query without results says so and leads on', async ({ page }) => {
  await visit(page, '/search/?query=zzzzqqq');
  await expect(page.getByText('No products found matching your criteria.')).toBeVisible();
  await page.getByRole('main').locator(`a[href$="${place.path}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(place.name);
});

test('without a query the page fetches nothing and leads to the categories', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await visit(page, '/search/?query=%20%20');
  await expect(page.getByRole('main').locator(`a[href$="${place.path}"]`).first()).toBeVisible();
  expect(requests.filter((url) => INDEX.test(url))).toEqual([]);
});

test('markup in a query is shown as text', async ({ page }) => {
  await visit(page, `/search/?query=${encodeURIComponent('<b id="x">boot</b>"')}`);
  await expect(page.getByText('<b id="x">boot</b>"').first()).toBeVisible();
  await expect(page.locator('#x')).toHaveCount(0);
});

test('a failure is said, and the next try shows the results', async ({ page }) => {
  let isGone = true;
  await page.route(INDEX, (route) => (isGone ? route.abort('aborted') : route.continue()));
  await visit(page, `/search/?query=${wanted.id}`);
  await expect(page.getByText(/could not be loaded/)).toBeVisible();
  isGone = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(results(page).getByRole('link', { name: wanted.name })).toBeVisible();
});

test('search data that is no JSON is a failure too', async ({ page }) => {
  await page.route(INDEX, (route) => route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html>' }));
  await visit(page, `/search/?query=${wanted.id}`);
  await expect(page.getByText(/could not be loaded/)).toBeVisible();
});

test('Back returns to the query before', async ({ page }) => {
  await visit(page, `/search/?query=${wanted.id}`);
  await expect(results(page).first()).toBeVisible();
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('zzzzqqq');
  await field.press('Enter');
  await expect(page.getByText('No products found matching your criteria.')).toBeVisible();
  await page.goBack();
  await expect(results(page).getByRole('link', { name: wanted.name })).toBeVisible();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(wanted.id);
});
