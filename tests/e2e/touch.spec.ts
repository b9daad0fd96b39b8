import type { Locator, Page } from '@playwright/test';
import { money } from '@/lib/money';
import { oracle } from '@/tests/unit/listing/oracle';
import { stateOf } from '@/tests/unit/listing/state';
import { countPictures, largestCategory, productPath, testWithProduct } from './built-catalogue';
import { expect, test } from './fixtures';
import { openFacet } from './open-facet';
import { centerOf, createTouch } from './touch';
import { visit } from './visit';

const [product, testProduct] = testWithProduct(
  test,
  'with several pictures and colors',
  (product) => product.colors.length > 1 && countPictures(product) > 3,
);

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** Scroll position of a strip, in slides. */
const scrolledSlides = (strip: Locator) => strip.evaluate((list) => list.scrollLeft / list.clientWidth);
const gallery = (page: Page) => page.getByRole('list', { name: 'Pictures, large' });
const thumbnails = (page: Page) => page.getByRole('list', { name: 'Pictures', exact: true }).getByRole('button');
const dialog = (page: Page) => page.getByRole('dialog');
const picture = (page: Page) => dialog(page).locator('img');
const renderedWidth = (page: Page) =>
  picture(page).evaluate((image) => Math.round(image.getBoundingClientRect().width));

testProduct(
  'a short drag snaps back, a vertical one scrolls the page, and a swipe shows the next picture, which a tap opens',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, productPath(product));
    const finger = await createTouch(page);
    const from = await centerOf(gallery(page));
    await finger.swipe(from, { x: -80 }, () => expect.poll(() => scrolledSlides(gallery(page))).toBeGreaterThan(0.1));
    await expect.poll(() => scrolledSlides(gallery(page))).toBe(0);
    await finger.swipe(from, { x: -30, y: -300 });
    await expect.poll(() => scrollY(page)).toBeGreaterThan(200);
    expect(await scrolledSlides(gallery(page))).toBe(0);
    await expect(thumbnails(page).first()).toHaveAttribute('aria-current', 'true');
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const { width = 0 } = page.viewportSize() ?? {};
    // A swipe before the first picture does nothing, and does not navigate back.
    await finger.swipe({ ...from, x: 60 }, { x: width - 80 });
    await finger.swipe(from, { x: -0.7 * width });
    await expect(thumbnails(page).nth(1)).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => scrolledSlides(gallery(page))).toBe(1);
    await gallery(page).locator('li:not([inert]) img').tap();
    await expect(picture(page)).toHaveAttribute(
      'src',
      (await thumbnails(page).nth(1).locator('img').getAttribute('src')) ?? '',
    );
    await expect(page).toHaveURL(({ pathname }) => pathname.endsWith(productPath(product)));
  },
);

testProduct(
  'in the enlarged view a swipe shows another picture while the page behind does not scroll, and a pinch zooms at its center',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, productPath(product));
    await gallery(page).locator('li:not([inert]) img').tap();
    await expect(dialog(page)).toBeVisible();
    const finger = await createTouch(page);
    const pictureUrl = async (index: number) =>
      (await thumbnails(page).nth(index).locator('img').getAttribute('src')) ?? '';
    const center = await centerOf(picture(page));
    await finger.swipe({ ...center, x: center.x + 80 }, { x: -160 });
    await expect(picture(page)).toHaveAttribute('src', await pictureUrl(1));
    await finger.swipe({ x: 60, y: center.y }, { x: 280 });
    await expect(picture(page)).toHaveAttribute('src', await pictureUrl(0));
    // Swipes before the first picture and on the bar do not scroll the page.
    await finger.swipe({ x: 60, y: center.y }, { x: 280 });
    await finger.swipe({ x: 60, y: 500 }, { y: -400 });
    await finger.swipe(await centerOf(dialog(page).getByRole('heading')), { y: 300 });
    await finger.swipe({ x: 60, y: 26 }, { y: -26 });
    await expect(picture(page)).toHaveAttribute('src', await pictureUrl(0));
    expect(await scrollY(page)).toBe(0);
    const fullWidth = await renderedWidth(page);
    const box = () => picture(page).evaluate((image) => image.getBoundingClientRect().toJSON() as DOMRect);
    const before = await box();
    await finger.pinch(center, { x: center.x, y: center.y + 60 }, { y: 140 });
    await expect.poll(() => renderedWidth(page)).toBeGreaterThan(fullWidth * 2.5);
    const after = await box();
    // The point between the fingers is the same as before.
    const share = (center.y + 30 - before.y) / before.height;
    expect(Math.abs(after.y + share * after.height - (center.y + 100))).toBeLessThan(8);
    await finger.swipe(center, { x: -80, y: -60 });
    await expect.poll(async () => after.x - (await box()).x).toBeGreaterThan(50);
    await finger.doubleTap(center);
    await expect.poll(() => renderedWidth(page)).toBe(fullWidth);
    await finger.doubleTap(center);
    await expect.poll(() => renderedWidth(page)).toBeGreaterThan(fullWidth * 2);
    await dialog(page).getByRole('button', { name: 'Close' }).tap();
    await expect(dialog(page)).toHaveCount(0);
  },
);

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' });

async function openSheet(page: Page) {
  await page.getByRole('button', { name: /^Filters/ }).tap();
  await expect(sheet(page)).toBeVisible();
}

test('a drag or a tap sets the maximum price, and scrolling over the slider does not', {
  tag: '@phone',
}, async ({ page }) => {
  await visit(page, largestCategory.path);
  await openSheet(page);
  await openFacet(sheet(page), 'Maximum price');
  const price = sheet(page).getByRole('slider', { name: 'Maximum price' });
  const priceInput = sheet(page).getByLabel(`Maximum price in ${money.plural}`);
  const max = () => Number(new URL(page.url()).searchParams.get('max'));
  const top = () => sheet(page).evaluate((box) => box.scrollTop);
  const finger = await createTouch(page);
  const center = await centerOf(price);
  const before = await top();
  await finger.swipe(center, { x: 4, y: before > 0 ? 150 : -150 });
  await expect.poll(async () => Math.abs((await top()) - before)).toBeGreaterThan(50);
  await expect(priceInput).toHaveValue('');
  const { x, y } = await centerOf(price);
  const half = (await price.evaluate((input) => input.clientWidth)) / 2;
  // Slightly diagonal, as a finger moves.
  await finger.swipe({ x: x + half - 8, y }, { x: -half, y: 5 });
  await expect.poll(max).toBeGreaterThan(0);
  const dragged = max();
  await expect(priceInput).toHaveValue(String(dragged));
  await page.touchscreen.tap(x - half / 2, y);
  await expect.poll(max).toBeLessThan(dragged);
  const found = oracle(largestCategory.products, stateOf({ max: [String(max())] }));
  await sheet(page).getByRole('button', { name: 'Close filters' }).tap();
  await expect(page.getByRole('main').getByRole('status')).toHaveText([
    `${found.length} ${found.length === 1 ? 'product' : 'products'}`,
  ]);
});
