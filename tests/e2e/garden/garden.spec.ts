import { readFileSync } from 'node:fs';
import { GARDEN } from '@/tests/fixtures/shops';
import { expect, expectNoAxeViolations, test } from '../fixtures';
import { findOverflow } from '../layout';
import { signIn, visit } from '../visit';

type Group = { key: string; name: string; products: { id: string; name: string; brand: string }[] };
const groups = Object.values(JSON.parse(readFileSync(GARDEN.catalogueFile, 'utf8')) as Record<string, Group>);
const products = groups.flatMap((group) => group.products);
const foreign = products.find(({ name, brand }) => !/[a-z]/i.test(`${name}${brand}`)) ?? products[0];

test('the home page leads to the four categories by the names that the catalogue gives them (row 47)', async ({
  page,
}) => {
  await visit(page, '/');
  const tiles = page.getByRole('region', { name: 'Categories' }).getByRole('listitem').getByRole('link');
  await expect(tiles).toHaveText(groups.map(({ name }) => name));
  await expectNoAxeViolations(page);
  await tiles.nth(1).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(groups[1]?.name ?? '');
});

test('a maker and a product in another script are found, shown and listed (row 47)', async ({ page }) => {
  await visit(page, `/search/?query=${encodeURIComponent(foreign?.name ?? '')}`);
  await page
    .getByRole('article')
    .getByRole('link', { name: foreign?.name ?? '' })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(foreign?.name ?? '');
  expect(await findOverflow(page, 390)).toEqual([]);
  await expectNoAxeViolations(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: foreign?.brand ?? '' })
    .first()
    .click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a product without a drawing has the placeholder of its category, and no broken picture (row 47)', async ({
  page,
}) => {
  await visit(page, '/all-products/');
  const broken = await page
    .locator('img')
    .evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
        .map(({ src }) => src),
    );
  expect(broken).toEqual([]);
});

test('a specification of this trade filters, and a category without sizes has no filter for them (row 47)', async ({
  page,
}) => {
  await visit(page, '/hand-tools/?blade-length=150+mm');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'Size' })).toHaveCount(0);
});

test('the admin names the categories of this shop (row 47)', async ({ page }) => {
  await signIn(page);
  await page.waitForURL('**/admin/products/');
  await expect(page.getByLabel('Category').getByRole('option')).toContainText(groups.map(({ name }) => name));
});
