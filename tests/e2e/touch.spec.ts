import type { Locator, Page } from '@playwright/test';
import { money } from '@/lib/money';
import { oracle } from '@/tests/unit/listing/oracle';
import { stateOf } from '@/tests/unit/listing/state';
import { countPictures, largestCategory, productPath, testWithProduct } from './built-catalogue';
import { expect, test } from './fixtures';
import { openFacet } from './open-facet';
import { centerOf, createTouch } from './touch';
import { visit } from './visit';

// The deeds of a finger, as the browser's own gestures.

const [product, testProduct] = testWithProduct(
  test,
  'with several pictures and colors',
  (product) => product.colors.length > 1 && countPictures(product) > 3,
);

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** How far a strip has been scrolled, in widths of its own. */
const scrolledSlides = (strip: Locator) => strip.evaluate((list) => list.scrollLeft / list.clientWidth);
const gallery = (page: Page) => page.getByRole('list', { name: 'Pictures, large' });
const small = (page: Page) => page.getByRole('list', { name: 'Pictures', exact: true }).getByRole('button');
const dialog = (page: Page) => page.getByRole('dialog');
const picture = (page: Page) => dialog(page).locator('img');
const renderedWidth = (page: Page) =>
  picture(page).evaluate((image) => Math.round(image.getBoundingClientRect().width));

testProduct(
  'a short drag lets the picture fall back, one up or down moves the page, and a swipe turns to the next picture, which a tap opens',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, productPath(product));
    const finger = await createTouch(page);
    const from = await centerOf(gallery(page));
    await finger.swipe(from, { x: -80 }, () => expect.poll(() => scrolledSlides(gallery(page))).toBeGreaterThan(0.1));
    await expect.poll(() => scrolledSlides(gallery(page))).toBe(0);
    await finger.swipe(from, { x: -30, y: -300 });
    await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
    expect(await scrolledSlides(gallery(page))).toBe(0);
    await expect(small(page).first()).toHaveAttribute('aria-current', 'true');
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const { width = 0 } = page.viewportSize() ?? {};
    // Past the first one is nothing, and not Back.
    await finger.swipe({ ...from, x: 60 }, { x: width - 80 });
    await finger.swipe(from, { x: -0.7 * width });
    await expect(small(page).nth(1)).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => scrolledSlides(gallery(page))).toBe(1);
    await gallery(page).locator('li:not([inert]) img').tap();
    await expect(picture(page)).toHaveAttribute(
      'src',
      (await small(page).nth(1).locator('img').getAttribute('src')) ?? '',
    );
    await expect(page).toHaveURL(({ pathname }) => pathname.endsWith(productPath(product)));
  },
);

testProduct(
  'over the whole picture a swipe turns to another one while the page behind stays, and two fingers that part enlarge what is under them',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, productPath(product));
    await gallery(page).locator('li:not([inert]) img').tap();
    await expect(dialog(page)).toBeVisible();
    const finger = await createTouch(page);
    const address = async (index: number) => (await small(page).nth(index).locator('img').getAttribute('src')) ?? '';
    const middle = await centerOf(picture(page));
    await finger.swipe({ ...middle, x: middle.x + 80 }, { x: -160 });
    await expect(picture(page)).toHaveAttribute('src', await address(1));
    await finger.swipe({ x: 60, y: middle.y }, { x: 280 });
    await expect(picture(page)).toHaveAttribute('src', await address(0));
    // Past the first one, and across the bar, which scrolls nothing of its own.
    await finger.swipe({ x: 60, y: middle.y }, { x: 280 });
    await finger.swipe({ x: 60, y: 500 }, { y: -400 });
    await finger.swipe(await centerOf(dialog(page).getByRole('heading')), { y: 300 });
    await finger.swipe({ x: 60, y: 26 }, { y: -26 });
    await expect(picture(page)).toHaveAttribute('src', await address(0));
    expect(await scrolled(page)).toBe(0);
    const whole = await renderedWidth(page);
    const box = () => picture(page).evaluate((image) => image.getBoundingClientRect().toJSON() as DOMRect);
    const before = await box();
    await finger.pinch(middle, { x: middle.x, y: middle.y + 60 }, { y: 140 });
    await expect.poll(() => renderedWidth(page)).toBeGreaterThan(whole * 2.5);
    const after = await box();
    // The part that lay between the fingers lies between them still.
    const part = (middle.y + 30 - before.y) / before.height;
    expect(Math.abs(after.y + part * after.height - (middle.y + 100))).toBeLessThan(8);
    await finger.swipe(middle, { x: -80, y: -60 });
    await expect.poll(async () => after.x - (await box()).x).toBeGreaterThan(50);
    await finger.doubleTap(middle);
    await expect.poll(() => renderedWidth(page)).toBe(whole);
    await finger.doubleTap(middle);
    await expect.poll(() => renderedWidth(page)).toBeGreaterThan(whole * 2);
    await dialog(page).getByRole('button', { name: 'Close' }).tap();
    await expect(dialog(page)).toHaveCount(0);
  },
);

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' });

async function openSheet(page: Page) {
  await page.getByRole('button', { name: /^Filters/ }).tap();
  await expect(sheet(page)).toBeVisible();
}

test('a finger sets the highest price by dragging or by a tap, and not by scrolling past', {
  tag: '@phone',
}, async ({ page }) => {
  await visit(page, largestCategory.path);
  await openSheet(page);
  await openFacet(sheet(page), 'Maximum price');
  const price = sheet(page).getByRole('slider', { name: 'Maximum price' });
  const figure = sheet(page).getByLabel(`Maximum price in ${money.plural}`);
  const max = () => Number(new URL(page.url()).searchParams.get('max'));
  const top = () => sheet(page).evaluate((box) => box.scrollTop);
  const finger = await createTouch(page);
  const middle = await centerOf(price);
  const before = await top();
  await finger.swipe(middle, { x: 4, y: before > 0 ? 150 : -150 });
  await expect.poll(async () => Math.abs((await top()) - before)).toBeGreaterThan(50);
  await expect(figure).toHaveValue('');
  const { x, y } = await centerOf(price);
  const half = (await price.evaluate((input) => input.clientWidth)) / 2;
  // Slightly aslant, as fingers go.
  await finger.swipe({ x: x + half - 8, y }, { x: -half, y: 5 });
  await expect.poll(max).toBeGreaterThan(0);
  const dragged = max();
  await expect(figure).toHaveValue(String(dragged));
  await page.touchscreen.tap(x - half / 2, y);
  await expect.poll(max).toBeLessThan(dragged);
  const found = oracle(largestCategory.products, stateOf({ max: [String(max())] }));
  await sheet(page).getByRole('button', { name: 'Close filters' }).tap();
  await expect(page.getByRole('main').getByRole('status')).toHaveText([
    `${found.length} ${found.length === 1 ? 'product' : 'products'}`,
  ]);
});
