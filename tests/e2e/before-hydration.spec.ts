import type { Page } from '@playwright/test';
import { contactMessages } from '@/lib/site/contact/contact-form';
import { site } from '@/lib/site/site';
import {
  commonWord,
  hasPictureOfEachColor,
  largestCategory,
  productPath,
  testIf,
  testWithProduct,
} from './built-catalogue';
import { expect, test } from './fixtures';
import { CHUNK_URL, pauseRequests } from './network';
import { openFacet } from './open-facet';
import { markReloaded, waitForHydration } from './visit';

const [colored, testColored] = testWithProduct(test, 'in two colors and in M and L', hasPictureOfEachColor);
const color = colored.colors[1]?.name ?? '';

/** Opens a page, acts before its scripts load, then waits for hydration. */
async function actBeforeHydration(page: Page, path: string, act: () => Promise<void>) {
  const release = await pauseRequests(page, CHUNK_URL);
  await page.goto(`.${path}`, { waitUntil: 'commit' });
  await page.locator('footer').waitFor({ state: 'attached' });
  await act();
  expect(await page.evaluate(() => 'live' in document.documentElement.dataset)).toBe(false);
  await release();
  await waitForHydration(page);
}

const TYPED_VALUES = { 'First name': 'Jo', 'Last name': 'Park', Email: 'jo@example.com', Message: 'Which size?' };

test('a contact form that is submitted before hydration is handled, and its text appears in no URL', async ({
  page,
}) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await actBeforeHydration(page, '/contact/', async () => {
    for (const [label, value] of Object.entries(TYPED_VALUES))
      await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole('button', { name: 'Send message' }).click();
  });
  if (!site.contactEndpoint)
    await expect(page.getByRole('main').getByRole('status')).toContainText(contactMessages.done);
  await expect(page).toHaveURL(/\/contact\/$/);
  expect(urls.filter((url) => /Park|jo%40|jo@/.test(url))).toEqual([]);
});

testColored('a selection and a click before hydration add the product to the list', async ({ page }) => {
  await actBeforeHydration(page, productPath(colored), async () => {
    for (const name of [color, 'L']) {
      const radio = page.getByRole('radio', { name, exact: true });
      // Retries: the page can still move while its pictures load.
      await expect(() => radio.check({ force: true, timeout: 2000 })).toPass();
    }
    await page.getByRole('button', { name: 'Add to request list' }).click();
  });
  await expect(page.getByRole('main').getByText(`Added: ${color}, L.`)).toBeVisible();
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('color') === color);
});

test('a search that is typed before hydration gets suggestions', async ({ page }) => {
  await actBeforeHydration(page, '/', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type(commonWord);
  });
  await expect(page.getByRole('combobox', { name: 'Search the catalog' })).toHaveValue(commonWord);
  await expect(page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first()).toBeVisible();
});

test('the menu of a phone opens if it is clicked before hydration', { tag: '@phone' }, async ({ page }) => {
  await actBeforeHydration(page, '/', () => page.getByRole('link', { name: 'Menu', exact: true }).click());
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('a page with blocked scripts keeps typed text, and a filtered listing has products', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|ERR_BLOCKED/);
  await page.route(CHUNK_URL, (route) => route.abort('blockedbyclient'));
  await markReloaded(page);
  await page.goto('./contact/');
  await page.getByLabel('Email', { exact: true }).fill('jo@example.com');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(/\/contact\/$/);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('jo@example.com');
  await page.goto(`.${largestCategory.path}?max=1`);
  await expect(page.getByRole('article').first()).toBeVisible();
});

const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const searchParams = (page: Page) => new URL(page.url()).searchParams;
const brands = new Set(largestCategory.products.map(({ brand }) => brand.name));

testIf(test, brands.size > 2)('filters and a sort order that are set before hydration all apply', async ({ page }) => {
  const release = await pauseRequests(page, CHUNK_URL);
  await page.goto(`.${largestCategory.path}`, { waitUntil: 'commit' });
  const boxes = filters(page).locator('input[name="brand"]');
  const checkedBrands = [await boxes.nth(0).inputValue(), await boxes.nth(1).inputValue()];
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByLabel('Sort by').selectOption('price-low-high');
  // A facet opens without script and stays open.
  await openFacet(filters(page), 'Maximum price');
  const slider = filters(page).getByRole('slider', { name: 'Maximum price' });
  await slider.focus();
  await page.keyboard.press('Home');
  await release();
  await expect.poll(() => searchParams(page).getAll('brand').sort()).toEqual(checkedBrands.sort());
  await expect.poll(() => searchParams(page).get('sort')).toBe('price-low-high');
  await expect.poll(() => searchParams(page).get('max')).toBe('5');
  for (const value of checkedBrands)
    await expect(filters(page).locator(`[name="brand"][value="${value}"]`)).toBeChecked();
  await expect(page.getByLabel('Sort by')).toHaveValue('price-low-high');
  await expect(slider).toBeFocused();
});
