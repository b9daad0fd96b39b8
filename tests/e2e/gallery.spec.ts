import type { Page } from '@playwright/test';
import { countPictures, productPath, testWithProduct } from './built-catalogue';
import { expect, expectNoAxeViolations, test } from './fixtures';
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
