import type { Page } from '@playwright/test';
import { CATEGORIES } from '@/lib/catalogue/categories/categories';
import { placeholder as placeholderOf } from '@/lib/site/picture-source';
import { hasPictureOfEachColor, productPath, testWithProduct } from './built-catalogue';
import { expect, test } from './fixtures';
import { scrollThrough } from './layout';
import { visit } from './visit';

/** The large picture of the gallery. */
const shownPicture = (page: Page) => page.locator('main figure:not([inert] *) img').first();
const placeholder = new RegExp(`(?:${CATEGORIES.map(({ key }) => placeholderOf(key)).join('|')})$`);
const picture = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

const [product, testColored] = testWithProduct(test, 'in two colors and in M and L', hasPictureOfEachColor);

testColored('pictures that fail to load are replaced and not requested again', async ({ page, allow404 }) => {
  const requestCounts = new Map<string, number>();
  allow404(picture);
  const isReplaced = ({ pathname }: URL) => picture.test(pathname) && !placeholder.test(pathname);
  await page.route(isReplaced, (route) => {
    const { pathname } = new URL(route.request().url());
    requestCounts.set(pathname, (requestCounts.get(pathname) ?? 0) + 1);
    return route.fulfill({ status: 404 });
  });
  await visit(page, productPath(product));
  await scrollThrough(page);
  await expect(shownPicture(page)).toHaveAttribute('src', placeholder);
  await expect(shownPicture(page)).toHaveAttribute('alt', /\S/);
  await expect
    .poll(() => shownPicture(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  // Each picture may request each of its URLs once.
  const pictures = await page.locator('img').count();
  expect([...requestCounts].filter(([, count]) => count > pictures)).toEqual([]);
});
