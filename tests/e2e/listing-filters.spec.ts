import { colorFamily } from '@/lib/catalogue/colors/color-family';
import { money } from '@/lib/money';
import { oracle, sizesOf } from '@/tests/unit/listing/oracle';
import { stateOf } from '@/tests/unit/listing/state';
import { cardsOnFirstPage, largestCategory, products, testWithProduct } from './built-catalogue';
import { expect, expectNoAxeViolations, test } from './fixtures';
import {
  cardNames,
  cards,
  filters,
  namesOf,
  openFilters,
  queryFor,
  queryOf,
  summary,
  summaryText,
  topBrand,
} from './listing-actions';
import { openFacet } from './open-facet';
import { centerOf, createTouch } from './touch';
import { visit } from './visit';

const { products: categoryProducts } = largestCategory;

const [target, testTarget] = testWithProduct(
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

testTarget(
  'a type, a size, a color and a maximum price filter a category',
  { tag: ['@both', '@engines'] },
  async ({ page, isMobile }) => {
    const size = sizesOf(target).size?.at(-1) ?? '';
    const [family = ''] = target.colors.map(colorFamily);
    const subcategory = target.placements[0]?.subcategory?.slug ?? '';
    const state = stateOf({ section: [subcategory], size: [size], color: [family], max: ['100'] });
    const found = oracle(categoryProducts, state);
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
    await expect(page).toHaveURL((url) => url.search === queryFor(state));
    if (isMobile) await panel.getByRole('button', { name: new RegExp(`^Show ${found.length} product`) }).click();
    await expect(summary(page)).toHaveText(summaryText(found));
    expect(await cardNames(page)).toEqual(namesOf(found.slice(0, 9)));
    await page.reload();
    await expect(summary(page)).toHaveText(summaryText(found));
  },
);

/** A brand whose products all have a price: a product without a price matches every maximum. */
const alwaysPriced =
  categoryProducts.find(({ brand }) =>
    categoryProducts.every((other) => other.brand.slug !== brand.slug || other.price > 0),
  )?.brand.name ?? '';

test('chips remove one filter, Reset removes all, and both return to page 1', async ({ page }) => {
  await visit(
    page,
    `${largestCategory.path}${queryFor(stateOf({ brand: [topBrand], max: ['500'] }, { sort: 'newest', page: 2 }))}`,
  );
  const applied = page.getByRole('list', { name: 'Applied filters' });
  await applied.getByRole('button', { name: `Remove ${topBrand}` }).click();
  await expect(page).toHaveURL((url) => url.search === '?max=500&sort=newest');
  await expect(summary(page)).toHaveText(summaryText(oracle(categoryProducts, stateOf({ max: ['500'] }))));
  await applied.getByRole('button', { name: 'Reset Filters' }).click();
  await expect(page).toHaveURL((url) => url.search === '?sort=newest');
  await expect(applied).toHaveCount(0);

  await visit(page, `${largestCategory.path}?${new URLSearchParams({ brand: alwaysPriced, max: '0.01' })}`);
  await expect(page.getByText('No products found matching your criteria.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Reset Filters' }).last().click();
  await expect(cards(page)).toHaveCount(cardsOnFirstPage);
});

const [limited, testLimited] = testWithProduct(test, 'with a state that it does not ship to', ({ restrictions }) =>
  Boolean(restrictions?.states.length),
);

testLimited('a selected state marks products that do not ship there, and a filter hides them', async ({ page }) => {
  const code = limited.restrictions?.states[0] ?? '';
  await visit(page, `/all-products/${queryFor(stateOf({ brand: [limited.brand.name] }))}`);
  await expect(summary(page)).toBeVisible();
  const panel = filters(page);
  await openFacet(panel, 'Ships to my state');
  await panel.getByRole('combobox', { name: 'My state' }).selectOption(code);
  await expect(page.getByText(`Can't ship to ${code}`).first()).toBeAttached();
  await panel.getByLabel('Hide products that do not ship there').check();
  const found = oracle(products, stateOf({ brand: [limited.brand.name], 'ships-to': [code] }));
  if (found.length > 0) await expect(summary(page)).toHaveText(summaryText(found));
  await expect(page.getByText(`Can't ship to ${code}`)).toHaveCount(0);
});

test('by keyboard, the focus stays on the changed control, and one status reports the result', async ({ page }) => {
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
  // axe reports a control that is covered by the sticky header as too small.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectNoAxeViolations(page);
});

test('Back closes the sheet and keeps the filters, and a second Back undoes them', {
  tag: '@phone',
}, async ({ page }) => {
  await visit(page, largestCategory.path);
  const panel = await openFilters(page, true);
  await panel.locator(`[name="brand"][value="${topBrand}"]`).check();
  const found = oracle(categoryProducts, stateOf({ brand: [topBrand] }));
  await expect(panel.getByRole('button', { name: `Show ${found.length} products` })).toBeVisible();
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await expect(summary(page)).toHaveText(summaryText(found));
  await page.goBack();
  await expect.poll(() => queryOf(page)).toBe('');
  await expect(page).toHaveURL(({ pathname }) => pathname.endsWith(largestCategory.path));
});

test('a drag or a tap sets the maximum price, and scrolling over the slider does not', {
  tag: '@phone',
}, async ({ page }) => {
  await visit(page, largestCategory.path);
  const sheet = await openFilters(page, true);
  await openFacet(sheet, 'Maximum price');
  const price = sheet.getByRole('slider', { name: 'Maximum price' });
  const priceInput = sheet.getByLabel(`Maximum price in ${money.plural}`);
  const max = () => Number(new URL(page.url()).searchParams.get('max'));
  const top = () => price.evaluate((input) => Math.round(input.getBoundingClientRect().top));
  const finger = await createTouch(page);
  const center = await centerOf(price);
  const before = await top();
  await finger.swipe(center, { x: 4, y: -150 });
  await expect.poll(async () => Math.abs((await top()) - before)).toBeGreaterThan(50);
  await expect(priceInput).toHaveValue('');
  const { x, y } = await centerOf(price);
  const half = (await price.evaluate((input) => input.clientWidth)) / 2;
  // Slightly diagonal, as a finger moves.
  await finger.swipe({ x: x + half - 8, y }, { x: -half, y: 5 });
  await expect.poll(max).toBeGreaterThan(0);
  const dragged = max();
  await expect(priceInput).toHaveValue(String(dragged));
  await page.touchscreen.tap(x - half / 2, y);
  await expect.poll(max).toBeLessThan(dragged);
  const found = oracle(largestCategory.products, stateOf({ max: [String(max())] }));
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await expect(page.getByRole('main').getByRole('status')).toHaveText([
    `${found.length} ${found.length === 1 ? 'product' : 'products'}`,
  ]);
});
