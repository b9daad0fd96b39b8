import type { Page } from '@playwright/test';
import { faq, texts } from '@/lib/site/content';
import { test as base, expect } from './fixtures';
import { given, isPaged, onFirstPage, pathOf, place, places, products, subject, subplace, word } from './picks';
import { takeAsReloaded } from './visit';

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
const [shirt, testShirt] = subject(test, 'with figures and features', ({ specs, features }) =>
  Boolean(specs.length && features.length),
);
const link = (page: Page, { path }: { path: string }) => page.getByRole('main').locator(`a[href$="${path}"]`).first();

test.describe('without JavaScript (row 8)', () => {
  test.use({ javaScriptEnabled: false });

  given(test, products.length > 18)('a listing shows its first page and leads to the second', async ({ page }) => {
    await page.goto('./all-products/');
    await expect(page.getByText(`Showing 9 of ${products.length} Products`)).toBeVisible();
    await expect(page.locator('noscript')).toContainText('Filters need JavaScript', { useInnerText: true });
    await expect(page.getByRole('article')).toHaveCount(9);
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(heading(page)).toHaveText('All products, page 2');
    await expect(page.getByRole('article')).toHaveCount(9);
  });

  given(test, subplace !== undefined)(
    'a listing shows no dead controls, and leads to its subcategories and brands by links',
    async ({ page }) => {
      await page.goto(`.${place.path}`);
      const main = page.getByRole('main');
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        for (const role of ['checkbox', 'slider', 'spinbutton', 'combobox', 'searchbox'] as const) {
          await expect(main.getByRole(role)).toHaveCount(0);
        }
        await expect(main.getByRole('button', { name: /filter/i })).toHaveCount(0);
      }
      await link(page, { path: subplace?.path ?? '' }).click();
      await expect(heading(page)).toHaveText(subplace?.name ?? '');
      await page.goto(`./brands/${shirt.brand.slug}/`);
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  );

  test('a search says that it needs script, and leads on to the categories', async ({ page }) => {
    await page.goto('./search/?query=boots');
    const main = page.getByRole('main');
    await expect(main.getByText('Search needs JavaScript')).toBeVisible();
    await expect(main.getByRole('searchbox')).toHaveCount(0);
    await link(page, place).click();
    await expect(heading(page)).toHaveText(place.name);
  });

  testShirt('a product shows all three panels of facts at once', async ({ page }) => {
    await page.goto(`.${pathOf(shirt)}`);
    for (const name of ['Key Features', 'Product Details', 'Specifications']) {
      await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
    }
    await expect(page.getByText(shirt.features[0] ?? '', { exact: true })).toBeVisible();
    await expect(page.locator('#details')).toContainText(shirt.description.slice(0, 60));
    await expect(page.getByRole('rowheader', { name: 'Brand' })).toBeVisible();
  });

  given(test, faq.length > 1)('a question of the FAQ opens, and closes when another one does', async ({ page }) => {
    await page.goto('./faq/');
    const items = page.locator('main details');
    await expect(items).toHaveCount(faq.length);
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
    await field.fill(`${word} 9.5`);
    await field.press('Enter');
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('query') === `${word} 9.5`);
    await expect(link(page, place)).toBeVisible();
  });

  test('the footer leads to every category (spec 2)', async ({ page }) => {
    await page.goto('./contact/');
    const shop = page.getByRole('contentinfo').getByRole('navigation', { name: 'Shop' });
    for (const { path } of places) await expect(shop.locator(`a[href$="${path}"]`)).toBeVisible();
    await shop.locator(`a[href$="${place.path}"]`).click();
    await expect(heading(page)).toHaveText(place.name);
  });

  test('the header leads to the request list, from every width', async ({ page }) => {
    for (const width of [378, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('./faq/');
      await page.getByRole('banner').getByRole('link', { name: 'Request list', exact: true }).click();
      await expect(heading(page)).toHaveText('Request list');
    }
  });

  given(test, texts.paste !== undefined)('the band of the pad is a plain link to it', async ({ page }) => {
    await page.goto('./');
    const band = page.getByRole('region', { name: texts.paste?.title ?? '' });
    await expect(band.getByRole('textbox')).toHaveCount(0);
    await band.getByRole('link').click();
    await expect(page).toHaveURL(/\/request\/$/);
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
    await link(page, place).click();
    await expect(heading(page)).toHaveText(place.name);
  });
});

test.describe('on a phone without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the menu button leads to the menu in the footer', async ({ page }) => {
    await page.goto('./');
    await page.locator('a[href="#footer-menu"]').click();
    await expect(page).toHaveURL(/#footer-menu$/);
    await expect(page.getByRole('contentinfo').locator(`a[href$="${place.path}"]`)).toBeInViewport();
  });
});

test.describe('when the scripts do not arrive (row 8)', () => {
  test.beforeEach(async ({ page, allow404 }) => {
    const scripts = /\/_next\/static\/chunks\/.*\.js/;
    allow404(scripts);
    await page.route(scripts, (route) => route.fulfill({ status: 404 }));
    // The page has been loaded anew before: redeploy.spec.ts looks at that.
    await takeAsReloaded(page);
  });

  given(test, isPaged)('a listing shows its first page and leads to the second', async ({ page }) => {
    await page.goto(`.${place.path}`);
    await expect(page.getByRole('article')).toHaveCount(onFirstPage);
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(heading(page)).toHaveText(`${place.name}, page 2`);
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  testShirt('a product shows its features, and its tabs lead to the other facts', async ({ page }) => {
    await page.goto(`.${pathOf(shirt)}`);
    await expect(page.getByText(shirt.features[0] ?? '', { exact: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Product Details' }).click();
    await expect(page.locator('#details')).toBeVisible();
    await expect(page.locator('#details')).toContainText(shirt.description.slice(0, 60));
    await page.getByRole('tab', { name: 'Specifications' }).click();
    await expect(page.getByRole('rowheader', { name: 'Brand' })).toBeVisible();
  });

  given(test, faq.length > 0)('a question of the FAQ opens', async ({ page }) => {
    await page.goto('./faq/');
    await page.locator('main summary').first().click();
    await expect(page.locator('main details').first().locator('p').first()).toBeVisible();
  });

  test('the search form leads to the search page with the query', async ({ page, allowConsole }) => {
    // A hint about the style sheet of the results, which only script can bring.
    allowConsole(/preloaded using link preload but not used/);
    await page.goto('./');
    const field = page.getByLabel('Search the catalog');
    await field.fill(word);
    await field.press('Enter');
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('query') === word);
  });
});
