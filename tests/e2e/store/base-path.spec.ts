import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import { becomeLive, signIn, visit } from '../visit';
import { test } from './below-store';

test('a visitor walks from the home page to a product and back, below /store', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('main').locator('a[href="/store/footwear/"]').first().click();
  await expect(page).toHaveURL(/\/store\/footwear\/$/);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/store\/products\/[^/]+\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/store\/footwear\/$/);
});

test('search suggests and leads below /store', async ({ page }) => {
  await visit(page, '/');
  await page.getByLabel('Search the catalog').fill('boot');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/store\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('filters, featured products and pictures are fetched below /store', async ({ page }) => {
  await visit(page, '/clothing/?sort=price-low-high');
  await expect(page.getByRole('article').first()).toBeVisible();
  await visit(page, '/');
  await expect(page.locator('[aria-labelledby="featured"] article').first()).toBeVisible();
  const broken = await page
    .locator('img')
    .evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter((image) => image.complete && image.naturalWidth === 0 && !image.src.includes('.invalid/'))
        .map(({ src }) => src),
    );
  expect(broken).toEqual([]);
});

test('an unknown address below /store gives our page, which leads on', async ({ page, allow404 }) => {
  allow404('no-such-page');
  await page.goto('./no-such-page/');
  await becomeLive(page);
  await page.getByRole('main').getByRole('link', { name: 'Clothing' }).click();
  await expect(page).toHaveURL(/\/store\/clothing\/$/);
  allow404('CLOTHING');
  await page.goto('./CLOTHING/?sort=newest', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/store\/clothing\/\?sort=newest$/);
});

test('the admin stands below /store', async ({ page }) => {
  await signIn(page);
  await page.waitForURL('**/store/admin/products/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('what the origin’s storage holds', () => {
  const signedIn = { name: 'sp:admin', value: 'signed-in' };
  /** Puts texts there as an earlier version, or the store at the root, would have; before the first page alone. */
  const plant = (page: Page, ...entries: { name: string; value: string }[]) =>
    page.addInitScript((texts) => {
      if (sessionStorage.getItem('planted')) return;
      for (const { name, value } of texts) localStorage.setItem(name, value);
      sessionStorage.setItem('planted', 'yes');
    }, entries);
  const login = /\/store\/admin\/login\//;

  test('under the plain keys of an earlier version is taken over once', async ({ page }) => {
    await plant(page, signedIn);
    await visit(page, '/admin/products/');
    await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(login);
    await page.goto('./admin/products/');
    await expect(page).toHaveURL(login);
    expect(await page.evaluate((key) => localStorage.getItem(key), signedIn.name)).toBe(signedIn.value);
  });

  test('for the store at the root is left to it', async ({ page }) => {
    await plant(page, signedIn, { name: 'sp:layout', value: '1' }, { name: 'sp:state', value: 'NY' });
    await page.goto('./admin/products/');
    await expect(page).toHaveURL(login);
    await signIn(page);
    await page.waitForURL('**/store/admin/products/');
    await page.getByRole('row').nth(1).waitFor();
    const keys = await page.evaluate(() => Object.keys(localStorage).sort());
    expect(keys).toEqual([
      'sp:/store:admin',
      'sp:/store:catalogue',
      'sp:/store:layout',
      'sp:admin',
      'sp:layout',
      'sp:state',
    ]);
  });
});
