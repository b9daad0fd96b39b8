import type { Locator, Page } from '@playwright/test';
import { cardsOnFirstPage, comparePath, largestCategory } from './built-catalogue';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { findOverflow } from './layout';
import { visit } from './visit';

const THREE = Math.min(3, cardsOnFirstPage);

const compareButtons = (page: Page) => page.getByRole('article').getByRole('button', { name: /^Compare: / });
const tray = (page: Page) => page.getByRole('complementary', { name: 'Products to compare' });
const columns = (page: Page) => page.getByRole('columnheader');
const region = (page: Page) => page.getByRole('region', { name: 'Comparison' });
const removeButtons = (page: Page) => page.getByRole('button', { name: /^Remove: / });
const nameOf = async (button: Locator) => ((await button.getAttribute('aria-label')) ?? '').replace('Compare: ', '');

test('products are selected, compared and removed with the keyboard, in all tabs', async ({ page, context }) => {
  await visit(page, largestCategory.path);
  const names: string[] = [];
  for (let index = 0; index < THREE; index += 1) {
    names.push(await nameOf(compareButtons(page).nth(index)));
    await compareButtons(page).nth(index).press('Space');
    await expect(compareButtons(page).nth(index)).toHaveAttribute('aria-pressed', 'true');
  }
  await expectNoAxeViolations(page);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const footer = await page.getByRole('contentinfo').boundingBox();
  const bar = await tray(page).boundingBox();
  expect((footer?.y ?? 0) + (footer?.height ?? 0), 'the tray does not cover the footer').toBeLessThanOrEqual(
    (bar?.y ?? 0) + 1,
  );
  await tray(page)
    .getByRole('link', { name: `Compare (${THREE})` })
    .press('Enter');
  await expect(columns(page)).toHaveCount(THREE);
  for (const [index, name] of names.entries()) await expect(columns(page).nth(index)).toContainText(name);
  await expect(tray(page)).toHaveCount(0);
  await expectNoAxeViolations(page);
  await removeButtons(page).first().press('Enter');
  await expect(columns(page)).toHaveCount(THREE - 1);
  await page.goBack();
  await expect(columns(page)).toHaveCount(THREE);
  for (const width of [320, 390, 820]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await findOverflow(page, width)).toEqual([]);
  }
  const other = await context.newPage();
  for (const tab of [page, other]) await visit(tab, largestCategory.path);
  await expect(compareButtons(other).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await tray(other).getByRole('button', { name: 'Clear comparison' }).click();
  await expect(compareButtons(page).nth(1)).toHaveAttribute('aria-pressed', 'false');
  await expect(tray(page)).toHaveCount(0);
});

test('on a phone all products fit the width, and names stay visible', {
  tag: '@phone',
}, async ({ page }) => {
  await visit(page, comparePath(THREE));
  await expect(columns(page)).toHaveCount(THREE);
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = await region(page).evaluate((box) => ({
    scrollWidth: box.scrollWidth,
    clientWidth: box.clientWidth,
    scrollHeight: box.scrollHeight,
    clientHeight: box.clientHeight,
  }));
  expect([scrollWidth, scrollHeight]).toEqual([clientWidth, clientHeight]);
  await page.getByRole('rowheader').last().scrollIntoViewIfNeeded();
  const header = await page.getByRole('banner').boundingBox();
  const name = await columns(page).first().getByRole('link').boundingBox();
  expect(name?.y, 'the page header does not cover the names').toBeGreaterThanOrEqual(header?.height ?? 0);
});
