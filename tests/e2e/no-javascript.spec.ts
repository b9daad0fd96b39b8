import type { Page } from '@playwright/test';
import { test as base, expect } from './fixtures';
import { pathOf, pick, products } from './picks';

/** Where JavaScript is off, Chromium counts the preload of a script as refused; that is no fault of the page. */
const test = base.extend<{ withoutRefusals: undefined }>({
  withoutRefusals: [
    async ({ faults }, use) => {
      await use(undefined);
      faults.splice(0, faults.length, ...faults.filter((fault) => !/\.js \(csp\)$/.test(fault)));
    },
    { auto: true },
  ],
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const shirt = pick('with sizes, figures and features', ({ sizes, specs, features }) =>
  Boolean(sizes.system === 'alpha' && specs.length && features.length),
);

test.describe('without JavaScript (row 8)', () => {
  test.use({ javaScriptEnabled: false });

  test('a listing shows its first page and leads to the second', async ({ page }) => {
    await page.goto('./all-products/');
    await expect(page.getByText(`Showing 9 of ${products.length} Products`)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(9);
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(heading(page)).toHaveText('All products, page 2');
    await expect(page.getByRole('article')).toHaveCount(9);
  });

  test('a listing shows no dead controls, and leads to its subcategories and brands by links', async ({ page }) => {
    await page.goto('./clothing/');
    const main = page.getByRole('main');
    for (const role of ['checkbox', 'slider', 'spinbutton', 'combobox', 'searchbox'] as const) {
      await expect(main.getByRole(role)).toHaveCount(0);
    }
    await expect(main.getByRole('button', { name: /filter/i })).toHaveCount(0);
    await main.getByRole('link', { name: 'See Shirts' }).click();
    await expect(heading(page)).toHaveText('Shirts');
    await page.goto(`./brands/${shirt.brand.slug}/`);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('a product shows all three panels of facts at once', async ({ page }) => {
    await page.goto(`.${pathOf(shirt)}`);
    for (const name of ['Key Features', 'Product Details', 'Specifications']) {
      await expect(page.getByRole('heading', { name, level: 3 })).toBeVisible();
    }
    await expect(page.getByText(shirt.features[0] ?? '', { exact: true })).toBeVisible();
    await expect(page.locator('#details')).toContainText(shirt.description.slice(0, 60));
    await expect(page.getByRole('rowheader', { name: 'Brand' })).toBeVisible();
  });

  test('the pictures of a product load', async ({ page }) => {
    await page.goto(`.${pathOf(shirt)}`);
    const response = await page.request.get((await page.locator('main img').first().getAttribute('src')) ?? '');
    expect(response.status()).toBe(200);
  });

  test('a question of the FAQ opens, and closes when another one does', async ({ page }) => {
    await page.goto('./faq/');
    const items = page.locator('main details');
    await expect(items).toHaveCount(6);
    await items.nth(0).locator('summary').click();
    await expect(items.nth(0).locator('p').first()).toBeVisible();
    await items.nth(1).locator('summary').click();
    await expect(items.nth(1).locator('p').first()).toBeVisible();
    await expect(items.nth(0).locator('p').first()).toBeHidden();
  });

  test('the search form leads to the search page with the query', async ({ page, allowConsole }) => {
    // A hint about the style sheet of the results, which only script can bring.
    allowConsole(/preloaded using link preload but not used/);
    await page.goto('./');
    const field = page.getByLabel('Search the catalog');
    await field.fill('boots 9.5');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\/\?query=boots\+9\.5$/);
    await expect(page.getByRole('main').getByRole('link', { name: 'Footwear' })).toBeVisible();
  });

  test('the footer leads to every category', async ({ page }) => {
    await page.goto('./contact/');
    const shop = page.getByRole('contentinfo').getByRole('navigation', { name: 'Shop' });
    for (const name of ['Clothing', 'Footwear', 'Tactical Gear', 'Accessories', 'Badges', 'Duty Gear']) {
      await expect(shop.getByRole('link', { name })).toBeVisible();
    }
    await shop.getByRole('link', { name: 'Badges' }).click();
    await expect(page).toHaveURL(/\/badges\/$/);
  });

  test('the admin says that it needs JavaScript', async ({ page }) => {
    await page.goto('./admin/products/');
    // Playwright looks for no text inside <noscript>.
    await expect(page.locator('noscript')).toBeVisible();
    await expect(page.locator('noscript')).toContainText('The admin needs JavaScript', { useInnerText: true });
  });

  test('the page for unknown addresses leads on', async ({ page, allow404 }) => {
    allow404('/no-such-page/');
    await page.goto('./no-such-page/');
    await expect(heading(page)).toHaveText('Page not found');
    await page.getByRole('main').getByRole('link', { name: 'Footwear' }).click();
    await expect(heading(page)).toHaveText('Footwear');
  });
});

test.describe('on a phone without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the menu button leads to the menu in the footer', async ({ page }) => {
    await page.goto('./');
    await page.locator('a[href="#footer-menu"]').click();
    await expect(page).toHaveURL(/#footer-menu$/);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Clothing' })).toBeInViewport();
  });
});

test.describe('when the scripts do not arrive (row 8)', () => {
  test.beforeEach(async ({ page, allow404 }) => {
    const scripts = /\/_next\/static\/chunks\/.*\.js/;
    allow404(scripts);
    await page.route(scripts, (route) => route.fulfill({ status: 404 }));
    // The page has been loaded anew before: redeploy.spec.ts looks at that.
    await page.addInitScript(() => sessionStorage.setItem('sp:reloaded', String(Date.now())));
  });

  test('a listing shows its first page and leads to the second', async ({ page }) => {
    await page.goto('./clothing/');
    await expect(page.getByRole('article')).toHaveCount(9);
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(heading(page)).toHaveText('Clothing, page 2');
    await expect(page.getByRole('article')).toHaveCount(9);
  });

  test('a product shows its features, and its tabs lead to the other facts', async ({ page }) => {
    await page.goto(`.${pathOf(shirt)}`);
    await expect(page.getByText(shirt.features[0] ?? '', { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Product Details' }).click();
    await expect(page.locator('#details')).toBeVisible();
    await expect(page.locator('#details')).toContainText(shirt.description.slice(0, 60));
    await page.getByRole('tab', { name: 'Specifications' }).click();
    await expect(page.getByRole('rowheader', { name: 'Brand' })).toBeVisible();
  });

  test('a question of the FAQ opens', async ({ page }) => {
    await page.goto('./faq/');
    await page.locator('main summary').first().click();
    await expect(page.locator('main details').first().locator('p').first()).toBeVisible();
  });

  test('the search form leads to the search page with the query', async ({ page, allowConsole }) => {
    // A hint about the style sheet of the results, which only script can bring.
    allowConsole(/preloaded using link preload but not used/);
    await page.goto('./');
    const field = page.getByLabel('Search the catalog');
    await field.fill('boots');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/search\/\?query=boots$/);
  });
});
