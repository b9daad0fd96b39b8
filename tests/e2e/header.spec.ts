import type { Page } from '@playwright/test';
import { changeText } from './change-text';
import { expect, test } from './fixtures';
import { headerFaults } from './header-faults';
import { place } from './picks';
import { templates } from './templates';
import { visit } from './visit';

/** One page of every kind that has the header; of products, which differ below it alone, the first. */
const product = templates.find(({ path }) => path.startsWith('/products/'));
const pages = templates.filter((template) => {
  const isOther = !template.isProtected && !template.path.startsWith('/admin/');
  return isOther && (template === product || template.isUnknown || !template.path.startsWith('/products/'));
});
const WIDTHS = Array.from({ length: 81 }, (_, step) => 320 + 20 * step);

/** Lets pages stand in a frame: hosts forbid that, so the word of this one is left out. */
async function allowFrames(page: Page) {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const { 'x-frame-options': _, 'content-security-policy': __, ...headers } = response.headers();
    return route.fulfill({ response, headers });
  });
}

/**
 * Has a page ask for its fonts and wait for them: a first page does without that of texts, shops let a font go that is late, and the
 * one that stands in is wider, where a machine has none like Arial.
 */
async function awaitFonts(page: Page) {
  await changeText(page, /\.css$/, 'font-display:optional', 'font-display:block');
  await page.addInitScript(() => {
    new MutationObserver(() => {
      document.documentElement.dataset.fonts = '';
    }).observe(document, { childList: true });
  });
}

/** Opens a page in a frame of another: its width is then set in no time. */
async function openInFrame(page: Page, path: string) {
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.style.cssText = 'border: 0; height: 900px; width: 1280px';
    frame.src = src;
    document.body.replaceChildren(frame);
  }, `.${path}`);
  const root = page.frameLocator('iframe').locator('html[data-live]');
  await root.waitFor({ state: 'attached' });
  await expect.poll(() => root.evaluate(({ ownerDocument }) => ownerDocument.fonts.status)).toBe('loaded');
}

// The header is one and the same: the home page has it plain, the others differ in what is marked as current.
for (const { name, path, isUnknown } of pages) {
  test(`${name}: at every width and with letters twice as large the header has two lines at most, and nothing is cut (spec 9)`, {
    tag: ['/', place.path].includes(path) ? [] : '@night',
  }, async ({ page, allow404, allowConsole }) => {
    if (isUnknown) allow404(path);
    allowConsole(/preloaded using link preload but not used/);
    await page.setViewportSize({ width: 1920, height: 900 });
    await allowFrames(page);
    await awaitFonts(page);
    await page.goto('./robots.txt');
    await openInFrame(page, path);
    expect(await headerFaults(page, WIDTHS, ['100%', '200%'])).toEqual([]);
  });
}

test('and so it is with a request list as long as they get', async ({ page, allowConsole }) => {
  allowConsole(/preloaded using link preload but not used/);
  await page.setViewportSize({ width: 1920, height: 900 });
  await allowFrames(page);
  await awaitFonts(page);
  await page.addInitScript(() => localStorage.setItem('sp:request-count', '500'));
  await page.goto('./robots.txt');
  await openInFrame(page, '/contact/');
  await page.frameLocator('iframe').getByRole('link', { name: 'Request list (500)' }).waitFor();
  expect(await headerFaults(page, WIDTHS, ['100%', '200%'])).toEqual([]);
});

test('the number of the request list moves nothing in the header, at any width', async ({ page }) => {
  await visit(page, '/faq/');
  const boxes = () =>
    page
      .locator('header :is(a, button, input)')
      .evaluateAll((all) => all.map((one) => Object.values(one.getBoundingClientRect().toJSON())));
  const setCount = (count: string | null) =>
    page.evaluate((newValue) => {
      const key = 'sp:request-count';
      if (newValue) localStorage.setItem(key, newValue);
      else localStorage.removeItem(key);
      dispatchEvent(new StorageEvent('storage', { key, newValue }));
    }, count);
  const link = page.getByRole('banner').getByRole('link', { name: /^Request list/ });
  for (const width of [320, 378, 390, 820, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(link).toHaveAccessibleName('Request list');
    await expect(link).toBeInViewport();
    const before = await boxes();
    for (const count of ['1', '500']) {
      await setCount(count);
      await expect(link).toHaveAccessibleName(`Request list (${count})`);
      expect(await boxes(), `${width} px, ${count}`).toEqual(before);
    }
    await setCount(null);
  }
});

test('where its font has not come the name of the store is as whole', async ({ page, allowConsole }) => {
  allowConsole(/preloaded using link preload but not used|ERR_FAILED/);
  await allowFrames(page);
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.goto('./robots.txt');
  await openInFrame(page, '/contact/');
  await page.waitForLoadState('networkidle');
  expect(await headerFaults(page, [320, 340, 360, 378, 390, 414], ['100%'])).toEqual([]);
  await expect(page.frameLocator('iframe').getByText('Part of this page')).toHaveCount(0);
});

test('where the page is low, as under a zoom of 400 %, the header scrolls away', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await visit(page, '/faq/');
  await expect(page.getByRole('banner')).toBeInViewport();
  await page.mouse.wheel(0, 600);
  await expect(page.getByRole('banner')).not.toBeInViewport();
});
