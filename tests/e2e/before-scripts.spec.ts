import type { Page } from '@playwright/test';
import { site } from '@/lib/site/site';
import { expect, test } from './fixtures';
import { hold } from './network';
import { given, isPaged, pathOf, place, subject, word } from './picks';
import { slowPhone } from './slow-phone';
import { becomeLive, takeAsReloaded } from './visit';

const CHUNKS = /\/_next\/static\/chunks\/.*\.js$/;
const [product, testProduct] = subject(test, 'in two colors', ({ colors }) => colors.length > 1);

/** Opens a page on a slow phone and returns as soon as its text is there, long before its scripts. */
async function openSlowly(page: Page, path: string) {
  await slowPhone(page);
  await openWithoutScripts(page, path);
}

/** Opens a page whose scripts are on their way. */
async function openWithoutScripts(page: Page, path: string) {
  await page.goto(`.${path}`, { waitUntil: 'commit' });
  await page.locator('footer').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => 'live' in document.documentElement.dataset)).toBe(false);
}

test('no script is fetched before the first paint, and none before the page is loaded (row 45)', async ({ page }) => {
  for (const path of ['/', place.path, pathOf(product)]) {
    await page.goto(`.${path}`);
    await becomeLive(page);
    const early = await page.evaluate(() => {
      const [{ loadEventStart }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
        name.endsWith('.js'),
      );
      return {
        count: scripts.length,
        early: scripts.filter(({ startTime }) => startTime < Math.min(paint, loadEventStart)).map(({ name }) => name),
      };
    });
    expect(early.count, path).toBeGreaterThan(3);
    expect(early.early, path).toEqual([]);
  }
});

testProduct('a color that is picked first is taken over (row 45)', { tag: '@night' }, async ({ page }) => {
  const second = product.colors[1]?.name ?? '';
  await openSlowly(page, pathOf(product));
  await page.locator(`input[name=color][value="${second}"]`).evaluate((radio: HTMLInputElement) => radio.click());
  await becomeLive(page);
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('color') === second);
  await expect(page.getByRole('radio', { name: second })).toBeChecked();
});

testProduct(
  'a press on Look closer is done when the scripts are there (row 45)',
  { tag: '@night' },
  async ({ page }) => {
    await openSlowly(page, pathOf(product));
    await page.getByRole('button', { name: 'Look closer' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);

test('the menu of a phone opens when the scripts are there (row 45)', { tag: '@night' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSlowly(page, '/faq/');
  await page.locator('a[href="#footer-menu"]').click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expect(page).toHaveURL(/\/faq\/$/);
});

given(test, isPaged)(
  'filters that are ticked first are all taken over (row 45)',
  { tag: '@night' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openSlowly(page, place.path);
    const boxes = page.locator('#filters input[type=checkbox]');
    const asked: [string, string][] = [];
    for (const index of [0, 1]) {
      const box = boxes.nth(index);
      asked.push([(await box.getAttribute('name')) ?? '', (await box.getAttribute('value')) ?? '']);
      await box.check({ force: true });
    }
    await becomeLive(page);
    for (const [name, value] of asked)
      await expect(page).toHaveURL(({ searchParams }) => searchParams.getAll(name).includes(value));
    for (const [name, value] of asked)
      await expect(page.locator(`input[name="${name}"][value="${value}"]`).first()).toBeChecked();
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: /product/ })
        .first(),
    ).toBeAttached();
  },
);

test('what is typed into the search box stays and is answered (row 45)', { tag: '@night' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openSlowly(page, '/faq/');
  const box = page.getByRole('combobox').first();
  await box.click();
  await page.keyboard.type(word);
  await expect(page.getByRole('option').first()).toBeVisible({ timeout: 60_000 });
  await expect(box).toHaveValue(word);
});

test("'/' and the letters after it reach the search box (row 45)", { tag: '@night' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openSlowly(page, '/faq/');
  await page.keyboard.press('/');
  await page.keyboard.type(word);
  await expect(page.getByRole('combobox').first()).toHaveValue(word);
});

const TYPED = { 'First name': 'Jo', 'Last name': 'Park', Email: 'jo@example.com', Message: 'Which size?' };

test('the contact form keeps what is typed, answers it, and never puts it into an address (row 45)', async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const release = await hold(page, CHUNKS);
  await openWithoutScripts(page, '/contact/');
  for (const [label, value] of Object.entries(TYPED)) await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Send message' }).click();
  expect(addresses.filter((address) => CHUNKS.test(address))).not.toEqual([]);
  await release();
  if (!site.contactEndpoint) await expect(page.getByRole('main').getByRole('status')).toContainText('Thank you.');
  await expect(page).toHaveURL(/\/contact\/$/);
  expect(addresses.filter((address) => /Park|jo%40|jo@/.test(address))).toEqual([]);
});

test('a page that lacks one of its scripts stays as it can be read, and says so', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED|ERR_BLOCKED/);
  const html = await (await page.request.get('./contact/')).text();
  const [, last = 'none'] = /([^/"]+\.js)"\],"chunks"/.exec(html) ?? [];
  await page.route(`**/${last}`, (route) => route.abort('blockedbyclient'));
  await page.goto('./contact/');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
});

test.describe('where the scripts are blocked', () => {
  test.beforeEach(async ({ page, allowConsole }) => {
    allowConsole(/ERR_FAILED|ERR_BLOCKED/);
    await page.route(CHUNKS, (route) => route.abort('blockedbyclient'));
  });

  test('the contact form puts nothing into an address, and the page says that a part is missing (row 45)', async ({
    page,
  }) => {
    // The page has been loaded anew before: no finger types while it goes.
    await takeAsReloaded(page);
    await page.goto('./contact/');
    await page.getByLabel('Email', { exact: true }).fill('jo@example.com');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await expect(page).toHaveURL(/\/contact\/$/);
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('jo@example.com');
  });

  given(test, isPaged)('a filtered address does not show the unfiltered list', async ({ page }) => {
    await page.goto(`.${place.path}?max=1`);
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await expect(page.getByRole('article').first()).toBeHidden();
  });

  test('the menu of a phone leads to the links at the foot', { tag: '@night' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('./faq/');
    await page.locator('a[href="#footer-menu"]').click();
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await page.locator('a[href="#footer-menu"]').click();
    await expect(page).toHaveURL(/#footer-menu$/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact page says how to reach the store instead of showing a form that cannot send', async ({ page }) => {
    await page.goto('./contact/');
    await expect(page.getByText('The form needs JavaScript')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send message' })).toBeHidden();
    if (site.email) await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toBeVisible();
  });
});
