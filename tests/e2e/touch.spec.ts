import type { Locator, Page } from '@playwright/test';
import { categoryRule } from '@/lib/catalogue/categories';
import { money } from '@/lib/money';
import { oracle } from '@/tests/lib/listing/oracle';
import { stateOf } from '@/tests/lib/listing/state';
import { expect, test } from './fixtures';
import { countPictures, given, pathOf, place, subject, subplaces } from './picks';
import { fingersOn, middleOf } from './touch';
import { unfold } from './unfold';
import { visit } from './visit';

// The deeds of a finger, as the browser's own gestures.

const [drawn, testDrawn] = subject(
  test,
  'with several pictures and colors',
  (product) => product.colors.length > 1 && countPictures(product) > 3,
);
const slides = subplaces.filter(({ path }) => path.startsWith(place.path)).length;
const testSlides = given(test, categoryRule(place.key).hasSlider && slides > 1);

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** How far a strip has been scrolled, in widths of its own. */
const turned = (strip: Locator) => strip.evaluate((list) => list.scrollLeft / list.clientWidth);
const gallery = (page: Page) => page.getByRole('list', { name: 'Pictures, large' });
const small = (page: Page) => page.getByRole('list', { name: 'Pictures', exact: true }).getByRole('button');
const dialog = (page: Page) => page.getByRole('dialog');
const picture = (page: Page) => dialog(page).locator('img');
const drawnWidth = (page: Page) => picture(page).evaluate((image) => Math.round(image.getBoundingClientRect().width));
/** Scrolls a box to its end, past which a finger would move what is behind it. */
const toEnd = (box: Locator) =>
  box.evaluate((element) => element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }));
const slider = (page: Page) => page.getByRole('region', { name: `${place.name} by section` });

testDrawn(
  'a short drag lets the picture fall back, one up or down moves the page, and a swipe turns to the next picture, which a tap opens (row 49)',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, pathOf(drawn));
    const finger = await fingersOn(page);
    const from = await middleOf(gallery(page));
    await finger.swipe(from, { x: -80 }, () => expect.poll(() => turned(gallery(page))).toBeGreaterThan(0.1));
    await expect.poll(() => turned(gallery(page))).toBe(0);
    await finger.swipe(from, { x: -30, y: -300 });
    await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
    expect(await turned(gallery(page))).toBe(0);
    await expect(small(page).first()).toHaveAttribute('aria-current', 'true');
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const { width = 0 } = page.viewportSize() ?? {};
    // Past the first one is nothing, and not Back.
    await finger.swipe({ ...from, x: 60 }, { x: width - 80 });
    await finger.swipe(from, { x: -0.7 * width });
    await expect(small(page).nth(1)).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => turned(gallery(page))).toBe(1);
    await gallery(page).locator('li:not([inert]) img').tap();
    await expect(picture(page)).toHaveAttribute(
      'src',
      (await small(page).nth(1).locator('img').getAttribute('src')) ?? '',
    );
    await expect(page).toHaveURL(({ pathname }) => pathname.endsWith(pathOf(drawn)));
  },
);

