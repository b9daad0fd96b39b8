import type { Locator, Page } from '@playwright/test';
import { categoryRule } from '@/lib/catalogue/categories';
import { expect, test } from './fixtures';
import { given, pathOf, place, subject } from './picks';
import { unfold } from './unfold';
import { visit } from './visit';

// Where the browser replaces all colors, what is chosen must differ by more than a color of ours.
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const [shirt, testShirt] = subject(
  test,
  'with sizes and colors',
  ({ sizes, colors }) => sizes.system === 'alpha' && colors.length > 1,
);

/** The looks of an element and its close surroundings, where a ring of the focus would be. */
async function look(page: Page, element: Locator): Promise<string> {
  await element.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const clip = { x: Math.max(0, x - 6), y: Math.max(0, y - 6), width: width + 12, height: height + 12 };
  return (await page.screenshot({ clip, animations: 'disabled' })).toString('base64');
}

/** The same when neither pointer nor focus is on it. */
async function lookAtRest(page: Page, element: Locator): Promise<string> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return look(page, element);
}

async function expectChange(page: Page, element: Locator, act: () => Promise<void>) {
  const before = await lookAtRest(page, element);
  await act();
  await expect.poll(() => lookAtRest(page, element)).not.toBe(before);
}

testShirt('a chosen size and a chosen color are seen', async ({ page }) => {
  await visit(page, pathOf(shirt));
  for (const name of ['Size', 'Color']) {
    const group = page.getByRole('group', { name: new RegExp(`^${name}`) });
    const last = group.locator('label').last();
    await expectChange(page, last, () => group.getByRole('radio').last().check());
  }
});

test('the open tab is seen', async ({ page }) => {
  await visit(page, pathOf(shirt));
  const tab = page.getByRole('tab').nth(1);
  await expectChange(page, tab, () => tab.click());
});

given(test, categoryRule(place.key).sizes.isFiltered)('an applied filter is seen', async ({ page }) => {
  await visit(page, place.path);
  const panel = page.getByRole('complementary', { name: 'Filters' });
  // The live listing takes the place of the exported one at the first touch; it alone knows the states.
  await unfold(panel, 'Ships to my state');
  await panel.getByRole('combobox', { name: 'My state' }).focus();
  await expect(panel.getByRole('combobox', { name: 'My state' }).getByRole('option').nth(1)).toBeAttached();
  const tile = panel.locator('label', { has: page.locator('[name="size"]') }).first();
  await expectChange(page, tile, () => tile.getByRole('checkbox').check());
});

test('what has the focus is seen', async ({ page }) => {
  await visit(page, pathOf(shirt));
  const ask = page.getByRole('link', { name: 'Ask about this product' });
  const before = await lookAtRest(page, ask);
  // A key was the last that was used: so the browser shows the focus.
  await page.keyboard.press('Tab');
  await ask.focus();
  expect(await look(page, ask)).not.toBe(before);
});
