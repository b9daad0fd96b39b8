import { CATEGORIES } from '@/lib/catalogue/categories/categories';
import { categorySettings } from '@/lib/catalogue/categories/category-settings';
import { colorFamily } from '@/lib/catalogue/colors/color-family';
import { facetsOf } from '@/lib/listing/facets/facets';
import { toIndexRow } from '@/lib/listing/to-index-row';
import { money } from '@/lib/money';
import { oracle, sizesOf } from '@/tests/unit/listing/oracle';
import { stateOf } from '@/tests/unit/listing/state';
import { cardsOnFirstPage, largestCategory, products, testIf, testWithProduct } from './built-catalogue';
import { expect, expectNoAxeViolations, test } from './fixtures';
import {
  cardNames,
  cards,
  filters,
  mostCommon,
  namesOf,
  openFilters,
  queryFor,
  queryOf,
  summary,
  summaryText,
  topBrand,
} from './listing-actions';
import { openFacet } from './open-facet';
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
  'a type, a size, a color and a maximum price filter a category to a product',
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

const categoryFacets = CATEGORIES.flatMap(({ key, slug }) =>
  categorySettings(key).facets.map(({ parameter, legend }) => {
    const scope = { kind: 'category', category: key } as const;
    const facet = facetsOf(scope).find((candidate) => candidate.parameter === parameter);
    const valuesOf = facet && 'valuesOf' in facet ? facet.valuesOf : () => [];
    const values = products.flatMap((product) => valuesOf(toIndexRow(product), scope));
    return { path: `/${slug}/`, parameter, legend, values };
  }),
);
const facet = categoryFacets.find(({ values }) => new Set(values).size > 1);

testIf(test, facet !== undefined)('a filter of categories.json filters its category', async ({ page }) => {
  const { path = '', parameter = '', legend = '', values = [] } = facet ?? {};
  const value = mostCommon(values);
  const expected = values.filter((other) => other === value);
  await visit(page, path);
  await openFacet(filters(page), legend);
  await filters(page).locator(`[name="${parameter}"][value="${value}"]`).check();
  await expect(page).toHaveURL((url) => url.searchParams.get(parameter) === value);
  await expect(summary(page)).toHaveText(summaryText(expected));
  await expect(page.getByRole('button', { name: `Remove ${legend} ${value}` })).toBeVisible();
});

/** A brand whose products all have a price: a product without a price matches every maximum. */
const alwaysPriced =
  categoryProducts.find(({ brand }) =>
    categoryProducts.every((other) => other.brand.slug !== brand.slug || other.price > 0),
  )?.brand.name ?? '';

test('chips remove filters one by one, Reset removes all, both return to page 1, and a listing without results can be reset', async ({
  page,
}) => {
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

test('the sheet updates its count, Back closes it and keeps the filters, and a second Back undoes them', {
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
