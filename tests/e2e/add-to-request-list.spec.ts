import type { Page } from '@playwright/test';
import { hasPictureOfEachColor, productPath, testWithProduct } from './built-catalogue';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { findOverflow, readShifts, watchShifts } from './layout';
import { findSmallTargets } from './target-size';
import { visit } from './visit';

const [shirt, testShirt] = testWithProduct(test, 'in two colors and in M and L', hasPictureOfEachColor);
const [trousers, testTrousers] = testWithProduct(
  test,
  'with waist and length',
  ({ sizes }) => sizes.system === 'waist-length',
);
const color = shirt.colors[1]?.name ?? '';
const chosen = `${productPath(shirt)}?${new URLSearchParams({ color, size: 'L' })}`;

const add = (page: Page) => page.getByRole('button', { name: 'Add to request list' });
const openGridButton = (page: Page) => page.getByRole('button', { name: 'Sizes and quantities' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add to request list' });
const statusMessage = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: 'dded' });
const inHeader = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Request list/ });
/** The field of a size, whether or not it says its price behind. */
const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name: new RegExp(`^${name}(?:,|$)`) });

// The list has a page of its own, whose tests are elsewhere; a browser may fetch it ahead of a click.
test.beforeEach(({ allow404 }) => allow404('/request/'));

testShirt(
  'with all chosen one is added at once, the header counts it, and nothing moves by itself, nor on the next page',
  {
    tag: '@engines',
  },
  async ({ page }) => {
    await watchShifts(page);
    await visit(page, chosen);
    await expect(inHeader(page)).toHaveAccessibleName('Request list');
    await add(page).scrollIntoViewIfNeeded();
    const share = page.getByRole('button', { name: 'Share' });
    const before = await share.boundingBox();
    await add(page).click();
    await expect(statusMessage(page)).toHaveText(`Added: ${color}, L. Request list (1)`);
    await expect(statusMessage(page).getByRole('link', { name: 'Request list (1)' })).toHaveAttribute(
      'href',
      /\/request\/$/,
    );
    await expect(inHeader(page)).toHaveAccessibleName('Request list (1)');
    expect(await share.boundingBox()).toEqual(before);
    expect(await readShifts(page)).toEqual({ sum: 0, what: [] });
    await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true });
    await add(page).click();
    await expect(inHeader(page)).toHaveAccessibleName('Request list (2)');
    await visit(page, chosen);
    await expect(inHeader(page)).toBeVisible();
    expect(await readShifts(page)).toEqual({ sum: 0, what: [] });
  },
);

testShirt(
  'the grid is filled by keyboard alone, from the size that is chosen, and what is typed outlives it',
  async ({ page }) => {
    await visit(page, chosen);
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
  },
);

testTrousers(
  'the table scrolls by itself, with its first column in sight, no target is small, and everybody can use it',
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
    const head = await dialog(page).getByRole('rowheader').first().boundingBox();
    const cell = await cells.last().boundingBox();
    const box = await dialog(page).boundingBox();
    expect(head?.x).toBeGreaterThan(box?.x ?? 0);
    expect(cell?.x).toBeGreaterThanOrEqual((head?.x ?? 0) + (head?.width ?? 0) - 1);
    expect((cell?.x ?? 0) + (cell?.width ?? 0)).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
    // The page behind it cannot be reached; there are no links in it.
    expect((await findSmallTargets(page)).filter((target) => !target.startsWith('a '))).toEqual([]);
    await cells.last().fill('two');
    await dialog(page).getByRole('button', { name: 'Add to list' }).click();
    await expect(cells.last()).toBeFocused();
    await expect(dialog(page)).toBeVisible();
    await expectNoAxeViolations(page);
  },
);

testShirt('what two tabs add at once is all there, and the header of both counts it', async ({ page, context }) => {
  const other = await context.newPage();
  await visit(page, chosen);
  await visit(other, `${productPath(shirt)}?${new URLSearchParams({ color, size: 'M' })}`);
  await Promise.all([add(page).click(), add(other).click()]);
  for (const tab of [page, other]) await expect(inHeader(tab)).toHaveAccessibleName('Request list (2)');
});
