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

testDrawn(
  'a click on the picture opens it, clicks and keys bring it closer and move it, and each way out leads to the product',
  async ({ page }) => {
    await visit(page, pathOf(drawn));
    await large(page).click();
    await expect(dialog(page)).toBeVisible();
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
    const inPage = await page.evaluate(
      () => document.activeElement?.closest('main') && !document.activeElement.closest('dialog'),
    );
    expect(inPage).toBeFalsy();
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
  },
);
