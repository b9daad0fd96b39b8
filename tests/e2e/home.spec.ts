import type { Page } from '@playwright/test';
import { texts } from '@/lib/site/content';
import { expect, test } from './fixtures';
import { given, products } from './picks';
import { plain, sized } from './request-goods';
import { linesOf } from './request-list';
import { becomeLive, visit } from './visit';
import { written } from './written';

const testPaste = given(test, texts.paste !== undefined);
const band = (page: Page) => page.getByRole('region', { name: texts.paste?.title ?? '' });
const pad = (page: Page) => page.getByLabel('Lines as you write them');
const order = `${written(sized, 3)}\n${written(plain, 2)}`;

testPaste(
  'a list that is pasted on the home page is looked up in the pad, comes back, and enters no address',
  async ({ page }) => {
    const addresses: string[] = [];
    page.on('request', (request) => void addresses.push(decodeURIComponent(request.url())));
    await visit(page, '/');
    const field = band(page).getByRole('textbox');
    await field.fill(order);
    await field.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/request\/$/);
    await expect(page.getByRole('heading', { name: '2 ticked' })).toBeFocused();
    await expect(pad(page)).toHaveValue(order);
    await expect(linesOf(page)).toHaveCount(0);
    await page.goBack();
    await expect(field).toHaveValue(order);
    await page.goForward();
    await becomeLive(page);
    await page.getByRole('button', { name: 'Look up' }).click();
    await page.getByRole('button', { name: 'Add 2 lines' }).click();
    await expect(linesOf(page)).toHaveCount(2);
    // The pad is emptied once the lines are kept.
    await expect(pad(page)).toHaveValue('');
    await page.goBack();
    await expect(field).toHaveValue('');
    expect(addresses.filter((address) => address.includes(sized.name))).toEqual([]);
  },
);

given(test, products.length > 12)(
  'the featured products differ from visit to visit, and lead to their pages',
  async ({ page }) => {
    const sets = new Set<string>();
    const cards = page.locator('section:has(#featured)').getByRole('article').getByRole('link');
    for (const chance of [0, 0.5, 0.9]) {
      await page.addInitScript((value) => {
        Math.random = () => value;
      }, chance);
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
