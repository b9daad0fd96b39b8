import type { Page } from '@playwright/test';
import { CATEGORIES } from '@/lib/catalogue/categories/categories';
import { categorySettings } from '@/lib/catalogue/categories/category-settings';
import { colorFamily } from '@/lib/catalogue/colors/color-family';
import type { Product } from '@/lib/catalogue/schema/product';
import { FACETS, facetsOf } from '@/lib/listing/facets/facets';
import { toIndexRow } from '@/lib/listing/to-index-row';
import { type ListingState, serializeListingState } from '@/lib/listing/url-state';
import { money } from '@/lib/money';
import { oracle, sizesOf } from '@/tests/unit/listing/oracle';
import { stateOf } from '@/tests/unit/listing/state';
import {
  cardsOnFirstPage,
  largestCategory,
  largestSubcategory,
  products,
  testIf,
  testWithProduct,
} from './built-catalogue';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { INDEX_URL, pauseRequests } from './network';
import { openFacet } from './open-facet';
import { visit } from './visit';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();
const summary = (page: Page) => page.getByRole('heading', { level: 2, name: /^Showing/ });
const count = (list: readonly unknown[]) => `Showing ${Math.min(9, list.length)} of ${list.length} Products`;
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' });
const queryOf = (page: Page) => new URL(page.url()).search;

const { products: categoryProducts } = largestCategory;
const queryFor = (state: ListingState) => serializeListingState(state, FACETS);
const namesOf = (list: readonly Product[]) => list.map(({ name }) => name);

/** The value that most of these products have, so that no test names one. */
function mostCommon(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}
const topBrand = mostCommon(categoryProducts.map(({ brand }) => brand.name));
const ofBrand = products.filter(({ brand }) => brand.name === topBrand);

/** A brand of which every product has a price: a product without one is under any maximum. */
const alwaysPriced =
  categoryProducts.find(({ brand }) =>
    categoryProducts.every((other) => other.brand.slug !== brand.slug || other.price > 0),
  )?.brand.name ?? '';

/** The filters within reach: the panel of a wide screen, the sheet of a phone. */
async function openFilters(page: Page, isMobile: boolean) {
  if (!isMobile) return filters(page);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(sheet(page)).toBeVisible();
  return sheet(page);
}

test('every kind of listing answers a filtered address as the data has it', async ({ page }) => {
  const listings: [path: string, goods: readonly Product[]][] = [
    [largestSubcategory?.path ?? largestCategory.path, largestSubcategory?.products ?? categoryProducts],
    ['/all-products/', products],
    [`/category/${largestCategory.key}/`, categoryProducts],
    [`/brands/${ofBrand[0]?.brand.slug}/`, ofBrand],
  ];
  for (const [path, goods] of listings) {
    const brand = mostCommon(goods.map((product) => product.brand.name));
    const wanted = stateOf({ brand: [brand], max: ['90'] }, { sort: 'price-high-low' });
    const found = oracle(goods, wanted);
    await visit(page, `${path}${queryFor(wanted)}`);
    await expect(summary(page)).toHaveText(count(found));
    expect(await names(page), path).toEqual(namesOf(found.slice(0, 9)));
  }
});

const [target, testGoal] = testWithProduct(
  test,
  'of the largest category, with a size, a color and a price below 100',
  (product) =>
    categoryProducts.includes(product) &&
    product.price > 0 &&
    product.price < 100 &&
    product.colors.length > 0 &&
    product.placements[0].subcategory !== undefined &&
    Boolean(sizesOf(product).size?.length),
);

testGoal(
  'a size, a color and a maximum price lead from a category to the garment',
  { tag: ['@both', '@engines'] },
  async ({ page, isMobile }) => {
    const size = sizesOf(target).size?.at(-1) ?? '';
    const [family = ''] = target.colors.map(colorFamily);
    const subcategory = target.placements[0]?.subcategory?.slug ?? '';
    const wanted = stateOf({ section: [subcategory], size: [size], color: [family], max: ['100'] });
    const found = oracle(categoryProducts, wanted);
    await visit(page, largestCategory.path);
    const panel = await openFilters(page, isMobile);
    await openFacet(panel, 'Type');
    await panel.locator(`[name="section"][value="${subcategory}"]`).check();
    await expect(page.getByRole('list', { name: 'Applied filters' })).toBeAttached();
    await openFacet(panel, 'Size');
    await panel.getByRole('checkbox', { name: new RegExp(`^${size}, `) }).check();
    await openFacet(panel, 'Color');
    await panel.locator(`[name="color"][value="${family}"]`).check();
    await openFacet(panel, 'Maximum price');
    await panel.getByLabel(`Maximum price in ${money.plural}`).fill('100');
    await panel.getByLabel(`Maximum price in ${money.plural}`).press('Enter');
    await expect(page).toHaveURL((url) => url.search === queryFor(wanted));
    if (isMobile) await panel.getByRole('button', { name: new RegExp(`^Show ${found.length} product`) }).click();
    await expect(summary(page)).toHaveText(count(found));
    expect(await names(page)).toEqual(namesOf(found.slice(0, 9)));
    await page.reload();
    await expect(summary(page)).toHaveText(count(found));
  },
);

