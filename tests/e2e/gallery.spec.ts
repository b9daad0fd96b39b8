import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { countPictures, pathOf, subject } from './picks';
import { visit } from './visit';

const [drawn, testDrawn] = subject(
  test,
  'with several pictures and colors',
  (product) => product.colors.length > 1 && countPictures(product) > 3,
);

const thumbs = (page: Page) => page.getByRole('list', { name: 'Pictures', exact: true }).getByRole('button');
const large = (page: Page) => page.locator('main figure:not([inert] *) img').first();
const dialog = (page: Page) => page.getByRole('dialog');
const width = (page: Page) =>
  dialog(page)
    .locator('img')
    .evaluate((image) => image.getBoundingClientRect().width);

async function openZoom(page: Page) {
  await visit(page, pathOf(drawn));
  await large(page).click();
  await expect(dialog(page)).toBeVisible();
  return width(page);
}

testDrawn('a click on the picture opens it, another brings it closer and a third takes it back', async ({ page }) => {
  const before = await openZoom(page);
  const picture = dialog(page).locator('img');
  await picture.click();
  await expect.poll(() => width(page)).toBeGreaterThan(before * 2);
  await dialog(page).getByRole('group', { name: 'Enlarged picture' }).click();
  await expect.poll(() => width(page)).toBeCloseTo(before, 0);
});

testDrawn('the keys + - 0 zoom, and the arrows move what is larger than the window', async ({ page }) => {
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

testDrawn('the zoom says what the picture shows, keeps the focus and is accessible', async ({ page }) => {
  await openZoom(page);
  await expect(dialog(page).getByRole('heading')).toHaveText(/\S/);
  await expectNoAxeViolations(page);
  for (const _ of [1, 2, 3, 4, 5, 6]) await page.keyboard.press('Tab');
  const inPage = await page.evaluate(
    () => document.activeElement?.closest('main') && !document.activeElement.closest('dialog'),
  );
  expect(inPage).toBeFalsy();
});

testDrawn('Escape, its button and Back close the zoom and stay on the product', async ({ page }) => {
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

testDrawn('a color brings up its picture, and its small one is marked', async ({ page }) => {
  await visit(page, pathOf(drawn));
  const last = drawn.colors.at(-1)?.name ?? '';
  await page
    .getByRole('group', { name: /^Color/ })
    .getByRole('radio', { name: last, exact: true })
    .check();
  await expect(page.locator('main figure:not([inert] *)').first()).toContainText(last);
  const current = page.getByRole('list', { name: 'Pictures', exact: true }).locator('[aria-current=true] img');
  await expect(current).toHaveAttribute('src', (await large(page).getAttribute('src')) ?? '');
});

testDrawn('the small pictures are worked by keyboard', async ({ page }) => {
  await visit(page, pathOf(drawn));
  await thumbs(page).nth(2).focus();
  await page.keyboard.press('Enter');
  await expect(thumbs(page).nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(large(page)).toHaveAttribute(
    'src',
    (await thumbs(page).nth(2).locator('img').getAttribute('src')) ?? '',
  );
});
