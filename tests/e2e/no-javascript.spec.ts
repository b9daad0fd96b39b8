import { faq } from '@/lib/site/content';
import { commonWord, productPath, products, testIf, testWithProduct } from './built-catalogue';
import { expect, test } from './fixtures';

test.use({ javaScriptEnabled: false });
// Without JavaScript, Chromium reports the preload of a script as blocked by the policy. This is not an error of the page.
test.beforeEach(({ allowConsole }) => allowConsole(/^csp$/));

const [shirt, testShirt] = testWithProduct(test, 'with specifications and features', ({ specs, features }) =>
  Boolean(specs.length && features.length),
);

testIf(test, products.length > 18)('a listing has no dead controls, and links to its second page', async ({ page }) => {
  await page.goto('./all-products/');
  const main = page.getByRole('main');
  for (const role of ['checkbox', 'slider', 'spinbutton', 'combobox', 'searchbox'] as const)
    await expect(main.getByRole(role)).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(9);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All products, page 2');
  await expect(page.getByRole('article')).toHaveCount(9);
});

testShirt('a product shows all of its facts, and no buttons without function', async ({ page }) => {
  await page.goto(`.${productPath(shirt)}`);
  for (const name of ['Key Features', 'Product Details', 'Specifications'])
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
  await expect(page.getByText(shirt.features[0] ?? '', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to request list' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Ask about this product' })).toBeVisible();
});

test('questions open, and the contact form, the search and the admin report that they need JavaScript', async ({
  page,
  allowConsole,
}) => {
  // Warning about the style sheet of the results, which needs script.
  allowConsole(/preloaded using link preload but not used/);
  if (faq.length > 1) {
    const items = page.locator('main details');
    await page.goto(`./faq/#${faq[1]?.id}`);
    await expect(items.nth(1).locator('p').first()).toBeVisible();
    await items.nth(0).locator('summary').click();
    await expect(items.nth(0).locator('p').first()).toBeVisible();
    await expect(items.nth(1).locator('p').first()).toBeHidden();
  }
  await page.goto('./contact/');
  await expect(page.getByText('This form needs JavaScript')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send message' })).toBeHidden();
  const field = page.getByLabel('Search the catalog');
  await field.fill(`${commonWord} 9.5`);
  await field.press('Enter');
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('query') === `${commonWord} 9.5`);
  await expect(page.getByRole('main').getByText('Search needs JavaScript')).toBeVisible();
  await page.goto('./admin/products/');
  // By default Playwright ignores text inside <noscript>.
  await expect(page.locator('noscript')).toContainText('The admin needs JavaScript', { useInnerText: true });
});
