import { categorySettings } from '@/lib/catalogue/categories/category-settings';
import { branding } from '@/lib/site/content';
import { largestCategory, subcategoryPages, testIf } from './built-catalogue';
import { expect, test } from './fixtures';
import { textContentOf, visit } from './visit';

// tests/unit/ui/carousel.test.tsx covers when slides move; these tests cover what a browser with a layout shows.

const slides = subcategoryPages.filter(({ path }) => path.startsWith(largestCategory.path)).length;
const testSlides = testIf(test, categorySettings(largestCategory.key).hasSlider && slides > 1);
const testBrands = testIf(test, (branding.featuredBrands?.length ?? 0) > 0);

testSlides('the slider advances to the slide in its counter and stops under the pointer', async ({ page }) => {
  await visit(page, largestCategory.path);
  const slider = page.getByRole('region', { name: `${largestCategory.name} by section` });
  const position = async () => Number.parseInt(await textContentOf(slider.getByText(/^\d+\/\d+$/)), 10);
  await expect.poll(position).toBeGreaterThan(1);
  await slider.hover();
  const current = slider.locator('[aria-roledescription=slide]').nth((await position()) - 1);
  await expect(current).toBeInViewport({ ratio: 0.5 });
  await expect(current.getByRole('link')).toBeVisible();
});

testBrands('the brand logos advance on a phone, and a button stops them', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/');
  const strip = page.getByRole('region', { name: 'Brands' });
  const offset = () => strip.getByRole('list').evaluate((list) => Math.round(list.scrollLeft));
  const before = await offset();
  await expect.poll(offset).not.toBe(before);
  await strip.getByRole('button', { name: 'Pause brands' }).click();
  await expect(strip.getByRole('button', { name: 'Play brands' })).toBeVisible();
});
