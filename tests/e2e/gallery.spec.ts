import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { pathOf, pick } from './picks';
import { visit } from './visit';

const FOREIGN = /^https:\/\/[^/]+\.invalid\//;
const DRAWING = /\/artwork\/(?!placeholder-)/;
const PLACEHOLDER = /\/artwork\/placeholder-[a-z-]+\.svg$/;

const isForeign = (image: unknown) => typeof image === 'string' && FOREIGN.test(image);
const drawn = pick(
  'with several drawings and colors',
  ({ images, colors }) => images.length > 3 && colors.length > 1 && !images.some(isForeign),
);
const abroad = pick('whose first picture is out of reach', ({ images }) => isForeign(images[0]));

const thumbs = (page: Page) => page.getByRole('list', { name: 'Pictures', exact: true }).getByRole('button');
const large = (page: Page) => page.locator('main figure:not([inert] *) img').first();
const dialog = (page: Page) => page.getByRole('dialog');
const width = (page: Page) =>
  dialog(page)
    .locator('img')
    .evaluate((image) => image.getBoundingClientRect().width);
const naturalWidth = (page: Page) => large(page).evaluate((image: HTMLImageElement) => image.naturalWidth);

async function openZoom(page: Page) {
  await visit(page, pathOf(drawn));
  await large(page).click();
  await expect(dialog(page)).toBeVisible();
  return width(page);
}

test('a click on the picture opens it, another brings it closer and a third takes it back', async ({ page }) => {
  const before = await openZoom(page);
  const picture = dialog(page).locator('img');
  await picture.click();
  await expect.poll(() => width(page)).toBeGreaterThan(before * 2);
  await dialog(page).getByRole('group', { name: 'Enlarged picture' }).click();
  await expect.poll(() => width(page)).toBeCloseTo(before, 0);
});

test('the keys + - 0 zoom, and the arrows move what is larger than the window', async ({ page }) => {
  const before = await openZoom(page);
  for (const _ of [1, 2, 3]) await page.keyboard.press('+');
  await expect.poll(() => width(page)).toBeGreaterThan(before * 3);
  const view = dialog(page).getByRole('group', { name: 'Enlarged picture' });
  await view.focus();
  const left = await view.evaluate((element) => element.scrollLeft);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => view.evaluate((element) => element.scrollLeft)).toBeGreaterThan(left);
  await page.keyboard.press('-');
  await page.keyboard.press('0');
  await expect.poll(() => width(page)).toBeCloseTo(before, 0);
});

test('the zoom says what the picture shows, keeps the focus and is accessible', async ({ page }) => {
  await openZoom(page);
  await expect(dialog(page).getByRole('heading')).toHaveText(/\S/);
  await expectNoAxeViolations(page);
  for (const _ of [1, 2, 3, 4, 5, 6]) await page.keyboard.press('Tab');
  const inPage = await page.evaluate(
    () => document.activeElement?.closest('main') && !document.activeElement.closest('dialog'),
  );
  expect(inPage).toBeFalsy();
});

test('Escape, its button and Back close the zoom and stay on the product', async ({ page }) => {
  await openZoom(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Look closer' }).click();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Look closer' }).click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL((url) => url.pathname.endsWith(pathOf(drawn)));
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true });

  test('two fingers that part bring the picture closer', async ({ page }) => {
    const before = await openZoom(page);
    const session = await page.context().newCDPSession(page);
    const { width: wide = 0, height = 0 } = page.viewportSize() ?? {};
    const fingers = (apart: number) => [
      { x: wide / 2 - apart, y: height / 2, id: 1 },
      { x: wide / 2 + apart, y: height / 2, id: 2 },
    ];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
    for (const apart of [45, 60, 75, 90]) {
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => width(page)).toBeGreaterThan(before * 2);
  });
});

