import type { Locator, Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { findOverflow } from './layout';
import { compared, given, onFirstPage, pathOf, pick, place, products } from './picks';
import { visit } from './visit';

const THREE = Math.min(3, onFirstPage);
const shod = products.filter(({ sizes }) => sizes.system === 'shoe').slice(0, 4);
const plain = pick('without sizes', ({ sizes }) => sizes.system === 'none');

const tools = (page: Page) => page.getByRole('article').getByRole('button', { name: /^Compare: / });
const tray = (page: Page) => page.getByRole('complementary', { name: 'Chosen to compare' });
const columns = (page: Page) => page.getByRole('columnheader');
const region = (page: Page) => page.getByRole('region', { name: 'Comparison' });
const removers = (page: Page) => page.getByRole('button', { name: /^Remove: / });
const onlyDifferences = (page: Page) => page.getByRole('checkbox', { name: 'Differences only' });
const nameOf = async (button: Locator) => ((await button.getAttribute('aria-label')) ?? '').replace('Compare: ', '');

async function chooseOnListing(page: Page, count: number): Promise<string[]> {
  await visit(page, place.path);
  const names: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const button = tools(page).nth(index);
    names.push(await nameOf(button));
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  }
  return names;
}

test('products are chosen on the cards of a listing and stand side by side, on a page that anybody can read', async ({
  page,
}) => {
  const names = await chooseOnListing(page, THREE);
  await expectNoAxeViolations(page);
  await tray(page)
    .getByRole('link', { name: `Compare (${THREE})` })
    .click();
  await expect(columns(page)).toHaveCount(THREE);
  for (const [index, name] of names.entries()) await expect(columns(page).nth(index)).toContainText(name);
  await expect(tray(page)).toHaveCount(0);
  await expectNoAxeViolations(page);
  for (const width of [320, 390, 820]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await findOverflow(page, width)).toEqual([]);
  }
});

given(test, shod.length > 1)('goods in shoe sizes say their sizes in one line', async ({ page }) => {
  await visit(page, `/compare/?${new URLSearchParams(shod.map(({ id }) => ['id', id]))}`);
  await expect(columns(page)).toHaveCount(shod.length);
  const line = page.getByRole('row', { name: /^Sizes, US men's/ });
  await expect(line.getByRole('cell')).toHaveCount(shod.length);
  await expect(line.getByRole('cell').first()).toContainText(/\d/);
});

test('the differences alone, and what is removed, are kept in the address and undone by Back', async ({ page }) => {
  await visit(page, compared(THREE));
  await expect(columns(page)).toHaveCount(THREE);
  const all = await page.getByRole('row').count();
  await onlyDifferences(page).check();
  await expect(page).toHaveURL(/only=differences/);
  expect(await page.getByRole('row').count()).toBeLessThanOrEqual(all);
  await page.reload();
  await expect(onlyDifferences(page)).toBeChecked();
  await removers(page).first().click();
  await expect(columns(page)).toHaveCount(THREE - 1);
  expect(new URL(page.url()).searchParams.getAll('id')).toHaveLength(THREE - 1);
  await page.goBack();
  await expect(columns(page)).toHaveCount(THREE);
  await page.goForward();
  await expect(columns(page)).toHaveCount(THREE - 1);
});

test('a link shows the same in a fresh browser, and chooses nothing there', async ({ page }) => {
  await visit(page, compared(2));
  await expect(columns(page)).toHaveCount(2);
  await visit(page, place.path);
  await expect(tools(page).first()).toHaveAttribute('aria-pressed', 'false');
  await expect(tray(page)).toHaveCount(0);
});

given(test, onFirstPage > 3)('a link shows what it names to somebody who has chosen others', async ({ page }) => {
  await chooseOnListing(page, 1);
  await visit(page, compared(2).replace(/id=[^&]*/, `id=${place.goods.at(-1)?.id}`));
  await expect(columns(page)).toHaveCount(2);
  await expect(columns(page).first()).toContainText(place.goods.at(-1)?.name ?? '');
});

test('what is chosen lasts, is shared by tabs, and is cleared', async ({ page, context }) => {
  await chooseOnListing(page, 2);
  const other = await context.newPage();
  await visit(other, place.path);
  await expect(tools(other).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await tray(other).getByRole('button', { name: 'Clear the comparison' }).click();
  await expect(tools(page).first()).toHaveAttribute('aria-pressed', 'false');
  await expect(tray(page)).toHaveCount(0);
});

test('a keyboard alone chooses, compares, scrolls and removes', async ({ page }) => {
  await visit(page, place.path);
  for (const index of [0, 1]) {
    await tools(page).nth(index).focus();
    await page.keyboard.press('Space');
    await expect(tools(page).nth(index)).toHaveAttribute('aria-pressed', 'true');
  }
  await tray(page).getByRole('link', { name: 'Compare (2)' }).focus();
  await page.keyboard.press('Enter');
  await expect(columns(page)).toHaveCount(2);
  await onlyDifferences(page).focus();
  await page.keyboard.press('Space');
  await expect(onlyDifferences(page)).toBeChecked();
  await region(page).focus();
  await expect(region(page)).toBeFocused();
  await removers(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(columns(page)).toHaveCount(1);
});

test('on a phone the table scrolls below its bar, and its first column stays', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, compared(THREE));
  const label = region(page).getByRole('rowheader').nth(1);
  const before = await label.boundingBox();
  await region(page).evaluate((element) => element.scrollBy(200, 0));
  expect((await label.boundingBox())?.x).toBe(before?.x);
  expect((await columns(page).first().boundingBox())?.x).toBeLessThan(0);
});

test('nothing is fetched for it before it is used, and the page stays where it is when its tools come', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => /\/data\/|-on-use-/.test(request.url()) && asked.push(request.url()));
  await visit(page, pathOf(plain));
  const button = page.getByRole('button', { name: `Compare: ${plain.name}` });
  await button.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  const before = await button.boundingBox();
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(tray(page)).toBeVisible();
  expect(asked).not.toEqual([]);
  expect(await button.boundingBox()).toEqual(before);
});

test('what the tray takes of a page is given back at its end', async ({ page }) => {
  await chooseOnListing(page, 1);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const foot = await page.getByRole('contentinfo').boundingBox();
  const bar = await tray(page).boundingBox();
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
});

test('goods without sizes are added to the request list from their card', async ({ page }) => {
  await visit(page, `/search/?${new URLSearchParams({ query: plain.name })}`);
  const button = page.getByRole('button', { name: `Add to list: ${plain.name}` }).first();
  await button.click();
  await expect(button).toHaveText('Added');
  await expect(page.getByRole('status').filter({ hasText: 'Added to the request list.' })).toBeVisible();
});
