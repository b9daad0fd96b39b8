import type { Locator, Page } from '@playwright/test';
import { countPictures, productPath, testWithProduct } from './built-catalogue';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { centerOf, createTouch } from './touch';
import { visit } from './visit';

const [product, testProduct] = testWithProduct(
  test,
  'with several pictures and colors',
  (product) => product.colors.length > 1 && countPictures(product) > 3,
);

const shownPicture = (page: Page) => page.locator('main figure:not([inert] *) img').first();
const dialog = (page: Page) => page.getByRole('dialog');
const width = (page: Page) =>
  dialog(page)
    .locator('img')
    .evaluate((image) => image.getBoundingClientRect().width);

testProduct(
  'a thumbnail selects a picture, which opens enlarged, zooms and pans by click and key, and closes',
  async ({ page }) => {
    await visit(page, productPath(product));
    const thumbnail = page.getByRole('list', { name: 'Pictures', exact: true }).getByRole('button').nth(2);
    await thumbnail.press('Enter');
    await expect(thumbnail).toHaveAttribute('aria-current', 'true');
    await expect(shownPicture(page)).toHaveAttribute('src', (await thumbnail.locator('img').getAttribute('src')) ?? '');

    await shownPicture(page).click();
    await expect(dialog(page).getByRole('heading')).toHaveText(/\S/);
    await expectNoAxeViolations(page);
    const before = await width(page);
    await dialog(page).locator('img').click();
    await expect.poll(() => width(page)).toBeGreaterThan(before * 2);
    const view = dialog(page).getByRole('group', { name: 'Enlarged picture' });
    await view.click();
    await expect.poll(() => width(page)).toBeCloseTo(before, 0);
    for (const _ of [1, 2, 3]) await page.keyboard.press('+');
    await expect.poll(() => width(page)).toBeGreaterThan(before * 3);
    await view.focus();
    const left = await view.evaluate((element) => element.scrollLeft);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => view.evaluate((element) => element.scrollLeft)).toBeGreaterThan(left);
    for (const _ of [1, 2, 3, 4, 5, 6]) await page.keyboard.press('Tab');
    const isInPage = () =>
      Boolean(document.activeElement?.closest('main') && !document.activeElement.closest('dialog'));
    expect(await page.evaluate(isInPage)).toBe(false);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toHaveCount(0);
  },
);

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** Scroll position of a strip, in slides. */
const scrolledSlides = (strip: Locator) => strip.evaluate((list) => list.scrollLeft / list.clientWidth);
const gallery = (page: Page) => page.getByRole('list', { name: 'Pictures, large' });
const thumbnails = (page: Page) => page.getByRole('list', { name: 'Pictures', exact: true }).getByRole('button');
const picture = (page: Page) => dialog(page).locator('img');
const renderedWidth = (page: Page) =>
  picture(page).evaluate((image) => Math.round(image.getBoundingClientRect().width));

testProduct(
  'swipes show pictures or scroll the page, and a pinch zooms at its center',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, productPath(product));
    const finger = await createTouch(page);
    const from = await centerOf(gallery(page));
    const pictureUrl = async (index: number) =>
      (await thumbnails(page).nth(index).locator('img').getAttribute('src')) ?? '';
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
    await expect(picture(page)).toHaveAttribute('src', await pictureUrl(1));
    await expect(page).toHaveURL(({ pathname }) => pathname.endsWith(productPath(product)));

    const center = await centerOf(picture(page));
    await finger.swipe({ ...center, x: center.x + 80 }, { x: -160 });
    await expect(picture(page)).toHaveAttribute('src', await pictureUrl(2));
    await finger.swipe({ x: 60, y: center.y }, { x: 280 });
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