test('a color brings up its picture, and its small one is marked', async ({ page }) => {
  await visit(page, pathOf(drawn));
  const last = drawn.colors.at(-1)?.name ?? '';
  await page
    .getByRole('group', { name: /^Color/ })
    .getByRole('radio', { name: last, exact: true })
    .check();
  const slug = last.toLowerCase().replace(/\W+/g, '-');
  await expect(large(page)).toHaveAttribute('src', new RegExp(`-${slug}-`));
  const current = page.getByRole('list', { name: 'Pictures', exact: true }).locator('[aria-current=true] img');
  await expect(current).toHaveAttribute('src', (await large(page).getAttribute('src')) ?? '');
});

test('the small pictures are worked by keyboard', async ({ page }) => {
  await visit(page, pathOf(drawn));
  await thumbs(page).nth(2).focus();
  await page.keyboard.press('Enter');
  await expect(thumbs(page).nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(large(page)).toHaveAttribute(
    'src',
    (await thumbs(page).nth(2).locator('img').getAttribute('src')) ?? '',
  );
});

test('a swipe is followed by the small pictures', async ({ page }) => {
  await visit(page, pathOf(drawn));
  const strip = page.getByRole('list', { name: 'Pictures, large' });
  await strip.hover();
  await page.mouse.wheel(0, 0);
  await strip.evaluate((list) => {
    list.dispatchEvent(new WheelEvent('wheel'));
    list.scrollTo({ left: list.clientWidth, behavior: 'instant' });
  });
  await expect(thumbs(page).nth(1)).toHaveAttribute('aria-current', 'true');
});

test('a picture on a host that is not there gives way to the next one, without a jump', async ({ page }) => {
  await page.addInitScript(() => {
    const probe = { shift: 0 };
    Object.assign(window, { probe });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) probe.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visit(page, pathOf(abroad));
  await expect(large(page)).toHaveAttribute('src', DRAWING);
  await expect(large(page)).toHaveAttribute('alt', new RegExp(abroad.name.replace(/\W/g, '.')));
  await expect.poll(() => naturalWidth(page)).toBeGreaterThan(0);
  expect(await page.evaluate(() => (window as unknown as { probe: { shift: number } }).probe.shift)).toBeLessThan(
    0.001,
  );
});

test('a card whose first picture is out of reach shows its drawing', async ({ page }) => {
  await visit(page, `/search/?query=${abroad.id}`);
  const picture = page.getByRole('article').filter({ hasText: abroad.name }).locator('img');
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('src', DRAWING);
});

test('a picture that never answers is given up after a while', async ({ page }) => {
  await page.clock.install();
  // Never answered.
  await page.route(FOREIGN, () => {});
  // What never answers also keeps the page from ever being loaded in full.
  await page.goto(`.${pathOf(abroad)}`, { waitUntil: 'commit' });
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

test('what is no picture gives way to the next one', async ({ page }) => {
  await page.route(FOREIGN, (route) => route.fulfill({ contentType: 'image/png', body: 'this is no picture' }));
  await visit(page, pathOf(abroad));
  await expect(large(page)).toHaveAttribute('src', DRAWING);
  await expect.poll(() => naturalWidth(page)).toBeGreaterThan(0);
});

test('when nothing loads the placeholder stands there, and the words stay', async ({ page, allow404 }) => {
  allow404(DRAWING);
  await page.route(DRAWING, (route) => route.fulfill({ status: 404 }));
  await visit(page, pathOf(abroad));
  await expect(large(page)).toHaveAttribute('src', PLACEHOLDER);
  await expect(large(page)).toHaveAttribute('alt', /\S/);
});

test('an address of another host learns nothing of the page that shows it', async ({ page }) => {
  const referrers: (string | undefined)[] = [];
  await page.route(FOREIGN, (route) => {
    referrers.push(route.request().headers().referer);
    return route.abort('aborted');
  });
  await visit(page, pathOf(abroad));
  await expect(large(page)).toHaveAttribute('src', DRAWING);
  expect(new Set(referrers)).toEqual(new Set([undefined]));
});
