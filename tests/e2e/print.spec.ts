import type { Page } from '@playwright/test';
import { site } from '@/lib/site/site';
import { comparePath, countPictures, productPath, testWithProduct } from './built-catalogue';
import { expect, test } from './fixtures';
import { findPrintProblems } from './print-problems';
import { listLines, sharedListPath, toRequestLine } from './request-list';
import { simpleProduct, sizedProduct } from './request-products';
import { visit } from './visit';

const countPages = async (page: Page, format: string) =>
  (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

const [product, testColored] = testWithProduct(
  test,
  'in two colors, with pictures',
  (candidate) => candidate.colors.length > 1 && candidate.price > 0 && countPictures(candidate) > 1,
);

testColored('one printed page has all facts of a product and its selection', async ({ page }) => {
  const color = product.colors[1]?.name ?? '';
  await visit(page, productPath(product));
  await page.getByRole('radio', { name: color, exact: true }).check();
  for (const format of ['Letter', 'A4']) expect(await countPages(page, format), format).toBe(1);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Item number' })).toBeVisible();
  await expect(page.locator('main figure:visible')).toHaveCount(1);
  await expect(page.locator('main figure:visible')).toContainText(color);
  await expect(page.locator('legend:visible')).toHaveText([`Color ${color}`]);
  await expect(page.locator('#details')).toBeVisible();
  await expect(page.getByText(new RegExp(`^https?://.*${productPath(product)}$`))).toBeVisible();
  if (site.address) await expect(page.getByRole('contentinfo').locator('address')).toBeVisible();
  for (const name of ['Share', 'Ask about this product', 'Reviews', 'Featured products']) {
    await expect(page.getByText(name, { exact: true }).first()).toBeHidden();
  }
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
});

test('a comparison prints pictures, facts and its URL, and no controls', async ({ page }) => {
  await visit(page, comparePath(3));
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  for (const format of ['Letter', 'A4']) {
    expect(await countPages(page, format), format).toBeLessThanOrEqual(2);
  }
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await findPrintProblems(page)).toEqual([]);
  await expect(page.getByText(/^https?:\/\/.*\/compare\/\?id=/)).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  const table = await page.getByRole('table').boundingBox();
  expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThanOrEqual(width);
});

test('sixty lines print with the list title on each page, and nothing else of the page', async ({ page }) => {
  const lines = Array.from({ length: 60 }, (_, index) =>
    toRequestLine(index % 2 ? simpleProduct : sizedProduct, { note: `Officer ${index + 1}` }),
  );
  await visit(page, await sharedListPath(lines, { organization: 'Harbor Patrol', po: '4711' }));
  await page.getByRole('button', { name: 'Use this list' }).click();
  await expect(listLines(page)).toHaveCount(60);
  await page.emulateMedia({ media: 'print' });
  expect(await findPrintProblems(page)).toEqual([]);
  await expect(page.getByRole('rowgroup').getByText('PO 4711').first()).toBeVisible();
  await expect(page.getByText('Signature')).toBeVisible();
  for (const format of ['Letter', 'A4']) {
    const pages = await countPages(page, format);
    expect(pages, format).toBeGreaterThan(1);
    expect(pages, format).toBeLessThan(7);
  }
});
