import { expect, test } from './fixtures';
import { given, products } from './picks';
import { visit } from './visit';

given(test, products.length > 12)(
  'the featured products differ from visit to visit, and lead to their pages (spec 2)',
  async ({ page }) => {
    const sets = new Set<string>();
    const cards = page.getByRole('region', { name: 'Featured products' }).getByRole('article').getByRole('link');
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
