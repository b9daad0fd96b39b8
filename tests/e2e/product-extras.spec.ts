import type { Page } from '@playwright/test';
import { sizeGuideForProduct } from '@/lib/catalogue/sizes/size-guides';
import { productPath, products, testWithProduct } from './built-catalogue';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { readShifts, scrollThrough, watchShifts } from './layout';
import { visit } from './visit';

const [guided, testGuided] = testWithProduct(
  test,
  'with a size guide',
  (product) => sizeGuideForProduct(product)?.sizes === 'shoe',
);
const [sized, testSized] = testWithProduct(test, 'with shoe sizes', ({ sizes }) => sizes.system === 'shoe');
const [limited, testLimited] = testWithProduct(test, 'with states', ({ restrictions }) =>
  Boolean(restrictions?.states.length),
);
const [first, second, third] = products;
if (!first || !second || !third) throw new Error('The catalogue has fewer than three products');

const viewed = (page: Page) => page.getByRole('region', { name: 'Recently viewed' });
const state = (page: Page) => page.getByLabel('Your state');

/** Scrolls to the foot of the page, which brings near what is fetched late. */
const toFoot = (page: Page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded();

testGuided(
  'the size guide opens over the page, in centimeters too, which is remembered, and Back closes it',
  async ({ page }) => {
    await visit(page, productPath(guided));
    await page.getByRole('main').getByRole('link', { name: 'Size guide' }).click();
    const dialog = page.getByRole('dialog', { name: /^Size guide/ });
    await expect(dialog.getByRole('columnheader', { name: 'Foot length, in' })).toBeVisible();
    await dialog.getByLabel('Centimeters').check();
    await expect(dialog.getByRole('columnheader', { name: 'Foot length, cm' })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: 'Size guide' })).toBeFocused();
    await page.getByRole('main').getByRole('link', { name: 'Size guide' }).click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${productPath(guided)}$`));
    await visit(page, '/size-guide/');
    await expect(page.getByLabel('Centimeters')).toBeChecked();
  },
);

testLimited(
  'shipping limits of the chosen state are shown on products and cards, and move nothing',
  {
    tag: '@phone',
  },
  async ({ page }) => {
    const code = limited.restrictions?.states[0] ?? '';
    await visit(page, productPath(limited));
    await state(page).selectOption(code);
    await expect(page.getByText('Does not ship to your state.')).toBeVisible();
    await watchShifts(page);
    await page.reload();
    await expect(state(page)).toHaveValue(code);
    await expect(page.getByText('Does not ship to your state.')).toBeVisible();
    expect((await readShifts(page)).sum).toBeLessThan(0.02);
    await visit(page, `/brands/${limited.brand.slug}/`);
    await expect(page.getByText(`Can't ship to ${code}`).first()).toBeVisible();
    const marks = page.getByRole('main').getByLabel('Show shipping for');
    await page.reload();
    await expect(marks).toHaveValue(code);
    await page.getByRole('button', { name: 'Clear' }).press('Enter');
    await expect(page.getByText(`Can't ship to ${code}`)).toHaveCount(0);
    await expect(marks).toBeFocused();
    expect((await readShifts(page)).sum).toBeLessThan(0.02);
  },
);

testSized(
  'a tab shows its panel, and sharing copies the address with what is chosen; neither moves the page',
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // Some systems share by themselves; here the copy is looked at.
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await visit(page, productPath(sized));
    await page.getByRole('group', { name: /^Size/ }).getByRole('radio').first().check();
    const share = page.getByRole('button', { name: 'Share' });
    const places = () =>
      Promise.all([share, page.getByRole('tablist')].map(async (part) => (await part.boundingBox())?.y));
    await share.scrollIntoViewIfNeeded();
    const before = await places();
    await share.click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    expect(await places()).toEqual(before);
    const tab = page.getByRole('tab', { name: 'Product Details' });
    await tab.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const top = await page.evaluate(() => window.scrollY);
    await tab.click();
    await expect(page.getByRole('tabpanel', { name: 'Product Details' })).toContainText(sized.description.slice(0, 60));
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(page.url());
    expect(copied).toContain('size=');
  },
);

test('recently viewed products are shown, the last one first, lead back, and move nothing', {
  tag: '@phone',
}, async ({ page }) => {
  await watchShifts(page);
  for (const product of [first, second, third]) await visit(page, productPath(product));
  await scrollThrough(page);
  const links = viewed(page).getByRole('link');
  await expect(links).toHaveText([second.name, first.name]);
  await scrollThrough(page);
  const { sum, what } = await readShifts(page);
  expect(sum, what.join('; ')).toBeLessThan(0.02);
  await expectNoAxeViolations(page);
  await links.last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.name);
  await toFoot(page);
  await expect(links).toHaveText([third.name, second.name]);
});
