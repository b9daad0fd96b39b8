import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from '../fixtures';
import { visit } from '../visit';
import { test } from './below-store';

// tests/fixtures/photographed-products.json: its photographs are on hosts that do not exist, its last picture is a file of the data folder.
const ABROAD = '/products/photo-first/';
const NAME = 'Photographed Sun Hat';
const FOREIGN = /^https:\/\/[^/]+\.invalid\//;
const DRAWING = /\/store\/drawings\/sun-hat\.svg$/;
const PLACEHOLDER = /\/store\/drawings\/neutral\/placeholder\.svg$/;

const thumbs = (page: Page) => page.getByRole('list', { name: 'Pictures', exact: true }).getByRole('button');
const large = (page: Page) => page.locator('main figure:not([inert] *) img').first();
const naturalWidth = (page: Page) => large(page).evaluate((image: HTMLImageElement) => image.naturalWidth);

test('photographs on hosts that do not exist are replaced by the last picture, without a layout shift or a referrer', async ({
  page,
}) => {
  const referrers: (string | undefined)[] = [];
  await page.route(FOREIGN, (route) => {
    referrers.push(route.request().headers().referer);
    return route.abort('namenotresolved');
  });
  await page.addInitScript(() => {
    const probe = { shift: 0 };
    Object.assign(window, { probe });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) probe.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visit(page, ABROAD);
  await expect(large(page)).toHaveAttribute('src', DRAWING);
  await expect(large(page)).toHaveAttribute('alt', new RegExp(NAME));
  await expect.poll(() => naturalWidth(page)).toBeGreaterThan(0);
  await expect(thumbs(page)).toHaveCount(3);
  expect(await page.evaluate(() => (window as unknown as { probe: { shift: number } }).probe.shift)).toBeLessThan(
    0.001,
  );
  expect(new Set(referrers)).toEqual(new Set([undefined]));
});

test('a card has two pictures: if neither loads, it shows the placeholder', async ({ page }) => {
  await visit(page, '/search/?query=photo-first');
  const picture = page.getByRole('article').filter({ hasText: NAME }).locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('src', PLACEHOLDER);
});

test('a picture that never answers is given up after a while', { tag: '@night' }, async ({ page }) => {
  await page.clock.install();
  // Never answered.
  await page.route(FOREIGN, () => {});
  // A host that never answers also keeps the page from ever being loaded in full.
  await page.goto(`.${ABROAD}`, { waitUntil: 'commit' });
  await expect(thumbs(page).first()).toBeVisible();
  await expect(large(page)).toHaveAttribute('src', FOREIGN);
  await page.clock.runFor(4000);
  await expect(large(page)).toHaveAttribute('src', FOREIGN);
  // The wait begins when React is there, whenever that is.
  await expect(async () => {
    await page.clock.runFor(4000);
    await expect(large(page)).toHaveAttribute('src', DRAWING, { timeout: 1 });
  }).toPass();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('what is no picture gives way to the next one', { tag: '@night' }, async ({ page }) => {
  await page.route(FOREIGN, (route) => route.fulfill({ contentType: 'image/png', body: 'this is no picture' }));
  await visit(page, ABROAD);
  await expect(large(page)).toHaveAttribute('src', DRAWING);
  await expect.poll(() => naturalWidth(page)).toBeGreaterThan(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture that is out of reach leaves a drawn ground, not the sign of a broken image', async ({
    page,
    allowConsole,
  }) => {
    // Where JavaScript is off, Chromium counts the preload of a script as refused; that is no fault of the page.
    allowConsole(/^csp$/);
    await page.goto(`.${ABROAD}`);
    const picture = page.locator('main figure img').first();
    await expect(picture).toHaveAttribute('src', /\.invalid\//);
    const side = await picture.evaluate((image) => image.getBoundingClientRect().width);
    const shown = sharp(await picture.screenshot());
    const darkest = async (left: number, top: number, width: number, height: number) => {
      const [x, y, w, h] = [left, top, width, height].map((share) => Math.round(share * side));
      const box = { left: x ?? 0, top: y ?? 0, width: w ?? 1, height: h ?? 1 };
      const { channels } = await sharp(await shown.clone().extract(box).toBuffer()).stats();
      return Math.min(...channels.map(({ min }) => min));
    };
    // The lines of the paper, and nothing darker: neither in the middle nor where browsers draw their sign and the words.
    const middle = await darkest(0.25, 0.35, 0.5, 0.3);
    expect(middle).toBeLessThan(235);
    expect(middle).toBeGreaterThan(190);
    expect(await darkest(0.01, 0.01, 0.07, 0.07)).toBeGreaterThan(190);
  });
});
