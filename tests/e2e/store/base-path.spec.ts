import { expect, expectNoAxeViolations } from '../fixtures';
import { findOverflow } from '../layout';
import { becomeLive, signIn, visit } from '../visit';
import { foreign, groups, isHacked, test } from './below-store';

const names = groups.map(({ name }) => name);

test('a visitor walks from the home page to a category, by the name that the catalogue gives it, to a product and back (row 47)', async ({
  page,
}) => {
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
});

test('a maker and a product in another script are suggested, shown and listed below /store (row 47)', async ({
  page,
}) => {
  await visit(page, '/');
  await page.getByLabel('Search the catalog').fill(foreign.name);
  // The row that leads to all results bears the name too, and stands there first.
  const suggested = page.locator('[role=option][href^="/store/products/"]').filter({ hasText: foreign.name });
  await suggested.first().click();
  await expect(page).toHaveURL(/\/store\/products\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(foreign.name);
  expect(await findOverflow(page, 390)).toEqual([]);
  await expectNoAxeViolations(page);
  await page.getByRole('main').getByRole('link', { name: foreign.brand }).first().click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('filters, featured products and pictures are fetched below /store, and products without pictures have the neutral placeholder (row 47)', async ({
  page,
}) => {
  await visit(page, '/hand-tools/?blade-length=150+mm');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'Size' })).toHaveCount(0);
  for (const [path, shown] of [
    ['/all-products/', page.getByRole('article').filter({ hasText: foreign.name })],
    ['/', page.locator('[aria-labelledby="featured"] article')],
  ] as const) {
    await visit(page, path);
    await expect(shown.first().locator('img')).toHaveAttribute('src', /\/store\/drawings\/neutral\/placeholder\.svg$/);
    const broken = await page
      .locator('img')
      .evaluateAll((images) =>
        (images as HTMLImageElement[])
          .filter((image) => image.complete && image.naturalWidth === 0 && !image.src.includes('.invalid/'))
          .map(({ src }) => src),
      );
    expect(broken).toEqual([]);
  }
});

test('an unknown address below /store gives our page, which leads on', async ({ page, allow404 }) => {
  allow404('no-such-page');
  await page.goto('./no-such-page/');
  await becomeLive(page);
  await page.getByRole('main').getByRole('link', { name: 'Watering' }).click();
  await expect(page).toHaveURL(/\/store\/watering\/$/);
  allow404('WATERING');
  await page.goto('./WATERING/?sort=newest', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/store\/watering\/\?sort=newest$/);
});

test('the admin below /store leaves to the store at the root what that keeps, and lists this shop’s goods, hostile ones too (row 47)', async ({
  page,
}) => {
  // Before the first page alone.
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
  const keys = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(keys).toEqual(['sp:/store:admin', 'sp:/store:catalogue', 'sp:admin', 'sp:state']);
  await visit(page, '/admin/edit-product/?id=hostile-script');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isHacked(page)).toBe(false);
});
