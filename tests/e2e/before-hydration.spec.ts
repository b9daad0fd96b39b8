import type { Page } from '@playwright/test';
import { contactMessages } from '@/lib/site/contact/contact-form';
import { site } from '@/lib/site/site';
import { commonWord, hasPictureOfEachColor, largestCategory, productPath, testWithProduct } from './built-catalogue';
import { expect, test } from './fixtures';
import { pauseRequests } from './network';
import { markReloaded, waitForHydration } from './visit';

const CHUNKS = /\/_next\/static\/chunks\/.*\.js$/;
const [colored, testColored] = testWithProduct(test, 'in two colors and in M and L', hasPictureOfEachColor);
const color = colored.colors[1]?.name ?? '';

/** Opens a page, does something before its scripts arrive, and lets them arrive. */
async function actBeforeHydration(page: Page, path: string, press: () => Promise<void>) {
  const release = await pauseRequests(page, CHUNKS);
  await page.goto(`.${path}`, { waitUntil: 'commit' });
  await page.locator('footer').waitFor({ state: 'attached' });
  await press();
  expect(await page.evaluate(() => 'live' in document.documentElement.dataset)).toBe(false);
  await release();
  await waitForHydration(page);
}

const TYPED = { 'First name': 'Jo', 'Last name': 'Park', Email: 'jo@example.com', Message: 'Which size?' };

test('a contact form that is sent before hydration is answered, and its text enters no address', async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await actBeforeHydration(page, '/contact/', async () => {
    for (const [label, value] of Object.entries(TYPED)) await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole('button', { name: 'Send message' }).click();
  });
  if (!site.contactEndpoint)
    await expect(page.getByRole('main').getByRole('status')).toContainText(contactMessages.done);
  await expect(page).toHaveURL(/\/contact\/$/);
  expect(addresses.filter((address) => /Park|jo%40|jo@/.test(address))).toEqual([]);
});

testColored('a color, a size and a press on the button before hydration add to the request list', async ({ page }) => {
  await actBeforeHydration(page, productPath(colored), async () => {
    for (const name of [color, 'L']) await page.getByRole('radio', { name, exact: true }).check({ force: true });
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

test('the menu of a phone that is pressed before hydration opens', { tag: '@phone' }, async ({ page }) => {
  await actBeforeHydration(page, '/', () => page.getByRole('link', { name: 'Menu', exact: true }).click());
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('a page whose scripts are blocked keeps typed text and shows its products, filtered address or not', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|ERR_BLOCKED/);
  await page.route(CHUNKS, (route) => route.abort('blockedbyclient'));
  await markReloaded(page);
  await page.goto('./contact/');
  await page.getByLabel('Email', { exact: true }).fill('jo@example.com');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page).toHaveURL(/\/contact\/$/);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('jo@example.com');
  await page.goto(`.${largestCategory.path}?max=1`);
  await expect(page.getByRole('article').first()).toBeVisible();
});
