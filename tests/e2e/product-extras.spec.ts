import type { Page } from '@playwright/test';
import { sizeGuideForProduct } from '@/lib/catalogue/sizes/size-guides';
import { productPath, products, testWithProduct } from './built-catalogue';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { readShifts, scrollThrough, watchShifts } from './layout';
import { visit } from './visit';

const [guided, testGuided] = testWithProduct(
  test,
  'with a guide for shoes',
  (product) => product.sizes.system === 'shoe' && sizeGuideForProduct(product)?.sizes === 'shoe',
);
const [limited, testLimited] = testWithProduct(test, 'with states', ({ restrictions }) =>
  Boolean(restrictions?.states.length),
);
const [first, second, third] = products;
if (!first || !second || !third) throw new Error('The catalogue has fewer than three products');

const recentlyViewed = (page: Page) => page.getByRole('region', { name: 'Recently viewed' });
const stateSelect = (page: Page) => page.getByLabel('Your state');

/** Scrolls to the end of the page, so that lazy parts load. */
const scrollToEnd = (page: Page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded();

testLimited(
  'shipping limits of the selected state are shown, and nothing shifts',
  {
    tag: '@phone',
  },
  async ({ page }) => {
    const code = limited.restrictions?.states[0] ?? '';
    await visit(page, productPath(limited));
    await stateSelect(page).selectOption(code);
    await expect(page.getByText('Does not ship to your state.')).toBeVisible();
    await watchShifts(page);
    await page.reload();
    await expect(stateSelect(page)).toHaveValue(code);
    await expect(page.getByText('Does not ship to your state.')).toBeVisible();
    expect((await readShifts(page)).sum).toBeLessThan(0.02);
    await visit(page, `/brands/${limited.brand.slug}/`);
    await expect(page.getByText(`Can't ship to ${code}`).first()).toBeVisible();
    const shippingSelect = page.getByRole('main').getByLabel('Show shipping for');
    await page.reload();
    await expect(shippingSelect).toHaveValue(code);
    await page.getByRole('button', { name: 'Clear' }).press('Enter');
    await expect(page.getByText(`Can't ship to ${code}`)).toHaveCount(0);
    await expect(shippingSelect).toBeFocused();
    expect((await readShifts(page)).sum).toBeLessThan(0.02);
  },
);

testGuided('a tab and Share do not scroll, and the size guide remembers its unit', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Disable the share dialog of the system, so that Share copies the link.
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await visit(page, productPath(guided));
  await page.getByRole('group', { name: /^Size/ }).getByRole('radio').first().check();
  const share = page.getByRole('button', { name: 'Share' });
  const positions = () =>
    Promise.all([share, page.getByRole('tablist')].map(async (part) => (await part.boundingBox())?.y));
  await share.scrollIntoViewIfNeeded();
  const before = await positions();
  await share.click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await positions()).toEqual(before);
  const tab = page.getByRole('tab', { name: 'Product Details' });
  await tab.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const top = await page.evaluate(() => window.scrollY);
  await tab.click();
  await expect(page.getByRole('tabpanel', { name: 'Product Details' })).toContainText(guided.description.slice(0, 60));
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(page.url());
  expect(copied).toContain('size=');

  const link = page.getByRole('main').getByRole('link', { name: 'Size guide' });
  await link.click();
  const dialog = page.getByRole('dialog', { name: /^Size guide/ });
  await expect(dialog.getByRole('columnheader', { name: 'Foot length, in' })).toBeVisible();
  await dialog.getByLabel('Centimeters').check();
  await expect(dialog.getByRole('columnheader', { name: 'Foot length, cm' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await visit(page, '/size-guide/');
  await expect(page.getByLabel('Centimeters')).toBeChecked();
});

test('recently viewed products are shown newest first, and nothing shifts', {
  tag: '@phone',
}, async ({ page }) => {
  await watchShifts(page);
  for (const product of [first, second, third]) await visit(page, productPath(product));
  await scrollThrough(page);
  const links = recentlyViewed(page).getByRole('link');
  await expect(links).toHaveText([second.name, first.name]);
  await scrollThrough(page);
  const { sum, elements } = await readShifts(page);
  expect(sum, elements.join('; ')).toBeLessThan(0.02);
  await expectNoAxeViolations(page);
  await links.last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.name);
  await scrollToEnd(page);
  await expect(links).toHaveText([third.name, second.name]);
});
