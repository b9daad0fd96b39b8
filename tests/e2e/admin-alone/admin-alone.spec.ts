import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { partMissing } from '@/lib/site/messages';
import { GARDEN_ADMIN, GARDEN_ADMIN_PUBLISH } from '@/tests/fixtures/shops';
import { forgejoStandIn } from '@/tests/hosts/forgejo';
import { openList, openPage, price, rowOf, rows, said, setPrice } from '../admin-pages';
import { expect, expectNoAxeViolations } from '../fixtures';
import { readCopies } from '../kept-pages';
import { OPERATOR, TOKENS } from '../publish-host';
import { giveToken, leaving, publishButton, signInToHost } from '../publish-pages';
import { publishTest } from '../publish-test';
import { takeAsReloaded } from '../visit';

// Its export is built in the whole gate alone.
const tag = '@night';
const test = publishTest(GARDEN_ADMIN, forgejoStandIn);

const CHUNKS = '**/_next/static/chunks/*.js';

/** Has each chunk whose address matches come with a line more, as somebody who got at the files could; gives how often one came. */
async function alter(page: Page, chunks: string) {
  const came: string[] = [];
  await page.route(chunks, async (route) => {
    const response = await route.fetch();
    came.push(route.request().url());
    await route.fulfill({ response, body: `${await response.text()}\n;globalThis.isAltered = true;` });
  });
  return came;
}
const isAltered = (page: Page) => page.evaluate(() => 'isAltered' in globalThis);

test('an operator edits, adds a picture and publishes where every script is checked and no text becomes markup', {
  tag,
}, async ({ page, host, allow404 }) => {
  // The picture is in the repository and not yet in the store.
  allow404('/uploads/');
  await page.goto('./');
  await expect(page).toHaveURL(/\/admin\/login\/$/);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expectNoAxeViolations(page);
  await openList(page);
  const store = page.getByRole('link', { name: 'Store (new tab)' });
  await expect(store).toHaveAttribute('href', `${GARDEN_ADMIN_PUBLISH.site}/`);
  const id = (await rows(page).first().locator('code, [class*="id"]').last().textContent()) ?? '';
  await setPrice(page, id, '77.77');

  await openPage(page, 'Add product');
  await page.getByLabel('Product name').fill('Pictured');
  await page.getByLabel('Description', { exact: true }).fill('New and pictured.');
  await price(page).fill('12.5');
  const red = sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } });
  const picture = { name: 'red.jpg', mimeType: 'image/jpeg', buffer: await red.jpeg().toBuffer() };
  await page.getByLabel('Add image files').setInputFiles(picture);
  await page.getByLabel('Image 1: description').fill('All of it in red');
  await page.getByRole('button', { name: 'Add product' }).click();
  await expect(said(page, 'Product added successfully!')).toBeVisible();

  await openPage(page, 'Changes');
  await expect(page.getByRole('switch')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Open the store' })).toHaveAttribute(
    'href',
    `${GARDEN_ADMIN_PUBLISH.site}/all-products/`,
  );
  await expectNoAxeViolations(page);
  await openPage(page, 'Publish');
  await signInToHost(page, TOKENS.operator, OPERATOR);
  await expect(leaving(page).filter({ hasText: id })).toContainText('77.77');
  await publishButton(page).click();
  await expect(page.getByText('2 products sent to farm/store.')).toBeVisible();
  host.runs.start(await host.head());
  await host.deploy();
  await expect(page.getByText('Live: the store shows it.')).toBeVisible();
  expect(await host.catalogue()).toContain('All of it in red');

  const unchecked = () => [...document.scripts].filter(({ src, integrity }) => src && !integrity.startsWith('sha384-'));
  expect(await page.evaluate(unchecked)).toEqual([]);
  await page.reload();
  await openPage(page, 'Publish');
  await expect(page.getByLabel('Token')).toBeVisible();
});

test('a token that is kept for the tab outlives a page of the admin', { tag }, async ({ page, isKept }) => {
  await openList(page);
  await openPage(page, 'Publish');
  await page.getByRole('checkbox', { name: 'Stay signed in until this tab is closed' }).check();
  await giveToken(page, TOKENS.operator);
  await expect(page.getByRole('link', { name: OPERATOR, exact: true })).toBeVisible();
  isKept.inTab = true;
  await page.reload();
  await expect(page.getByRole('link', { name: OPERATOR, exact: true })).toBeVisible();
});

test('chunks that somebody has altered do not run, neither at first nor later, and the page says that it lacks a part', {
  tag,
}, async ({ page, allowConsole }) => {
  allowConsole(/Failed to find a valid digest|ChunkLoadError|Failed to load chunk/);
  await takeAsReloaded(page);
  await openList(page);
  const later = await alter(page, CHUNKS);
  const name = /^Publish/;
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name }).click();
  await expect(page.getByRole('link', { name: partMissing })).toBeVisible();
  expect([later.length > 0, await isAltered(page)]).toEqual([true, false]);

  const early = later.length;
  await page.goto('./admin/login/');
  await expect(page.getByRole('link', { name: partMissing })).toBeVisible();
  expect([later.length > early, await isAltered(page)]).toEqual([true, false]);
});

const REFUSED = /requires 'Trusted|require-trusted-types-for/;

test.describe('a script that got in', () => {
  test.beforeEach(({ allowConsole }) => allowConsole(REFUSED));
  const refused: [string, () => unknown][] = [
    ['writes no markup', () => document.createElement('b').setHTMLUnsafe('<b>x')],
    [
      'loads no file that is no script of the admin',
      () => document.createElement('script').setAttribute('src', '/catalogue.json'),
    ],
    [
      'loads none by way of a property',
      () => Object.assign(document.createElement('script'), { src: 'https://garden.invalid/a.js' }),
    ],
    ['starts no worker of its own', () => new Worker('/catalogue.json')],
    ['makes no policy of its own', () => Reflect.get(window, 'trustedTypes').createPolicy('mine', {})],
  ];
  for (const [title, deed] of refused) {
    test(title, { tag }, async ({ page, allowConsole }) => {
      allowConsole(/trusted-types/);
      await openList(page);
      await expect(page.evaluate(deed)).rejects.toThrow(/TypeError/);
    });
  }
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the admin opens without a network, under the same checks', { tag }, async ({ page, context, allowConsole }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await openList(page);
    await expect.poll(() => readCopies(page, '/admin/files.json')).toEqual([expect.stringContaining('"/admin/":')]);
    await page.reload();
    await expect(rows(page).first()).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(rows(page).first()).toBeVisible();
    const id = (await rows(page).first().locator('code, [class*="id"]').last().textContent()) ?? '';
    await setPrice(page, id, '66.66');
    await expect(rowOf(page, id)).toContainText('66.66');
  });
});
