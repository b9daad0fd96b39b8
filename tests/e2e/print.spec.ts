import type { Page } from '@playwright/test';
import type { Product } from '@/lib/catalogue/schema/product';
import { site } from '@/lib/site/site';
import { expect, test } from './fixtures';
import { countPictures, pathOf, subject } from './picks';
import { visit } from './visit';

const kinds: [string, (product: Product) => boolean][] = [
  ['without sizes', ({ sizes }) => sizes.system === 'none'],
  ['in letters', ({ sizes }) => sizes.system === 'alpha'],
  ['in waist and length', ({ sizes }) => sizes.system === 'waist-length'],
  ["in men's sizes and sleeves", ({ sizes }) => sizes.system === 'men-sleeve'],
  ['in shoe sizes', ({ sizes }) => sizes.system === 'shoe'],
  ['of pieces', ({ pieces }) => pieces.length > 0],
  ['without a price', ({ price }) => price === 0],
];

const countPages = async (page: Page, format: string) =>
  (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length;

for (const [kind, isOfKind] of kinds) {
  const [product, testKind] = subject(test, kind, isOfKind);
  testKind(`a product ${kind} prints on one sheet`, { tag: '@night' }, async ({ page }) => {
    await visit(page, pathOf(product));
    for (const format of ['Letter', 'A4']) expect(await countPages(page, format), format).toBe(1);
  });
}

const [product, testColored] = subject(
  test,
  'in two colors, with pictures',
  (candidate) => candidate.colors.length > 1 && candidate.price > 0 && countPictures(candidate) > 1,
);

testColored(
  'one sheet holds name, item number, price, picture, facts, what is chosen, and both addresses',
  async ({ page }) => {
    const color = product.colors[1]?.name ?? '';
    await visit(page, pathOf(product));
    await page.getByRole('radio', { name: color, exact: true }).check();
    for (const format of ['Letter', 'A4']) expect(await countPages(page, format), format).toBe(1);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('rowheader', { name: 'Item number' })).toBeVisible();
    await expect(page.locator('main figure:visible')).toHaveCount(1);
    await expect(page.locator('main figure:visible')).toContainText(color);
    await expect(page.locator('legend:visible')).toHaveText([`Color ${color}`]);
    await expect(page.locator('#details')).toBeVisible();
    await expect(page.getByText(new RegExp(`^https?://.*${pathOf(product)}$`))).toBeVisible();
    if (site.address) await expect(page.getByRole('contentinfo').locator('address')).toBeVisible();
    for (const name of ['Share', 'Ask about this product', 'Reviews', 'Featured products']) {
      await expect(page.getByText(name, { exact: true }).first()).toBeHidden();
    }
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
  },
);
