import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { isPaged, pathOf, pick, place, subplace, word } from './picks';
import { visit } from './visit';

// Addresses as people write them: what was meant is shown, in the words of the store and without a step for Back.
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const [{ brand }] = place.goods as [(typeof place.goods)[number]];

test('a listing is found in any case, page and spelling of its filters (row 44)', async ({ page, allow404 }) => {
  allow404(new RegExp(place.path.toUpperCase()));
  const query = new URLSearchParams([
    ['brand', brand.name.toUpperCase()],
    ['brand', '<script>'],
    ['size', 'nonsense'],
  ]);
  await page.goto(`.${place.path.toUpperCase()}${isPaged ? 'page/2/' : ''}?${query}`, { waitUntil: 'commit' });
  const meant = `${place.path}?${new URLSearchParams({ brand: brand.name })}`;
  await expect.poll(() => page.url()).toContain(meant);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(place.name);
  await expect(page.getByRole('button', { name: `Remove ${brand.name}` })).toBeVisible();
  await expect(page).toHaveTitle(/^(?!.*page 2)/);
  expect(await page.evaluate(() => window.history.length)).toBe(2);
});

/** The address with its first letter written as a number: '/%63lothing/'. */
const escaped = place.path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);

test('an address without its slash, or with a query or escapes that mean nothing, gives its page (row 34)', async ({
  page,
}) => {
  for (const [path, title] of [
    [place.path.slice(0, -1), place.name],
    ...(subplace ? [[subplace.path.slice(0, -1), subplace.name]] : []),
    ['/faq/?utm_source=mail&utm_medium=x', 'Questions and answers'],
    ['/all-products/?page=0&brand=%00&max=-1&sort=x', 'All products'],
    [escaped, place.name],
  ] as [string, string][]) {
    await test.step(path, async () => {
      const response = await page.goto(`.${path}`);
      expect(response?.status()).toBe(200);
      await expect(heading(page)).toHaveText(title);
    });
  }
});

test('an escaped slash gives its page or the page for unknown addresses, as the host likes, and never a blank (row 34)', async ({
  page,
  allow404,
}) => {
  allow404('%2F');
  for (const [path, title] of [
    [
      (subplace ?? place).path.replace(/(?<=.)\/(?=.)/, '%2F'),
      new RegExp(`^(?:${(subplace ?? place).name}|Page not found)$`),
    ],
    ['/products/%2F/', /^(?:All products|Product not found)$/],
  ] as const) {
    await page.goto(`.${path}`);
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  }
});

const lettered = pick('with a letter in its id', ({ id }) => id !== id.toUpperCase());

test('a wrong address gives the page for unknown addresses, which leads on (row 34, spec 2)', async ({
  page,
  allow404,
}) => {
  allow404(/./);
  for (const [path, title] of [
    ['/no-such-page', 'Page not found'],
    [`${place.path}page/1/`, 'Page not found'],
    [`${place.path}page/999/`, 'Page not found'],
    ['/%E0%A4%A/', 'Page not found'],
    ['/products/no-such-product/', 'Product not found'],
    ['/products/no-such-product', 'Product not found'],
  ] as const) {
    await test.step(path, async () => {
      const response = await page.goto(`.${path}`);
      expect(response?.status()).toBe(404);
      await expect(heading(page)).toHaveText(title);
      await expect(page.getByRole('main').locator(`a[href$="${place.path}"]`).first()).toBeVisible();
    });
  }
});

test('a product address in capital letters leads on to the product, without a step for Back (row 34)', async ({
  page,
  allow404,
}) => {
  const path = pathOf({ id: lettered.id.toUpperCase() });
  allow404(path);
  await page.goto(`.${path}?from=a-letter`, { waitUntil: 'commit' });
  await expect.poll(() => page.url()).toContain(`${pathOf(lettered)}?from=a-letter`);
  await expect(heading(page)).toHaveText(lettered.name);
  expect(await page.evaluate(() => window.history.length)).toBe(2);
});

test('a mistyped product address offers the product that was meant, and its words to search for', async ({
  page,
  allow404,
}) => {
  const { id, name } = pick('at all', () => true);
  const path = `/products/${id}x/`;
  allow404(path);
  await visit(page, path);
  const main = page.getByRole('main');
  await expect(main.getByRole('searchbox')).toHaveValue(`${id}x`.replaceAll('-', ' '));
  await main.getByRole('region', { name: 'Did you mean' }).getByRole('link', { name }).click();
  await expect(heading(page)).toHaveText(name);
});

test('the page for unknown addresses has a search of its own', async ({ page, allow404 }) => {
  allow404('/no-such-page/');
  await visit(page, '/no-such-page/');
  const main = page.getByRole('main');
  await main.getByRole('searchbox').fill(word);
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('query') === word);
});
