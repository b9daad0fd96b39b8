import type { Product } from '@/lib/catalogue/schema/product';
import { oracle } from '@/tests/unit/listing/oracle';
import { stateOf } from '@/tests/unit/listing/state';
import { largestCategory, largestSubcategory, products, testIf } from './built-catalogue';
import { expect, test } from './fixtures';
import {
  cardNames,
  cards,
  mostCommon,
  namesOf,
  queryFor,
  queryOf,
  summary,
  summaryText,
  topBrand,
} from './listing-actions';
import { INDEX_URL, pauseRequests } from './network';
import { visit } from './visit';

const { products: categoryProducts } = largestCategory;
const productsOfBrand = products.filter(({ brand }) => brand.name === topBrand);

test('every kind of listing shows the expected products for a URL with filters', async ({ page }) => {
  const listings: [path: string, listed: readonly Product[]][] = [
    [largestSubcategory?.path ?? largestCategory.path, largestSubcategory?.products ?? categoryProducts],
    ['/all-products/', products],
    [`/category/${largestCategory.key}/`, categoryProducts],
    [`/brands/${productsOfBrand[0]?.brand.slug}/`, productsOfBrand],
  ];
  for (const [path, listed] of listings) {
    const brand = mostCommon(listed.map((product) => product.brand.name));
    const state = stateOf({ brand: [brand], max: ['90'] }, { sort: 'price-high-low' });
    const found = oracle(listed, state);
    await visit(page, `${path}${queryFor(state)}`);
    await expect(summary(page)).toHaveText(summaryText(found));
    expect(await cardNames(page), path).toEqual(namesOf(found.slice(0, 9)));
  }
});

test('a shared URL never shows the unfiltered list, and nothing shifts', async ({ page }) => {
  const state = stateOf({ brand: [topBrand] }, { sort: 'price-low-high' });
  const found = namesOf(oracle(categoryProducts, state).slice(0, 9));
  await page.addInitScript(() => {
    const probe = { visible: [] as string[], shift: 0, frames: 0 };
    Object.assign(window, { probe });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) probe.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    const recordVisible = () => {
      for (const heading of document.querySelectorAll('main article h3')) {
        const name = heading.textContent ?? '';
        if (
          !probe.visible.includes(name) &&
          heading.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        )
          probe.visible.push(name);
      }
      if (document.querySelector('[aria-roledescription="carousel"]')?.checkVisibility())
        probe.visible.push('the slider');
      probe.frames += 1;
      requestAnimationFrame(recordVisible);
    };
    requestAnimationFrame(recordVisible);
  });
  // A slow index makes a flash of unfiltered products visible.
  const release = await pauseRequests(page, INDEX_URL);
  await visit(page, `${largestCategory.path}${queryFor(state)}`);
  await page.waitForFunction(
    (minFrames) => 'probe' in window && (window.probe as { frames: number }).frames > minFrames,
    30,
  );
  await release();
  await expect(summary(page)).toHaveText(summaryText(oracle(categoryProducts, state)));
  await expect(cards(page)).toHaveCount(found.length);
  const { visible, shift } = await page.evaluate(
    () => (window as unknown as { probe: { visible: string[]; shift: number } }).probe,
  );
  expect(visible.filter((name) => !found.includes(name))).toEqual([]);
  expect(shift).toBeLessThan(0.05);
});

test('the index is fetched when a listing is idle, and not on pages without filters', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => void (INDEX_URL.test(request.url()) && fetched.push(request.url())));
  await visit(page, '/faq/');
  await page.waitForTimeout(1000);
  expect(fetched).toEqual([]);
  await visit(page, largestCategory.path);
  await expect.poll(() => fetched.length).toBe(1);
});

testIf(test, products.length > 18)(
  'Back undoes each step, and from a product it restores filters, page and scroll position',
  async ({ page }) => {
    const sorted = oracle(products, stateOf({}, { sort: 'price-low-high' }));
    await visit(page, '/all-products/');
    await page.getByLabel('Sort by').selectOption('price-low-high');
    await expect(cards(page).first()).toContainText(sorted[0]?.name ?? '');
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL((url) => url.search === '?sort=price-low-high&page=2');
    const namesOnSecondPage = namesOf(sorted.slice(9, 18));
    await expect.poll(() => cardNames(page)).toEqual(namesOnSecondPage);
    const card = cards(page).nth(7).getByRole('link');
    await card.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(100);
    await card.click();
    await expect(page).toHaveURL(/\/products\//);
    await page.goBack();
    // A locator assertion, which retries during the navigation.
    await expect(cards(page).getByRole('heading')).toHaveText(namesOnSecondPage);
    await expect.poll(() => page.evaluate((from) => Math.abs(window.scrollY - from), before)).toBeLessThan(50);
    await page.goBack();
    await expect.poll(() => cardNames(page)).toEqual(namesOf(sorted.slice(0, 9)));
    await page.goBack();
    await expect(page.getByLabel('Sort by')).toHaveValue('featured');
    expect(queryOf(page)).toBe('');
  },
);
