import type { Page } from '@playwright/test';
import { texts } from '@/lib/site/content';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { hold } from './network';
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
  { tag: '@both' },
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

testPaste('what is typed there waits in the pad, whichever way leads to it', async ({ page }) => {
  await visit(page, '/');
  await band(page).getByRole('textbox').fill(order);
  await page.getByRole('banner').getByRole('link', { name: 'Request list' }).click();
  await expect(pad(page)).toHaveValue(order);
  await page.reload();
  await expect(pad(page)).toHaveValue(order);
});

testPaste('a press before the scripts is done when they are there (row 45)', async ({ page }) => {
  const release = await hold(page, /\/_next\/static\/chunks\/.*\.js$/);
  await page.goto('./', { waitUntil: 'commit' });
  await page.locator('footer').waitFor({ state: 'attached' });
  await band(page).getByRole('textbox').fill(order);
  await band(page).getByRole('link').click();
  expect(await page.evaluate(() => 'live' in document.documentElement.dataset)).toBe(false);
  await release();
  await expect(page.getByRole('heading', { name: '2 ticked' })).toBeVisible();
});

testPaste('the band looks no worse to axe with a list in it', async ({ page }) => {
  await visit(page, '/');
  await band(page).getByRole('textbox').fill(order);
  await expectNoAxeViolations(page);
});

given(test, products.length > 12)(
  'the featured products differ from visit to visit, and lead to their pages (spec 2)',
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

const kitLinks = (texts.roles?.items ?? []).flatMap(({ links }) => links.filter(({ kit }) => kit !== undefined));

given(test, kitLinks.length > 0)(
  'a role leads to the list with the roster of its kit in the pad, where it waits to be filled in',
  { tag: '@both' },
  async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('link', { name: kitLinks[0]?.label ?? '', exact: true }).click();
    await expect(page).toHaveURL(/\/request\/$/);
    await expect(pad(page)).toHaveValue(/^Name\t.+\nPerson 1\t/);
    await expect(linesOf(page)).toHaveCount(0);
  },
);