testDrawn(
  'over the whole picture a swipe turns to another one while the page behind stays, and two fingers that part enlarge what is under them (row 49)',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, pathOf(drawn));
    await gallery(page).locator('li:not([inert]) img').tap();
    await expect(dialog(page)).toBeVisible();
    const finger = await fingersOn(page);
    const address = async (index: number) => (await small(page).nth(index).locator('img').getAttribute('src')) ?? '';
    const middle = await middleOf(picture(page));
    await finger.swipe({ ...middle, x: middle.x + 80 }, { x: -160 });
    await expect(picture(page)).toHaveAttribute('src', await address(1));
    await finger.swipe({ x: 60, y: middle.y }, { x: 280 });
    await expect(picture(page)).toHaveAttribute('src', await address(0));
    // Past the first one, and across the bar, which scrolls nothing of its own.
    await finger.swipe({ x: 60, y: middle.y }, { x: 280 });
    await finger.swipe({ x: 60, y: 500 }, { y: -400 });
    await finger.swipe(await middleOf(dialog(page).getByRole('heading')), { y: 300 });
    await finger.swipe({ x: 60, y: 26 }, { y: -26 });
    await expect(picture(page)).toHaveAttribute('src', await address(0));
    expect(await scrolled(page)).toBe(0);
    const whole = await drawnWidth(page);
    const box = () => picture(page).evaluate((image) => image.getBoundingClientRect().toJSON() as DOMRect);
    const before = await box();
    await finger.pinch(middle, { x: middle.x, y: middle.y + 60 }, { y: 140 });
    await expect.poll(() => drawnWidth(page)).toBeGreaterThan(whole * 2.5);
    const after = await box();
    // The part that lay between the fingers lies between them still.
    const part = (middle.y + 30 - before.y) / before.height;
    expect(Math.abs(after.y + part * after.height - (middle.y + 100))).toBeLessThan(8);
    await finger.swipe(middle, { x: -80, y: -60 });
    await expect.poll(async () => after.x - (await box()).x).toBeGreaterThan(50);
    await finger.doubleTap(middle);
    await expect.poll(() => drawnWidth(page)).toBe(whole);
    await finger.doubleTap(middle);
    await expect.poll(() => drawnWidth(page)).toBeGreaterThan(whole * 2);
    await dialog(page).getByRole('button', { name: 'Close' }).tap();
    await expect(dialog(page)).toHaveCount(0);
  },
);

testSlides(
  'no slide turns away under a finger, and the one that a swipe brings leads on (row 49)',
  { tag: '@phone' },
  async ({ page }) => {
    await page.clock.install({ time: new Date('2026-01-01T12:00:00Z') });
    await visit(page, place.path);
    await page.clock.pauseAt(new Date('2026-01-01T13:00:00Z'));
    const finger = await fingersOn(page);
    const all = slider(page).locator('[aria-roledescription=slide]');
    const shown = () => all.evaluateAll((items) => items.findIndex((item) => !(item as HTMLElement).inert));
    const before = await shown();
    // The leap of the clock has turned it: a finger that comes meanwhile would begin between two slides.
    await expect.poll(() => turned(slider(page).getByRole('list'))).toBe(before);
    const from = await middleOf(slider(page));
    const { width = 0 } = page.viewportSize() ?? {};
    // Away from the last one, past which is nothing.
    const by = before === slides - 1 ? -1 : 1;
    await finger.swipe(from, { x: -by * 0.7 * width }, () => page.clock.runFor(60_000));
    await expect.poll(shown).toBe(before + by);
    const link = all.nth(before + by).getByRole('link');
    const href = (await link.getAttribute('href')) ?? '';
    await link.tap();
    await expect(page).toHaveURL(({ pathname }) => pathname === href);
  },
);

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' });

async function openSheet(page: Page) {
  await page.getByRole('button', { name: /^Filters/ }).tap();
  await expect(sheet(page)).toBeVisible();
}

