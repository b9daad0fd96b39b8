import type { Page } from '@playwright/test';
import { commonWord, hasSecondPage, largestCategory, productPath, requireProduct } from './built-catalogue';
import { expect, test } from './fixtures';
import { visit, waitForHydration } from './visit';

// URLs with typing errors: the intended page is shown, the URL is corrected, and no history entry is added.
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const [{ brand }] = largestCategory.products as [(typeof largestCategory.products)[number]];

test('a listing opens with any letter case of its path and filters, and ignores unknown values', async ({
  page,
  allow404,
}) => {
  allow404(new RegExp(largestCategory.path.toUpperCase()));
  const query = new URLSearchParams([
    ['brand', brand.name.toUpperCase()],
    ['brand', '<script>'],
    ['size', 'nonsense'],
  ]);
  await page.goto(`.${largestCategory.path.toUpperCase()}${hasSecondPage ? 'page/2/' : ''}?${query}`, {
    waitUntil: 'commit',
  });
  const corrected = `${largestCategory.path}?${new URLSearchParams({ brand: brand.name })}`;
  await expect.poll(() => page.url()).toContain(corrected);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(largestCategory.name);
  await expect(page.getByRole('button', { name: `Remove ${brand.name}` })).toBeVisible();
  await expect(page).toHaveTitle(/^(?!.*page 2)/);
  expect(await page.evaluate(() => window.history.length)).toBe(2);
});

const lowercaseProduct = requireProduct('with a letter in its id', ({ id }) => id !== id.toUpperCase());

test('an unknown URL returns 404 with a search, links and the product that is meant', async ({ page, allow404 }) => {
  for (const [path, title] of [
    [`${largestCategory.path}page/999/`, 'Page not found'],
    ['/products/no-such-product', 'Product not found'],
    ['/no-such-page', 'Page not found'],
  ] as const) {
    allow404(path);
    const response = await page.goto(`.${path}`);
    expect(response?.status()).toBe(404);
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByRole('main').locator(`a[href$="${largestCategory.path}"]`).first()).toBeVisible();
  }
  await waitForHydration(page);
  const main = page.getByRole('main');
  await main.getByRole('searchbox').fill(commonWord);
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('query') === commonWord);

  const { id, name } = requireProduct('at all', () => true);
  const misspelled = `/products/${id}x/`;
  allow404(misspelled);
  await visit(page, misspelled);
  await expect(main.getByRole('searchbox')).toHaveValue(`${id}x`.replaceAll('-', ' '));
  await main.getByRole('region', { name: 'Did you mean' }).getByRole('link', { name }).click();
  await expect(heading(page)).toHaveText(name);
  const capitals = productPath({ id: lowercaseProduct.id.toUpperCase() });
  allow404(capitals);
  await page.goto(`.${capitals}?from=a-letter`, { waitUntil: 'commit' });
  await expect.poll(() => page.url()).toContain(`${productPath(lowercaseProduct)}?from=a-letter`);
  await expect(heading(page)).toHaveText(lowercaseProduct.name);
});

test('double slashes open the page, whether the host serves it or the 404 page', async ({
  page,
  allow404,
  baseURL,
}) => {
  allow404('//');
  const { origin, pathname } = new URL(baseURL ?? '');
  const product = productPath(lowercaseProduct).slice(1);
  const listing = `${largestCategory.path.slice(1)}?brand=`;
  const paths = [
    [`/${pathname}${listing}${brand.name}`, listing, largestCategory.name],
    [`${pathname}${product}/#details`, `${product}#details`, lowercaseProduct.name],
    [`${pathname}${product.replace('/', '//')}`, product, lowercaseProduct.name],
    [`/${pathname}admin//login/`, 'admin/login/', 'Admin sign-in'],
  ] as const;
  let isMerged = true;
  // nginx merges slashes; other hosts have no such file. `npm start` redirects.
  await page.route(
    (url) => url.pathname.includes('//'),
    async (route) => {
      const url = new URL(route.request().url());
      const path = isMerged ? url.pathname.replace(/\/+/g, '/') : `${pathname}404.html`;
      const response = await route.fetch({ url: origin + path });
      await route.fulfill({ response, status: isMerged ? 200 : 404 });
    },
  );
  for (isMerged of [true, false]) {
    for (const [path, correctedPath, title] of isMerged ? paths.slice(0, 1) : paths) {
      await page.goto(origin + path, { waitUntil: 'commit' });
      await expect(heading(page)).toHaveText(title);
      await waitForHydration(page);
      expect(page.url().slice(origin.length)).toContain(pathname + correctedPath);
    }
  }
});
