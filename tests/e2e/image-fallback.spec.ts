import type { Page } from '@playwright/test';
import { CATEGORIES } from '@/lib/catalogue/categories/categories';
import { placeholder as placeholderOf } from '@/lib/site/picture-source';
import { hasPictureOfEachColor, productPath, testWithProduct } from './built-catalogue';
import { expect, test } from './fixtures';
import { scrollThrough } from './layout';
import { visit } from './visit';

/** The large picture that is shown. */
const shownPicture = (page: Page) => page.locator('main figure:not([inert] *) img').first();
const placeholder = new RegExp(`(?:${CATEGORIES.map(({ key }) => placeholderOf(key)).join('|')})$`);
const picture = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

const [product, testColored] = testWithProduct(test, 'in two colors and in M and L', hasPictureOfEachColor);

testColored(
  'pictures that fail are replaced by the placeholder and keep their descriptions, and no URL is requested again and again',
  async ({ page, allow404 }) => {
    const asked = new Map<string, number>();
    allow404(picture);
    const isReplaced = ({ pathname }: URL) => picture.test(pathname) && !placeholder.test(pathname);
    await page.route(isReplaced, (route) => {
      const { pathname } = new URL(route.request().url());
      asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
      return route.fulfill({ status: 404 });
    });
    await visit(page, productPath(product));
    await scrollThrough(page);
    await expect(shownPicture(page)).toHaveAttribute('src', placeholder);
    await expect(shownPicture(page)).toHaveAttribute('alt', /\S/);
    await expect
      .poll(() => shownPicture(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    // Each picture may ask once for each of its addresses; a loop would ask without end.
    const pictures = await page.locator('img').count();
    expect([...asked].filter(([, times]) => times > pictures)).toEqual([]);
  },
);
