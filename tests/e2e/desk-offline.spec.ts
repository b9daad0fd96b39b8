import type { BrowserContext, Page, Request } from '@playwright/test';
import { formatPrice } from '@/lib/catalogue/price';
import { site } from '@/lib/site/site';
import { expect } from './fixtures';
import { visitAndInstall, visitAndKeep } from './kept-pages';
import { compared, given, isColored, onFirstPage, pathOf, place, subject } from './picks';
import { type Store, test } from './redeployed-store';
import { plain, sized } from './request-goods';
import { linesOf, order } from './request-list';
import { becomeLive, isSameDocument, markDocument, visit } from './visit';
import { withEndpoint } from './with-endpoint';
import { written } from './written';

// The desk without a network: kept from the start where there is a service worker, and words on what cannot be had where there is none.
const [shirt, testShirt] = subject(test, 'in two colors and in M and L', isColored);
const color = shirt.colors[1]?.name ?? '';
const chosen = `${pathOf(shirt)}?${new URLSearchParams({ color, size: 'L' })}`;

const add = (page: Page) => page.getByRole('button', { name: 'Add to request list' });
const said = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: 'dded' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add to request list' });
const lost = (page: Page) => page.getByText('There is no network.');
const pad = (page: Page) => page.getByLabel('Lines as you write them');
const lookUp = (page: Page) => page.getByRole('button', { name: 'Look up' });

test.beforeEach(({ allowConsole }) =>
  allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to load chunk/),
);

/** Takes the network away for good, from the service worker too. */
async function cutOff(context: BrowserContext, store: Store) {
  await context.setOffline(true);
  store.goDown();
}

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  testShirt(
    'a kept page adds and compares though nothing of that was ever pressed, and its list opens though it was never visited',
    { tag: '@both' },
    async ({ page, context, store }) => {
      await visitAndKeep(page, pathOf(shirt));
      await cutOff(context, store);
      await visit(page, chosen);
      await add(page).click();
      await expect(said(page)).toHaveText(`Added: ${color}, L. Request list (1)`);
      await page.getByRole('button', { name: 'Sizes and quantities' }).click();
      await dialog(page)
        .getByRole('textbox', { name: `${color}, size M, quantity`, exact: true })
        .fill('12');
      await dialog(page).getByRole('button', { name: 'Add to list' }).click();
      await expect(said(page)).toHaveText(`Added: 12, ${color}, M. Request list (2)`);
      await page
        .getByRole('main')
        .getByRole('button', { name: `Compare: ${shirt.name}` })
        .click();
      await expect(page.getByRole('complementary', { name: 'Chosen to compare' })).toContainText(shirt.name);
      await said(page).getByRole('link').click();
      await becomeLive(page);
      await expect(linesOf(page)).toHaveCount(2);
      const total = (Math.round(shirt.price * 100) * 13) / 100;
      await expect(page.getByRole('region', { name: 'Total' })).toContainText(formatPrice(total));
    },
  );

  for (const [how, isSaid] of [
    ['knows', true],
    ['does not know', false],
  ] as const) {
    testShirt(
      `the page that brought the worker adds and compares too, whose browser ${how} that the network is gone`,
      async ({ page, context, store }) => {
        await visitAndInstall(page, chosen);
        await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
        await context.setOffline(isSaid);
        store.goDown();
        if (!isSaid) {
          await add(page).click();
          await expect(lost(page)).toBeVisible();
        }
        await page.waitForFunction(() => navigator.serviceWorker.controller);
        await add(page).click();
        await expect(said(page)).toHaveText(`Added: ${color}, L. Request list (1)`);
        await page
          .getByRole('main')
          .getByRole('button', { name: `Compare: ${shirt.name}` })
          .click();
        await expect(page.getByRole('complementary', { name: 'Chosen to compare' })).toContainText(shirt.name);
      },
    );
  }

  test('a list of yesterday opens, the pad reads lines, and the list is saved', { tag: '@both' }, async ({
    page,
    context,
    store,
  }) => {
    await visitAndInstall(page, '/faq/');
    await cutOff(context, store);
    await order(page, written(sized, 3), written(plain, 2));
    await expect(linesOf(page)).toHaveCount(2);
    await expect(lost(page)).toHaveCount(0);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    expect((await file).suggestedFilename()).toBe('request-list.csv');
    await visit(page, '/request/');
    await expect(linesOf(page)).toHaveCount(2);
  });

  given(test, onFirstPage > 1)('a comparison opens that was never visited', async ({ page, context, store }) => {
    await visitAndInstall(page, '/faq/');
    await cutOff(context, store);
    await visit(page, compared(2));
    await expect(page.getByRole('columnheader')).toHaveCount(2);
  });
});

