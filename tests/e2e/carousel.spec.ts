import type { Page } from '@playwright/test';
import { categorySettings } from '@/lib/catalogue/categories/category-settings';
import { branding } from '@/lib/site/content';
import { largestCategory, subcategoryPages, testIf } from './built-catalogue';
import { expect, test } from './fixtures';
import { textContentOf, visit } from './visit';

const START = new Date('2026-01-01T12:00:00Z');
const LATER = new Date('2026-01-01T13:00:00Z');
const SLIDE_MS = 5000;

const slides = subcategoryPages.filter(({ path }) => path.startsWith(largestCategory.path)).length;
const testSlides = testIf(test, categorySettings(largestCategory.key).hasSlider && slides > 1);
const testBrands = testIf(test, (branding.featuredBrands?.length ?? 0) > 0);

const slider = (page: Page) => page.getByRole('region', { name: `${largestCategory.name} by section` });
const position = async (page: Page) =>
  Number(/\d+/.exec(await textContentOf(slider(page).getByText(/^\d+\/\d+$/)))?.[0]);

/** Opens a category and stops its clock. Time passes only with `clock.runFor`. */
async function openWithStoppedClock(page: Page) {
  await page.clock.install({ time: START });
  await visit(page, largestCategory.path);
  // The slider pauses under the pointer.
  await page.mouse.move(0, 0);
  await page.clock.pauseAt(LATER);
}

/** Waits until React has rendered. Its scheduler uses message channels, which run while the clock is stopped. */
function waitForRender(page: Page) {
  return page.evaluate(async () => {
    for (let task = 0; task < 20; task += 1) {
      const { port1, port2 } = new MessageChannel();
      await new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage('');
      });
    }
  });
}

/** Number of slides that the slider advances in this time. */
async function slidesAfter(page: Page, milliseconds: number): Promise<number> {
  await waitForRender(page);
  const before = await position(page);
  await page.clock.runFor(milliseconds);
  await waitForRender(page);
  const slides = await slider(page).locator('[aria-roledescription=slide]').count();
  return ((await position(page)) - before + slides) % slides;
}

testSlides(
  'the slider advances every five seconds to the slide in its counter, but not under the pointer',
  async ({ page }) => {
    await openWithStoppedClock(page);
    expect(await slidesAfter(page, SLIDE_MS)).toBe(1);
    const current = slider(page)
      .locator('[aria-roledescription=slide]')
      .nth((await position(page)) - 1);
    await expect(current).toBeInViewport({ ratio: 0.5 });
    await expect(current.getByRole('link')).toBeVisible();
    await slider(page).hover();
    expect(await slidesAfter(page, 4 * SLIDE_MS)).toBe(0);
    await page.mouse.move(0, 0);
    expect(await slidesAfter(page, SLIDE_MS)).toBe(1);
  },
);

testBrands(
  'the brand logos advance every second on a phone, and a button stops them',
  { tag: '@phone' },
  async ({ page }) => {
    await page.clock.install({ time: START });
    await visit(page, '/');
    await page.mouse.move(0, 0);
    await page.clock.pauseAt(LATER);
    const strip = page.getByRole('region', { name: 'Brands' });
    const offset = () => strip.getByRole('list').evaluate((list) => Math.round(list.scrollLeft));
    const before = await offset();
    await page.clock.runFor(1000);
    await expect.poll(offset).not.toBe(before);
    await strip.getByRole('button', { name: 'Pause brands' }).click();
    await expect(strip.getByRole('button', { name: 'Play brands' })).toBeVisible();
  },
);