const categoryFacets = CATEGORIES.flatMap(({ key, slug }) =>
  categorySettings(key).facets.map(({ parameter, legend }) => {
    const scope = { kind: 'category', category: key } as const;
    const facet = facetsOf(scope).find((known) => known.parameter === parameter);
    const valuesOf = facet && 'valuesOf' in facet ? facet.valuesOf : () => [];
    const values = products.flatMap((product) => valuesOf(toIndexRow(product), scope));
    return { path: `/${slug}/`, parameter, legend, values };
  }),
);
const facet = categoryFacets.find(({ values }) => new Set(values).size > 1);

testIf(test, facet !== undefined)('a filter of categories.json filters its category', async ({ page }) => {
  const { path = '', parameter = '', legend = '', values = [] } = facet ?? {};
  const value = mostCommon(values);
  const wanted = values.filter((other) => other === value);
  await visit(page, path);
  await openFacet(filters(page), legend);
  await filters(page).locator(`[name="${parameter}"][value="${value}"]`).check();
  await expect(page).toHaveURL((url) => url.searchParams.get(parameter) === value);
  await expect(summary(page)).toHaveText(count(wanted));
  await expect(page.getByRole('button', { name: `Remove ${legend} ${value}` })).toBeVisible();
});

test('a shared address never shows the unfiltered list, and nothing jumps', async ({ page }) => {
  const wanted = stateOf({ brand: [topBrand] }, { sort: 'price-low-high' });
  const found = namesOf(oracle(categoryProducts, wanted).slice(0, 9));
  await page.addInitScript(() => {
    const probe = { seen: [] as string[], shift: 0, frames: 0 };
    Object.assign(window, { probe });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) probe.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    const recordVisible = () => {
      for (const heading of document.querySelectorAll('main article h3')) {
        const name = heading.textContent ?? '';
        if (!probe.seen.includes(name) && heading.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          probe.seen.push(name);
      }
      if (document.querySelector('[aria-roledescription="carousel"]')?.checkVisibility()) probe.seen.push('the slider');
      probe.frames += 1;
      requestAnimationFrame(recordVisible);
    };
    requestAnimationFrame(recordVisible);
  });
  // A slow index makes any flash last.
  const arrive = await pauseRequests(page, INDEX_URL);
  await visit(page, `${largestCategory.path}${queryFor(wanted)}`);
  await page.waitForFunction((more) => 'probe' in window && (window.probe as { frames: number }).frames > more, 30);
  await arrive();
  await expect(summary(page)).toHaveText(count(oracle(categoryProducts, wanted)));
  await expect(cards(page)).toHaveCount(found.length);
  const { seen, shift } = await page.evaluate(
    () => (window as unknown as { probe: { seen: string[]; shift: number } }).probe,
  );
  expect(seen.filter((name) => !found.includes(name))).toEqual([]);
  expect(shift).toBeLessThan(0.05);
});

test('the index is fetched once a listing is idle, and by no page that filters nothing', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => void (INDEX_URL.test(request.url()) && fetched.push(request.url())));
  await visit(page, '/faq/');
  await page.waitForTimeout(1000);
  expect(fetched).toEqual([]);
  await visit(page, largestCategory.path);
  await expect.poll(() => fetched.length).toBe(1);
});

