import data from '@data/order-kits.json';
import type { Page } from '@playwright/test';
import { toOrderKits } from '@/lib/catalogue/order-kits';
import { parseOrderKits } from '@/lib/catalogue/schema/order-kits';
import { expect, test } from './fixtures';
import { given, products } from './picks';
import { visit } from './visit';

const checked = parseOrderKits(data ?? [], '', products);
const kits = toOrderKits(checked.ok ? checked.kits : [], products);
const [kit] = kits;
const testKit = given(test, kits.length > 0);
const pad = (page: Page) => page.getByLabel('Lines as you write them');
const row = (name: string) => [name, ...(kit?.items ?? []).map(({ cell }) => cell)].join('\t');
const heading = ['Name', ...(kit?.items ?? []).map(({ heading }) => heading)].join('\t');

testKit('a kit is written into the pad by keyboard alone, below what stands there', async ({ page }) => {
  await visit(page, '/request/');
  await pad(page).fill('two of each ');
  const opener = page.getByText('Start from a kit');
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.getByLabel(/names/).fill('Reyes\n\nOkafor, B.');
  await expect(page.getByLabel('People')).toHaveValue('2');
  await page.getByRole('button', { name: 'Write the roster' }).press('Enter');
  await expect(pad(page)).toBeFocused();
  await expect(pad(page)).toHaveValue(`two of each\n\n${heading}\n${row('Reyes')}\n${row('Okafor, B.')}`);
  await expect(page.getByLabel('People')).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'stands in the pad' })).toContainText('2 rows');
});
