import { expect, test } from '@/tests/e2e/fixtures';
import { visit } from '@/tests/e2e/visit';

test('the menu’s groups and entries are those of the specification (spec 2)', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await visit(page, '/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const lists = await menu
    .locator('ul ul')
    .evaluateAll((panels) => panels.map((panel) => [...panel.querySelectorAll('a')].map((link) => link.textContent)));
  expect(lists).toEqual([
    ['Jackets', 'Shirts', 'Pants'],
    ['Boots', 'Tactical Boots'],
    ['Key Rings', 'LED Flashlights', 'Tactical Vests', 'Sprays'],
    ['Caps', 'Belts', 'Chain Cuffs', 'Gloves'],
  ]);
  for (const name of ['FAQ', 'Contact']) await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
});

test('six tiles stand in the order of the specification (spec 2)', async ({ page }) => {
  await visit(page, '/');
  const links = page.getByRole('region', { name: 'Categories' }).getByRole('listitem').getByRole('link');
  const paths = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  const slugs = ['clothing', 'badges', 'duty', 'tactical-gears', 'footwear', 'accessories'];
  expect(paths.map((path) => path.replace(/^.*(?=\/[^/]+\/$)/, ''))).toEqual(slugs.map((slug) => `/${slug}/`));
});

test('the six questions stand folded in the order of the specification (spec 8)', async ({ page }) => {
  await visit(page, '/faq/');
  const questions = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(questions).toHaveText([/who/i, /certified/i, /order/i, /civilians/i, /size/i, /unisex/i]);
  await expect(page.locator('main details[open]')).toHaveCount(0);
});