test.describe('without a service worker, as where data are saved', () => {
  testShirt(
    'a first press says what is missing, and the same press works when the network is back',
    async ({ page, context }) => {
      await visit(page, chosen);
      await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true });
      await markDocument(page);
      await context.setOffline(true);
      await add(page).click();
      await expect(lost(page)).toBeVisible();
      await context.setOffline(false);
      await add(page).click();
      await expect(said(page)).toHaveText(`Added: ${color}, M. Request list (1)`);
      expect(await isSameDocument(page)).toBe(true);
    },
  );

  testShirt(
    'a page that comes without its scripts says so, and does what was pressed when the network is back',
    async ({ page }) => {
      const isCutOff = (request: Request) => request.method() === 'HEAD' || /\/chunks\/.*\.js$/.test(request.url());
      await page.route('**', (route) => (isCutOff(route.request()) ? route.abort('failed') : route.continue()));
      await page.goto(`.${chosen}`);
      await expect(lost(page)).toBeVisible();
      await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true });
      await add(page).click();
      await markDocument(page);
      await page.unroute('**');
      await expect(said(page)).toHaveText(`Added: ${color}, M. Request list (1)`);
      await expect(lost(page)).toHaveCount(0);
      expect(await isSameDocument(page)).toBe(true);
    },
  );

  test('a card keeps its buttons, and says why a press does nothing', { tag: '@both' }, async ({ page, context }) => {
    await visit(page, place.path);
    await markDocument(page);
    await context.setOffline(true);
    const compare = page
      .getByRole('article')
      .getByRole('button', { name: /^Compare: / })
      .first();
    await compare.click();
    await expect(lost(page)).toBeVisible();
    await context.setOffline(false);
    await compare.click();
    await expect(compare).toHaveAttribute('aria-pressed', 'true');
    await expect(lost(page)).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('the pad keeps what was typed', async ({ page, context }) => {
    await visit(page, '/request/');
    const text = written(sized, 3);
    await pad(page).fill(text);
    await context.setOffline(true);
    await lookUp(page).click();
    await expect(lost(page)).toBeVisible();
    await expect(pad(page)).toHaveValue(text);
    await context.setOffline(false);
    await lookUp(page).click();
    await expect(page.getByRole('heading', { name: '1 ticked' })).toBeFocused();
  });

  given(test, site.contactEndpoint === '')(
    'a list that cannot be sent stays, and is sent later',
    async ({ page, context }) => {
      const ENDPOINT = '/endpoint-of-this-test';
      await withEndpoint(page, ENDPOINT);
      await order(page, written(sized, 3));
      await page.getByLabel(site.buyer).fill('Harbor Patrol');
      await page.getByLabel('E-mail', { exact: true }).fill('desk@example.com');
      await page.getByLabel('E-mail', { exact: true }).blur();
      const send = page.getByRole('region', { name: 'Send it' }).getByRole('button');
      await context.setOffline(true);
      await send.click();
      await expect(lost(page)).toBeVisible();
      await context.setOffline(false);
      await page.route(`**${ENDPOINT}`, (route) => route.fulfill({ json: {} }));
      await send.click();
      await expect(page.getByText('Your request has been sent.')).toBeVisible();
    },
  );
});