test('the sheet of filters scrolls over a page that stays, and a tap beside it closes it', { tag: '@phone' }, async ({
  page,
}) => {
  await visit(page, place.path);
  await openSheet(page);
  const finger = await fingersOn(page);
  const before = await scrolled(page);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const [low, beside] = [
    { x: width / 2, y: height - 120 },
    { x: width / 2, y: 30 },
  ];
  await finger.swipe(low, { y: -500 });
  await expect.poll(() => sheet(page).evaluate((box) => box.scrollTop)).toBeGreaterThan(100);
  // A finger that began on a box has scrolled, not ticked it.
  await expect(sheet(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
  await toEnd(sheet(page));
  await finger.swipe(low, { y: -500 });
  await finger.swipe(beside, { y: 400 });
  await finger.swipe({ ...beside, y: 50 }, { y: -50 });
  expect(await scrolled(page)).toBe(before);
  await expect(sheet(page)).toBeVisible();
  await page.touchscreen.tap(beside.x, beside.y);
  await expect(sheet(page)).toHaveCount(0);
});

test('the menu opens by a tap, scrolls over a page that stays, and a tap beside it closes it', {
  tag: '@phone',
}, async ({ page }) => {
  const [width, height] = [700, 480];
  await page.setViewportSize({ width, height });
  await visit(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).tap();
  await expect(dialog(page)).toBeVisible();
  const finger = await fingersOn(page);
  const low = { x: 200, y: height - 60 };
  await finger.swipe(low, { y: -300 });
  await expect.poll(() => dialog(page).evaluate((box) => box.scrollTop)).toBeGreaterThan(100);
  await toEnd(dialog(page));
  await finger.swipe(low, { y: -300 });
  await finger.swipe({ x: width - 60, y: height - 60 }, { y: -300 });
  expect(await scrolled(page)).toBe(0);
  await page.touchscreen.tap(width - 60, 200);
  await expect(dialog(page)).toHaveCount(0);
});

test('a finger sets the highest price by dragging or by a tap, and not by scrolling past (spec 4)', {
  tag: '@phone',
}, async ({ page }) => {
  await visit(page, place.path);
  await openSheet(page);
  await unfold(sheet(page), 'Maximum price');
  const price = sheet(page).getByRole('slider', { name: 'Maximum price' });
  const figure = sheet(page).getByLabel(`Maximum price in ${money.plural}`);
  const max = () => Number(new URL(page.url()).searchParams.get('max'));
  const top = () => sheet(page).evaluate((box) => box.scrollTop);
  const finger = await fingersOn(page);
  const middle = await middleOf(price);
  const before = await top();
  await finger.swipe(middle, { x: 4, y: before > 0 ? 150 : -150 });
  await expect.poll(async () => Math.abs((await top()) - before)).toBeGreaterThan(50);
  await expect(figure).toHaveValue('');
  const { x, y } = await middleOf(price);
  const half = (await price.evaluate((input) => input.clientWidth)) / 2;
  // Slightly aslant, as fingers go.
  await finger.swipe({ x: x + half - 8, y }, { x: -half, y: 5 });
  await expect.poll(max).toBeGreaterThan(0);
  const dragged = max();
  await expect(figure).toHaveValue(String(dragged));
  await page.touchscreen.tap(x - half / 2, y);
  await expect.poll(max).toBeLessThan(dragged);
  const found = oracle(place.goods, stateOf({ max: [String(max())] }));
  await sheet(page).getByRole('button', { name: 'Close filters' }).tap();
  await expect(page.getByRole('main').getByRole('status')).toHaveText([
    `${found.length} ${found.length === 1 ? 'product' : 'products'}`,
  ]);
});

// Chromium makes no long press of fingers that a test puts down: what one asks for is what a right click does.
testDrawn(
  'the browser’s own menu is refused nowhere, strips go with the finger, which presses nothing that it began on, and two fingers enlarge the page itself',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, pathOf(drawn));
    const card = page.getByRole('main').getByRole('listitem').locator('a[href*="/products/"]').first();
    for (const target of [gallery(page), page.getByRole('button', { name: 'Look closer' }), card]) {
      const isOpen = page.evaluate(
        () =>
          new Promise((resolve) =>
            addEventListener('contextmenu', (event) => setTimeout(() => resolve(!event.defaultPrevented)), {
              once: true,
            }),
          ),
      );
      await target.click({ button: 'right' });
      expect(await isOpen).toBe(true);
    }
    const finger = await fingersOn(page);
    const { width = 0 } = page.viewportSize() ?? {};
    const strips = page
      .getByRole('main')
      .locator('ul')
      .filter({ has: page.locator('a[href*="/products/"]') });
    const strip = strips.first();
    const from = await middleOf(strip);
    await finger.swipe(from, { x: -width / 2 });
    await expect.poll(() => strip.evaluate((list) => list.scrollLeft)).toBeGreaterThan(100);
    const before = await scrolled(page);
    await finger.swipe(from, { x: 10, y: 250 });
    await expect.poll(() => scrolled(page)).toBeLessThan(before - 150);
    const { x, y } = await middleOf(gallery(page));
    await finger.pinch({ x, y: y - 40 }, { x, y: y + 40 }, { y: 160 });
    await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBeGreaterThan(1.5);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(({ pathname }) => pathname.endsWith(pathOf(drawn)));
  },
);
