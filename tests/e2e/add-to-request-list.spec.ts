import type { Page } from '@playwright/test';
import { hasPictureOfEachColor, productPath, testWithProduct } from './built-catalogue';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { findOverflow, readShifts, watchShifts } from './layout';
import { findSmallTargets } from './target-size';
import { isSameDocument, markDocument, markReloaded, visit } from './visit';

const [shirt, testShirt] = testWithProduct(test, 'in two colors and in M and L', hasPictureOfEachColor);
const [trousers, testTrousers] = testWithProduct(
  test,
  'with waist and length',
  ({ sizes }) => sizes.system === 'waist-length',
);
const color = shirt.colors[1]?.name ?? '';
const pathWith = (colorName: string, size: string) =>
  `${productPath(shirt)}?${new URLSearchParams({ color: colorName, size })}`;
const selectionPath = pathWith(color, 'L');

const add = (page: Page) => page.getByRole('button', { name: 'Add to request list' });
const openGridButton = (page: Page) => page.getByRole('button', { name: 'Sizes and quantities' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add to request list' });
const statusMessage = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: 'dded' });
const headerLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Request list/ });
/** Quantity field of a size. Its name may end with a price. */
const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name: new RegExp(`^${name}(?:,|$)`) });

// A browser may prefetch the request list page. It has its own tests.
test.beforeEach(({ allow404 }) => allow404('/request/'));

testShirt('a selection is counted in all tabs, without a shift', { tag: '@engines' }, async ({ page, context }) => {
  await watchShifts(page);
  await visit(page, selectionPath);
  await expect(headerLink(page)).toHaveAccessibleName('Request list');
  await add(page).scrollIntoViewIfNeeded();
  const share = page.getByRole('button', { name: 'Share' });
  const before = await share.boundingBox();
  await add(page).click();
  await expect(statusMessage(page)).toHaveText(`Added: ${color}, L. Request list (1)`);
  await expect(statusMessage(page).getByRole('link', { name: 'Request list (1)' })).toHaveAttribute(
    'href',
    /\/request\/$/,
  );
  await expect(headerLink(page)).toHaveAccessibleName('Request list (1)');
  expect(await share.boundingBox()).toEqual(before);
  expect(await readShifts(page)).toEqual({ sum: 0, elements: [] });
  await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true });
  await add(page).click();
  await expect(headerLink(page)).toHaveAccessibleName('Request list (2)');
  const [firstColor = color] = shirt.colors.map(({ name }) => name);
  await visit(page, pathWith(firstColor, 'L'));
  await expect(headerLink(page)).toBeVisible();
  expect(await readShifts(page)).toEqual({ sum: 0, elements: [] });
  const other = await context.newPage();
  await visit(other, pathWith(firstColor, 'M'));
  await Promise.all([add(page).click(), add(other).click()]);
  for (const tab of [page, other]) await expect(headerLink(tab)).toHaveAccessibleName('Request list (4)');
});

testShirt('the grid is filled by keyboard and keeps quantities when it closes', async ({ page }) => {
  await visit(page, selectionPath);
  await openGridButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page, `${color}, size L, quantity`)).toBeFocused();
  await page.keyboard.type('12');
  await page.keyboard.press('Shift+Tab');
  await expect(field(page, `${color}, size M, quantity`)).toBeFocused();
  await page.keyboard.type('2');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(openGridButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page, `${color}, size L, quantity`)).toBeFocused();
  await expect(dialog(page).getByRole('status')).toContainText('Total 14 in 2 sizes');
  await expectNoAxeViolations(page);
  const addAll = dialog(page).getByRole('button', { name: 'Add to list' });
  for (let tabs = 0; tabs < 20 && !(await addAll.evaluate((button) => button === document.activeElement)); tabs += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(statusMessage(page)).toHaveText(`Added: 14, ${color}, 2 sizes. Request list (2)`);
  await expect(openGridButton(page)).toBeFocused();
});

testTrousers(
  'on a narrow phone only the table of the grid scrolls, below its names',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await visit(page, productPath(trousers));
    await openGridButton(page).click();
    await expect(dialog(page)).toBeVisible();
    const { innerWidth } = await page.evaluate(() => ({ innerWidth: window.innerWidth }));
    expect(await findOverflow(page, innerWidth)).toEqual([]);
    const cells = dialog(page).getByRole('table').getByRole('row').nth(1).getByRole('textbox');
    await cells.first().focus();
    for (let step = 1; step < (await cells.count()); step += 1) await page.keyboard.press('Tab');
    const rowHeader = await dialog(page).getByRole('rowheader').first().boundingBox();
    const cell = await cells.last().boundingBox();
    const box = await dialog(page).boundingBox();
    expect(rowHeader?.x).toBeGreaterThan(box?.x ?? 0);
    expect(cell?.x).toBeGreaterThanOrEqual((rowHeader?.x ?? 0) + (rowHeader?.width ?? 0) - 1);
    expect((cell?.x ?? 0) + (cell?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
    // The page behind the dialog is inert. The dialog itself has no links.
    expect((await findSmallTargets(page)).filter((target) => !target.startsWith('a '))).toEqual([]);
    await cells.last().fill('two');
    await dialog(page).getByRole('button', { name: 'Add to list' }).click();
    await expect(cells.last()).toBeFocused();
    await expect(dialog(page)).toBeVisible();
    await expectNoAxeViolations(page);
  },
);

testShirt(
  'a missing connection is reported, and a click works when it is back',
  async ({ page, context, allowConsole }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load chunk/);
    // Otherwise a script that fails before the browser detects that it is offline reloads the page.
    await markReloaded(page);
    await visit(page, selectionPath);
    await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true });
    await markDocument(page);
    await context.setOffline(true);
    await add(page).click();
    await expect(page.getByText('No connection.')).toBeVisible();
    await context.setOffline(false);
    await add(page).click();
    await expect(statusMessage(page)).toHaveText(`Added: ${color}, M. Request list (1)`);
    expect(await isSameDocument(page)).toBe(true);
  },
);