testIf(test, products.length > 18)(
  'Back undoes each step, and from a product restores filters, page and place',
  async ({ page }) => {
    const sorted = oracle(products, stateOf({}, { sort: 'price-low-high' }));
    await visit(page, '/all-products/');
    await page.getByLabel('Sort by').selectOption('price-low-high');
    await expect(cards(page).first()).toContainText(sorted[0]?.name ?? '');
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL((url) => url.search === '?sort=price-low-high&page=2');
    const second = namesOf(sorted.slice(9, 18));
    await expect.poll(() => names(page)).toEqual(second);
    const card = cards(page).nth(7).getByRole('link');
    await card.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(100);
    await card.click();
    await expect(page).toHaveURL(/\/products\//);
    await page.goBack();
    // A page that is loaded meanwhile answers no question by itself.
    await expect(cards(page).getByRole('heading')).toHaveText(second);
    await expect.poll(() => page.evaluate((from) => Math.abs(window.scrollY - from), before)).toBeLessThan(50);
    await page.goBack();
    await expect.poll(() => names(page)).toEqual(namesOf(sorted.slice(0, 9)));
    await page.goBack();
    await expect(page.getByLabel('Sort by')).toHaveValue('featured');
    expect(queryOf(page)).toBe('');
  },
);

test('chips remove filters one by one, Reset removes all, both return to page 1, and a listing without results leads out', async ({
  page,
}) => {
  await visit(
    page,
    `${largestCategory.path}${queryFor(stateOf({ brand: [topBrand], max: ['500'] }, { sort: 'newest', page: 2 }))}`,
  );
  const applied = page.getByRole('list', { name: 'Applied filters' });
  await applied.getByRole('button', { name: `Remove ${topBrand}` }).click();
  await expect(page).toHaveURL((url) => url.search === '?max=500&sort=newest');
  await expect(summary(page)).toHaveText(count(oracle(categoryProducts, stateOf({ max: ['500'] }))));
  await applied.getByRole('button', { name: 'Reset Filters' }).click();
  await expect(page).toHaveURL((url) => url.search === '?sort=newest');
  await expect(applied).toHaveCount(0);

  await visit(page, `${largestCategory.path}?${new URLSearchParams({ brand: alwaysPriced, max: '0.01' })}`);
  await expect(page.getByText('No products found matching your criteria.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Reset Filters' }).last().click();
  await expect(cards(page)).toHaveCount(cardsOnFirstPage);
});

const [limited, testLimited] = testWithProduct(test, 'with a forbidden state', ({ restrictions }) =>
  Boolean(restrictions?.states.length),
);

testLimited('a chosen state marks what is not shipped there, and hides it on request', async ({ page }) => {
  const code = limited.restrictions?.states[0] ?? '';
  await visit(page, `/all-products/${queryFor(stateOf({ brand: [limited.brand.name] }))}`);
  await expect(summary(page)).toBeVisible();
  const panel = filters(page);
  await openFacet(panel, 'Ships to my state');
  await panel.getByRole('combobox', { name: 'My state' }).selectOption(code);
  await expect(page.getByText(`Can't ship to ${code}`).first()).toBeAttached();
  await panel.getByLabel('Hide products that do not ship there').check();
  const found = oracle(products, stateOf({ brand: [limited.brand.name], 'ships-to': [code] }));
  if (found.length > 0) await expect(summary(page)).toHaveText(count(found));
  await expect(page.getByText(`Can't ship to ${code}`)).toHaveCount(0);
});

test('by keyboard: the focus stays on what was set, and one status says the result', async ({ page }) => {
  await visit(page, largestCategory.path);
  const box = filters(page).getByRole('checkbox', { name: new RegExp(`^${topBrand.replace(/\W/g, '.')}`) });
  await box.focus();
  await page.keyboard.press('Space');
  const found = oracle(categoryProducts, stateOf({ brand: [topBrand] }));
  await expect(page.getByRole('main').getByRole('status')).toHaveText([`${found.length} products`]);
  await expect(box).toBeChecked();
  await expect(box).toBeFocused();
  await openFacet(filters(page), 'Maximum price');
  const slider = filters(page).getByRole('slider', { name: 'Maximum price' });
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(page).toHaveURL((url) => url.searchParams.get('max') === '5');
  await expect(slider).toBeFocused();
  await page.keyboard.press('End');
  await expect(page).toHaveURL((url) => !url.searchParams.has('max'));
  // A control that the fixed header covers is too small a target to axe.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectNoAxeViolations(page);
});

test('the sheet counts live, Back closes it and keeps what was set, Back again undoes it', { tag: '@phone' }, async ({
  page,
}) => {
  await visit(page, largestCategory.path);
  const panel = await openFilters(page, true);
  await panel.locator(`[name="brand"][value="${topBrand}"]`).check();
  const found = oracle(categoryProducts, stateOf({ brand: [topBrand] }));
  await expect(panel.getByRole('button', { name: `Show ${found.length} products` })).toBeVisible();
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await expect(summary(page)).toHaveText(count(found));
  await page.goBack();
  await expect.poll(() => queryOf(page)).toBe('');
  await expect(page).toHaveURL(({ pathname }) => pathname.endsWith(largestCategory.path));
});
