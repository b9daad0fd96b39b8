import type { Locator, Page } from '@playwright/test';
import { largestCategory, productPath, testWithProduct } from './built-catalogue';
import { expect, test } from './fixtures';
import { visit } from './visit';

// In forced colors mode the browser replaces all colors, so a selected state must differ by more than its color.
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const [shirt, testShirt] = testWithProduct(
  test,
  'with sizes and colors',
  ({ sizes, colors }) => sizes.system === 'alpha' && colors.length > 1,
);

/** Screenshot of an element with a margin for its focus ring. */
async function screenshot(page: Page, element: Locator): Promise<string> {
  await element.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const clip = { x: Math.max(0, x - 6), y: Math.max(0, y - 6), width: width + 12, height: height + 12 };
  return (await page.screenshot({ clip, animations: 'disabled' })).toString('base64');
}

/** Screenshot without hover and focus. */
async function screenshotAtRest(page: Page, element: Locator): Promise<string> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return screenshot(page, element);
}

async function expectChange(page: Page, element: Locator, act: () => Promise<void>) {
  const before = await screenshotAtRest(page, element);
  await act();
  await expect.poll(() => screenshotAtRest(page, element)).not.toBe(before);
}

testShirt('with forced colors selections, tabs, filters and the focus are visible', async ({ page }) => {
  await visit(page, productPath(shirt));
  for (const name of ['Size', 'Color']) {
    const group = page.getByRole('group', { name: new RegExp(`^${name}`) });
    await expectChange(page, group.locator('label').last(), () => group.getByRole('radio').last().check());
  }
  const tab = page.getByRole('tab').nth(1);
  await expectChange(page, tab, () => tab.click());
  const link = page.getByRole('link', { name: 'Ask about this product' });
  const before = await screenshotAtRest(page, link);
  // After a key press the browser shows the focus ring.
  await page.keyboard.press('Tab');
  await link.focus();
  expect(await screenshot(page, link)).not.toBe(before);

  await visit(page, `${largestCategory.path}?max=500`);
  const option = page
    .getByRole('complementary', { name: 'Filters' })
    .locator('label:has(input[type=checkbox])')
    .first();
  await expectChange(page, option, () => option.getByRole('checkbox').check());
});
