import type { Page } from '@playwright/test';
import { productPath, testWithProduct } from './built-catalogue';
import { expect, test } from './fixtures';
import { checkFocusOrder } from './focus-order';
import { readShifts, watchShifts } from './layout';
import { visit } from './visit';

const [sized, testSized] = testWithProduct(
  test,
  'with colors and linked sizes',
  ({ colors, sizes }) => colors.length > 1 && sizes.system === 'waist-length',
);

/** Screen of a phone without the bars of its browser. */
const PHONE_VIEWPORT = { width: 390, height: 664 };
const add = (page: Page) => page.getByRole('button', { name: 'Add to request list' });
const isFixed = (page: Page) =>
  add(page).evaluate((button) => getComputedStyle(button.parentElement as Element).position === 'fixed');

testSized('on the first screen of a phone a product can be selected and added', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize(PHONE_VIEWPORT);
  await watchShifts(page);
  await visit(page, productPath(sized));
  await expect.poll(() => isFixed(page)).toBe(true);
  const bar = (await add(page).boundingBox())?.y ?? 0;
  const parts = {
    brand: page.getByRole('main').getByRole('link', { name: sized.brand.name, exact: true }).first(),
    name: page.getByRole('heading', { level: 1 }),
    price: page.locator('h1 ~ p').first(),
    size: page
      .getByRole('group', { name: /^Waist/ })
      .locator('label')
      .first(),
  };
  for (const [part, element] of Object.entries(parts)) {
    const box = await element.boundingBox();
    expect(box?.y, part).toBeLessThan(bar - 10);
  }
  const picture = await page.locator('main figure').first().boundingBox();
  expect(picture?.height).toBeLessThanOrEqual(0.45 * PHONE_VIEWPORT.height);
  expect((await readShifts(page)).sum).toBe(0);

  await page.getByRole('radio').first().check({ force: true });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => isFixed(page)).toBe(true);
  await expect(add(page)).toHaveCount(1);
  await expect(add(page)).toBeInViewport();
  await expect(add(page).locator('xpath=..')).toContainText('Choose a waist.');
  // The end of the page is not covered by the bar.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const footer = await page.getByRole('contentinfo').boundingBox();
  const fixedBar = await add(page).locator('xpath=..').boundingBox();
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((fixedBar?.y ?? 0) + 1);
  expect(await checkFocusOrder(page, 60)).toEqual([]);
  const gridButton = page.getByRole('button', { name: 'Sizes and quantities' });
  await gridButton.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(() => isFixed(page)).toBe(false);

  await page
    .getByRole('group', { name: /^Waist/ })
    .getByRole('radio')
    .first()
    .check({ force: true });
  await add(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const length = page
    .getByRole('group', { name: /^Length/ })
    .getByRole('radio')
    .first();
  await expect(length).toBeFocused();
  await expect(length).toBeInViewport();
  await expect(page.getByRole('status').filter({ hasText: 'Choose a length.' }).last()).toBeVisible();
  await page.keyboard.press('Space');
  await add(page).click();
  await expect(page.getByRole('status').filter({ hasText: /^Added: / })).toBeVisible();
});
