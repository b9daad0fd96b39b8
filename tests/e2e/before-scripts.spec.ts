import type { Page } from '@playwright/test';
import { site } from '@/lib/site/site';
import { expect, test } from './fixtures';
import { hold } from './network';
import { place } from './picks';
import { takeAsReloaded } from './visit';

const CHUNKS = /\/_next\/static\/chunks\/.*\.js$/;

/** Opens a page whose scripts are on their way. */
async function openWithoutScripts(page: Page, path: string) {
  await page.goto(`.${path}`, { waitUntil: 'commit' });
  await page.locator('footer').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => 'live' in document.documentElement.dataset)).toBe(false);
}

const TYPED = { 'First name': 'Jo', 'Last name': 'Park', Email: 'jo@example.com', Message: 'Which size?' };

test('a contact form that is sent before the scripts are there is answered, and nothing of it enters an address', async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const release = await hold(page, CHUNKS);
  await openWithoutScripts(page, '/contact/');
  for (const [label, value] of Object.entries(TYPED)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Send message' }).click();
  await release();
  if (!site.contactEndpoint) await expect(page.getByRole('main').getByRole('status')).toContainText('Thank you.');
  await expect(page).toHaveURL(/\/contact\/$/);
  expect(addresses.filter((address) => /Park|jo%40|jo@/.test(address))).toEqual([]);
});

test('a page whose scripts are blocked says so, keeps what is typed and shows no unfiltered list', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|ERR_BLOCKED/);
  await page.route(CHUNKS, (route) => route.abort('blockedbyclient'));
  await takeAsReloaded(page);
  await page.goto('./contact/');
  await page.getByLabel('Email', { exact: true }).fill('jo@example.com');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expect(page).toHaveURL(/\/contact\/$/);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('jo@example.com');
  await page.goto(`.${place.path}?max=1`);
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expect(page.getByRole('article').first()).toBeHidden();
});
