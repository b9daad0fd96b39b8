import data from '@data/site.json';
import type { Page } from '@playwright/test';
import { orders } from '@/lib/site/content';
import { requireProduct, testIf } from './built-catalogue';
import { expect, test } from './fixtures';
import { signIn, visit } from './visit';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const rows = (page: Page) => page.getByRole('table').getByRole('row');

test('the sign-in leads to the requested page, and ends in every tab', async ({ page, context }) => {
  await page.goto('./admin/');
  await expect(page).toHaveURL(/\/admin\/login\/$/);
  await page.getByLabel('Email').fill('someone@example.com');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const error = page.getByText('Invalid credentials. Please try again.');
  await expect(error).toBeVisible();
  const [red = 0, green = 0, blue = 0] = await error.evaluate((element) =>
    (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
  );
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  await expect(page).toHaveURL(/\/admin\/login\/$/);
  await page.getByLabel('Search the store').fill('boots');
  await page.getByLabel('Search the store').press('Enter');
  await expect(page).toHaveURL(/\/search\/\?query=boots$/);

  await signIn(page);
  await expect(page).toHaveURL(/\/admin\/products\/$/);
  await page.goto('./admin/');
  await expect(page).toHaveURL(/\/admin\/products\/$/);
  await page.reload();
  await expect(heading(page)).toHaveText('Products');
  await expect(page.getByLabel('Search the catalog')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);

  const second = await context.newPage();
  await visit(second, '/admin/publish/');
  await expect(heading(second)).toHaveText('Publish');
  if (!('publish' in Object(data))) {
    await expect(second.getByRole('heading', { name: 'Publishing is not set up' })).toBeVisible();
    await expect(second.getByRole('main')).toContainText('npm run publish:setup');
    await second.getByRole('link', { name: 'Go to changes' }).click();
    await expect(second.getByRole('button', { name: 'Export changes' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/admin\/login\//);
  await expect(second).toHaveURL(/\/admin\/login\//);

  const { id, name } = requireProduct('of any kind', () => true);
  for (const path of ['/admin/add-product/', '/admin/publish/', `/admin/edit-product/?id=${id}`]) {
    await page.goto(`.${path}`);
    await expect(page).toHaveURL(
      (url) => url.pathname.endsWith('/admin/login/') && url.searchParams.get('from') === path,
    );
  }
  const { pathname, search } = new URL(page.url());
  await signIn(page, `${pathname.slice(pathname.indexOf('/admin/'))}${search}`);
  await expect(page.getByLabel('Product name')).toHaveValue(name);
});

testIf(test, orders.length > 0)(
  'the orders are samples, and a header sorts them in both directions',
  async ({ page }) => {
    await signIn(page, `/admin/login/?from=${encodeURIComponent('/admin/orders/')}`);
    await expect(page.getByText('These rows are samples')).toBeVisible();
    const amounts = async () =>
      (await rows(page).locator('td:nth-of-type(2)').allTextContents()).map((text) =>
        Number(text.replace(/[$,]/g, '')),
      );
    await page.getByRole('button', { name: 'Amount' }).click();
    const ascending = await amounts();
    expect(ascending).toEqual(orders.map(({ amount }) => amount).sort((a, b) => a - b));
    await page.getByRole('button', { name: 'Amount' }).click();
    expect(await amounts()).toEqual(ascending.reverse());
  },
);

test('the admin shows nothing inside a frame, also on a host that sends no headers', async ({ page, baseURL }) => {
  await page.route('**/admin/login/', async (route) => {
    const response = await route.fetch();
    const { 'x-frame-options': _, 'content-security-policy': __, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.route('**/framing.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<h1>Other site</h1><iframe title="f" src="./admin/login/"></iframe>',
    }),
  );
  await page.goto(new URL('framing.html', baseURL).href);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading')).toHaveText('The admin does not open inside another page');
  await expect(frame.getByRole('textbox')).toHaveCount(0);
  await expect(frame.getByRole('link', { name: 'Open it on its own' })).toHaveAttribute('target', '_top');
});
