import { expect, expectNoAxeViolations } from '../fixtures';
import { findOverflow } from '../layout';
import { signIn, visit } from '../visit';
import { gardenCategories, hasInjectedScriptRun, nonLatinProduct, test } from './store-fixtures';

const names = gardenCategories.map(({ name }) => name);

test('below /store categories, products and pages by the owner open, and every picture loads', async ({ page }) => {
  await visit(page, '/');
  const tiles = page.getByRole('region', { name: 'Categories' }).getByRole('listitem').getByRole('link');
  await expect(tiles).toHaveText(names);
  await expectNoAxeViolations(page);
  await tiles.nth(1).click();
  await expect(page).toHaveURL(/\/store\/gloves-and-boots\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[1] ?? '');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/store\/products\/[^/]+\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/store\/gloves-and-boots\/$/);
  await visit(page, '/hand-tools/');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const facet = page.getByRole('dialog', { name: 'Filters' }).getByRole('group', { name: 'Blade length' });
  await facet.locator('summary').click();
  await facet.getByRole('checkbox', { name: /^150 mm/ }).check();
  await page.getByRole('button', { name: /^Show \d+ products?$/ }).click();
  await expect(page).toHaveURL(/\?blade-length=150\+mm$/);
  await expect(page.getByRole('button', { name: 'Remove Blade length 150 mm' })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'Size' })).toHaveCount(0);
  for (const [path, cards] of [
    ['/all-products/', page.getByRole('article').filter({ hasText: nonLatinProduct.name })],
    ['/', page.locator('[aria-labelledby="featured"] article')],
  ] as const) {
    await visit(page, path);
    await expect(cards.first().locator('img')).toHaveAttribute('src', /\/store\/drawings\/neutral\/placeholder\.svg$/);
    const broken = await page
      .locator('img')
      .evaluateAll((images) =>
        (images as HTMLImageElement[])
          .filter((image) => image.complete && image.naturalWidth === 0 && !image.src.includes('.invalid/'))
          .map(({ src }) => src),
      );
    expect(broken).toEqual([]);
  }
  await visit(page, '/shipping/');
  await expectNoAxeViolations(page);
  expect(await findOverflow(page, 390)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'about the bench' }).click();
  await expect(page).toHaveURL(/\/store\/about\/#who-stands-at-it$/);
  await expect(page.getByRole('heading', { name: 'Who stands at it' })).toBeInViewport();
});

test('a brand and a product in another script are suggested, shown and listed below /store', async ({ page }) => {
  await visit(page, '/');
  await page.getByLabel('Search the catalog').fill(nonLatinProduct.name);
  // The link to all results has the name too, and is shown first.
  const suggestion = page.locator('[role=option][href^="/store/products/"]').filter({ hasText: nonLatinProduct.name });
  await suggestion.first().click();
  await expect(page).toHaveURL(/\/store\/products\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nonLatinProduct.name);
  expect(await findOverflow(page, 390)).toEqual([]);
  await expectNoAxeViolations(page);
  await page.getByRole('main').getByRole('link', { name: nonLatinProduct.brand }).first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the admin below /store lists this shop’s products, and everything is stored under keys of this store', async ({
  page,
}) => {
  // Only before the first page.
  await page.addInitScript(() => {
    if (sessionStorage.getItem('planted')) return;
    for (const [name, text] of Object.entries({ 'sp:admin': 'signed-in', 'sp:state': 'NY' }))
      localStorage.setItem(name, text);
    sessionStorage.setItem('planted', 'yes');
  });
  await page.goto('./admin/products/');
  await expect(page).toHaveURL(/\/store\/admin\/login\//);
  await signIn(page);
  await page.waitForURL('**/store/admin/products/');
  await expect(page.getByLabel('Category').getByRole('option')).toContainText(names);
  await expect(page.getByText('Shirt </script>').first()).toBeVisible();
  await visit(page, '/admin/edit-product/?id=hostile-script');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await hasInjectedScriptRun(page)).toBe(false);

  await visit(page, '/watering/');
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: /^Compare: / }).click();
  await expect(page.getByRole('complementary', { name: 'Products to compare' })).toBeVisible();
  await card.getByRole('button', { name: /^Add to list: / }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Request list (1)' })).toBeVisible();
  const storageNames = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
  ]);
  expect(storageNames).toEqual(
    expect.arrayContaining(['sp:/store:request-count', 'sp:/store:request', 'sp:/store:compare']),
  );
  expect(storageNames.filter((name) => !name?.startsWith('sp:/store:'))).toEqual(['sp:admin', 'sp:state']);
});
