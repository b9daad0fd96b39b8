import type { Page } from '@playwright/test';
import { largestCategory, testIf } from './built-catalogue';
import { expect, test } from './fixtures';
import { pauseRequests } from './network';
import { openFacet } from './open-facet';

// What a visitor does on a listing before its scripts are there.
const CHUNKS = /\/_next\/static\/chunks\/.*\.js$/;

const panel = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const query = (page: Page) => new URL(page.url()).searchParams;
const brands = new Set(largestCategory.products.map(({ brand }) => brand.name));

testIf(test, brands.size > 2)(
  'filters and a sort order that are set before the scripts are there all apply',
  async ({ page }) => {
    const release = await pauseRequests(page, CHUNKS);
    await page.goto(`.${largestCategory.path}`, { waitUntil: 'commit' });
    const boxes = panel(page).locator('input[name="brand"]');
    const ticked = [await boxes.nth(0).inputValue(), await boxes.nth(1).inputValue()];
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    await page.getByLabel('Sort by').selectOption('price-low-high');
    // A facet opens without script, and stays open.
    await openFacet(panel(page), 'Maximum price');
    const slider = panel(page).getByRole('slider', { name: 'Maximum price' });
    await slider.focus();
    await page.keyboard.press('Home');
    await release();
    await expect.poll(() => query(page).getAll('brand').sort()).toEqual(ticked.sort());
    await expect.poll(() => query(page).get('sort')).toBe('price-low-high');
    await expect.poll(() => query(page).get('max')).toBe('5');
    for (const value of ticked) await expect(panel(page).locator(`[name="brand"][value="${value}"]`)).toBeChecked();
    await expect(page.getByLabel('Sort by')).toHaveValue('price-low-high');
    await expect(slider).toBeFocused();
  },
);
