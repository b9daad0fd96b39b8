import { texts } from '@/lib/site/content';
import { products, quickOrderLine, testIf } from './built-catalogue';
import { expect, test } from './fixtures';
import { listLines } from './request-list';
import { simpleProduct, sizedProduct } from './request-products';
import { visit } from './visit';

const testQuickOrder = testIf(test, texts.paste !== undefined);
const rows = `${quickOrderLine(sizedProduct, 3)}\n${quickOrderLine(simpleProduct, 2)}`;

testQuickOrder(
  'quick order opens the request page with matches, keeps the text, and puts it in no URL',
  async ({ page }) => {
    const urls: string[] = [];
    page.on('request', (request) => void urls.push(decodeURIComponent(request.url())));
    await visit(page, '/');
    const field = page.getByRole('region', { name: texts.paste?.title ?? '', exact: true }).getByRole('textbox');
    await field.fill(rows);
    await field.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/request\/$/);
    for (const { name } of [sizedProduct, simpleProduct])
      await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
    await expect(listLines(page)).toHaveCount(0);
    await page.goBack();
    await expect(field).toHaveValue(rows);
    expect(urls.filter((url) => url.includes(sizedProduct.id) && url.includes(simpleProduct.id))).toEqual([]);
  },
);

testIf(test, products.length > 12)(
  'the featured products differ between visits and link to their pages',
  async ({ page }) => {
    const sets = new Set<string>();
    const cards = page.locator('section:has(#featured)').getByRole('article').getByRole('link');
    for (const random of [0, 0.5, 0.9]) {
      await page.addInitScript((value) => {
        Math.random = () => value;
      }, random);
      const pool = page.waitForResponse(/\/featured\.json$/);
      await visit(page, '/');
      await pool;
      const before = sets.size;
      await expect.poll(async () => sets.add((await cards.allTextContents()).join('|')).size).toBeGreaterThan(before);
    }
    const [name = ''] = await cards.allTextContents();
    await cards.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  },
);
