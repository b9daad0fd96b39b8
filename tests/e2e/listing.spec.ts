import type { Product } from '@/lib/catalogue/schema/product';
import { oracle } from '@/tests/unit/listing/oracle';
import { stateOf } from '@/tests/unit/listing/state';
import { largestCategory, largestSubcategory, products, testIf } from './built-catalogue';
import { expect, test } from './fixtures';
import { readShifts, watchShifts } from './layout';
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
  await watchShifts(page);
  await page.addInitScript(() => {
    const probe = { visible: [] as string[], frames: 0 };
    Object.assign(window, { probe });
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
  const { visible } = await page.evaluate(() => (window as unknown as { probe: { visible: string[] } }).probe);
  expect(visible.filter((name) => !found.includes(name))).toEqual([]);
  expect((await readShifts(page)).sum).toBeLessThan(0.05);
});

testIf(test, products.length > 18)(
  'a page and a product start at the top, and Back and Forward restore filters, page and scroll position',
  async ({ page }) => {
    const sorted = oracle(products, stateOf({}, { sort: 'price-low-high' }));
    const scrollY = () => page.evaluate(() => window.scrollY);
    const pager = page.getByRole('navigation', { name: 'Pages' });
    const openNextPage = async () => {
      await pager.getByRole('link', { name: 'Next page' }).click();
      await expect(pager.locator('[aria-current=page]')).toHaveText('2');
    };
    await visit(page, '/all-products/');
    await openNextPage();
    await expect(page).toHaveURL(/\/all-products\/page\/2\/$/);
    await expect.poll(scrollY).toBe(0);
    await page.goBack();
    await page.getByLabel('Sort by').selectOption('price-low-high');
    await expect(cards(page).first()).toContainText(sorted[0]?.name ?? '');
    await openNextPage();
    await expect(page).toHaveURL((url) => url.search === '?sort=price-low-high&page=2');
    const namesOnSecondPage = namesOf(sorted.slice(9, 18));
    await expect.poll(() => cardNames(page)).toEqual(namesOnSecondPage);
    const card = cards(page).nth(7).getByRole('link');
    await card.scrollIntoViewIfNeeded();
    const before = await scrollY();
    expect(before).toBeGreaterThan(100);
    await card.click();
    for (const isAgain of [false, true]) {
      await expect(page).toHaveURL(/\/products\//);
      await expect.poll(scrollY).toBe(0);
      await page.goBack();
      // A locator assertion, which retries during the navigation.
      await expect(cards(page).getByRole('heading')).toHaveText(namesOnSecondPage);
      await expect.poll(async () => Math.abs((await scrollY()) - before)).toBeLessThan(50);
      if (!isAgain) await page.goForward();
    }
    await page.goBack();
    await expect.poll(() => cardNames(page)).toEqual(namesOf(sorted.slice(0, 9)));
    await page.goBack();
    await expect(page.getByLabel('Sort by')).toHaveValue('featured');
    expect(queryOf(page)).toBe('');
  },
);
