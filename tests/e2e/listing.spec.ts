import type { Page } from '@playwright/test';
import type { Product } from '@/lib/catalogue/schema/product';
import { oracle } from '@/tests/unit/listing/oracle';
import { stateOf } from '@/tests/unit/listing/state';
import { hasSecondPage, largestCategory, largestSubcategory, products, testIf } from './built-catalogue';
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
  'pages and products start at the top, and Back and Forward restore the rest',
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

/** On a phone the first product must start within this distance from the top of the page, in pixels. */
const MAX_TOP = 420;

/** Selector and center of a visible filter check box, in the middle of the screen; `undefined` if there is none. */
function visibleCheckbox(page: Page) {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>('aside input:not(:checked, :disabled)')].flatMap(
      (box) => {
        const { x, y, width, height } = box.getBoundingClientRect();
        const center = { x: x + width / 2, y: y + height / 2 };
        const isVisible = box.type === 'checkbox' && document.elementFromPoint(center.x, center.y) === box;
        return isVisible ? [{ ...center, selector: `aside [name="${box.name}"][value="${box.value}"]` }] : [];
      },
    );
    return boxes[Math.floor(boxes.length / 2)];
  });
}

/** Largest visible share (0 to 1) of a product card, below the header. */
function bestVisibleShare(page: Page) {
  return page.evaluate(() => {
    const from = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const shares = [...document.querySelectorAll('main article')].map((card) => {
      const { top, bottom, height } = card.getBoundingClientRect();
      return (Math.min(bottom, innerHeight) - Math.max(top, from)) / height;
    });
    return Math.max(0, ...shares);
  });
}

testIf(test, hasSecondPage)('a checked option stays under the pointer, and results stay visible', async ({ page }) => {
  await visit(page, largestCategory.path);
  await page.evaluate(() => {
    for (const facet of document.querySelectorAll<HTMLDetailsElement>('aside details')) facet.open = true;
    document.querySelector('aside')?.scrollIntoView({ block: 'end', behavior: 'instant' });
  });
  const box = await visibleCheckbox(page);
  if (!box) throw new Error('No filter check box is visible');
  await page.mouse.click(box.x, box.y);
  await expect(page.getByRole('list', { name: 'Applied filters' })).toBeAttached();
  const checkedBox = page.locator(box.selector);
  await expect(checkedBox).toBeChecked();
  const { y = 0, height = 0 } = (await checkedBox.boundingBox()) ?? {};
  expect(Math.abs(y + height / 2 - box.y), box.selector).toBeLessThan(2);
  expect(await bestVisibleShare(page), box.selector).toBeGreaterThan(0.5);
});

test('products start near the top on a phone', {
  tag: '@phone',
}, async ({ page }) => {
  const paths = [
    largestCategory.path,
    largestSubcategory?.path ?? '/all-products/',
    `/brands/${products[0]?.brand.slug}/`,
  ];
  for (const path of [...paths, `${largestCategory.path}?sort=newest`]) {
    await visit(page, path);
    const first = page.getByRole('article').first();
    await expect(first).toBeVisible();
    expect((await first.boundingBox())?.y, path).toBeLessThanOrEqual(MAX_TOP);
  }
  await visit(page, '/');
  const first = await page.locator('main section:not(:has(h1)) li img').first().boundingBox();
  expect(first?.y).toBeLessThan(2 * (page.viewportSize()?.height ?? 0));
});
