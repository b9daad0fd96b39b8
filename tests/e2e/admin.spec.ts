import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { pick, products } from './picks';
import { signIn, visit } from './visit';

const DATA = '**/catalogue.json';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const rows = (page: Page) => page.getByRole('table').getByRole('row');

test('wrong credentials are answered in red with the sentence of the specification, and typing clears it', async ({
  page,
}) => {
  await visit(page, '/admin/login/');
  await page.getByLabel('Email').fill('someone@example.com');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const fault = page.getByText('Invalid credentials. Please try again.');
  await expect(fault).toBeVisible();
  const [red = 0, green = 0, blue = 0] = await fault.evaluate((element) =>
    (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
  );
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  await expect(page).toHaveURL(/\/admin\/login\/$/);
  await page.getByLabel('Password').fill('other');
  await expect(fault).toHaveCount(0);
});

test('email and password are required', async ({ page }) => {
  await visit(page, '/admin/login/');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  for (const label of ['Email', 'Password']) {
    const isMissing = (input: HTMLInputElement) => input.validity.valueMissing;
    expect(await page.getByLabel(label).evaluate(isMissing), label).toBe(true);
  }
});

test('the search field on the login page is required and leads to the search', async ({ page }) => {
  await visit(page, '/admin/login/');
  const field = page.getByLabel('Search the store');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(field).toBeFocused();
  await expect(page).toHaveURL(/\/admin\/login\/$/);
  await field.fill('boots');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\/\?query=boots$/);
});

test('the login page says that it is a demo', async ({ page }) => {
  await visit(page, '/admin/login/');
  await expect(page.getByText('nothing behind it is secret')).toBeVisible();
});

test('/admin/ leads to the sign-in, and to the products once signed in', async ({ page }) => {
  await page.goto('./admin/');
  await expect(page).toHaveURL(/\/admin\/login\/$/);
  await signIn(page);
  await expect(page).toHaveURL(/\/admin\/products\/$/);
  await page.goto('./admin/');
  await expect(page).toHaveURL(/\/admin\/products\/$/);
});

test('the sign-in lasts over a reload, and the header and footer of the store stay away', async ({ page }) => {
  await signIn(page);
  await expect(heading(page)).toHaveText('Products');
  await page.reload();
  await expect(heading(page)).toHaveText('Products');
  await expect(page.getByLabel('Search the catalog')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

for (const path of ['/admin/products/', '/admin/add-product/', '/admin/orders/']) {
  test(`${path} asks for the sign-in first and is shown after it`, async ({ page }) => {
    await page.goto(`.${path}`);
    await expect(page).toHaveURL(
      (url) => url.pathname.endsWith('/admin/login/') && url.searchParams.get('from') === path,
    );
    const { pathname, search } = new URL(page.url());
    await signIn(page, `${pathname.slice(pathname.indexOf('/admin/'))}${search}`);
    await expect(page).toHaveURL((url) => url.pathname.endsWith(path));
    await expect(heading(page)).toBeVisible();
  });
}

for (const from of [
  'https://evil.example/',
  '//evil.example/admin/products/',
  'javascript:alert(1)',
  '/admin/orders',
]) {
  test(`the hostile return address ${from} is not followed`, async ({ page }) => {
    await signIn(page, `/admin/login/?from=${encodeURIComponent(from)}`);
    await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+(?:\/[^?#]*)?\/admin\/products\/$/);
    await expect(heading(page)).toHaveText('Products');
  });
}

test('logging out leads to the sign-in, here and in a second tab', async ({ page, context }) => {
  await signIn(page);
  await expect(heading(page)).toHaveText('Products');
  const second = await context.newPage();
  await visit(second, '/admin/orders/');
  await expect(heading(second)).toHaveText('Orders');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/admin\/login\//);
  await expect(second).toHaveURL(/\/admin\/login\//);
  await page.goto('./admin/products/');
  await expect(page).toHaveURL(/\/admin\/login\//);
});

test('the product list is filtered by name and by category', async ({ page }) => {
  await signIn(page);
  const count = page.getByText(new RegExp(` of ${products.length} products$`));
  await expect(count).toHaveText(`${products.length} of ${products.length} products`);
  const wanted = pick('of footwear', ({ placements }) => placements[0]?.category === 'footwear');
  await page.getByLabel('Name').fill(wanted.name.toUpperCase());
  await expect(rows(page).filter({ hasText: wanted.id })).toHaveCount(1);
  for (const name of await rows(page).getByRole('rowheader').allTextContents()) expect(name).toContain(wanted.name);
  await page.getByLabel('Category').selectOption('duty');
  await expect(count).toHaveText(`0 of ${products.length} products`);
  await page.getByLabel('Name').fill('');
  const inDuty = products.filter(({ placements }) => placements[0]?.category === 'duty');
  await expect(rows(page).filter({ hasText: inDuty[0]?.id ?? '' })).toHaveCount(1);
});

test('a product list that does not load is said, and Retry loads it', async ({ page }) => {
  let isBroken = true;
  await page.route(DATA, (route) => (isBroken ? route.abort('aborted') : route.continue()));
  await signIn(page);
  await expect(page.getByText('The product list could not be loaded.')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(rows(page).nth(1)).toBeVisible();
});

test('a product list that is no JSON is a failure too', async ({ page }) => {
  await page.route(DATA, (route) => route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html>' }));
  await signIn(page);
  await expect(page.getByText('The product list could not be loaded.')).toBeVisible();
});

test('the orders are labelled as samples', async ({ page }) => {
  await signIn(page, `/admin/login/?from=${encodeURIComponent('/admin/orders/')}`);
  await expect(page.getByRole('region', { name: 'Sample orders' })).toBeVisible();
  await expect(page.getByText('These rows are samples')).toBeVisible();
  const statuses = new Set(await rows(page).locator('td:nth-of-type(3)').allTextContents());
  expect([...statuses].sort()).toEqual(['Completed', 'Pending', 'Processing', 'Shipped']);
});

test('the pages of the admin lead to one another', async ({ page }) => {
  await signIn(page);
  const menu = page.getByRole('navigation', { name: 'Admin' });
  for (const [name, title] of [
    ['Add product', 'Add a product'],
    ['Orders', 'Orders'],
    ['Products', 'Products'],
  ] as const) {
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(heading(page)).toHaveText(title);
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
  }
});

test.describe('where the browser denies storage', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    }),
  );

  test('the sign-in works for the visit and says that it will not last', async ({ page }) => {
    await signIn(page);
    await expect(heading(page)).toHaveText('Products');
    await expect(page.getByText('This browser keeps no data for this site')).toBeVisible();
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Orders' }).click();
    await expect(heading(page)).toHaveText('Orders');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/admin\/login\//);
  });

  test('the store works', async ({ page }) => {
    await visit(page, '/clothing/');
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/products\//);
    await expect(page.getByRole('tab', { name: 'Key Features' })).toBeVisible();
  });
});
