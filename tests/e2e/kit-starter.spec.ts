import data from '@data/order-kits.json';
import type { Page } from '@playwright/test';
import { toOrderKits } from '@/lib/catalogue/order-kits';
import { parseOrderKits } from '@/lib/catalogue/schema/order-kits';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { findOverflow } from './layout';
import { given, products } from './picks';
import { smallTargets } from './targets';
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

testKit('the kits are for a finger, clean to axe and no wider than a phone', { tag: '@both' }, async ({ page }) => {
  await visit(page, '/request/');
  await page.getByText('Start from a kit').click();
  await page.getByLabel('Kit', { exact: true }).selectOption({ index: kits.length - 1 });
  await expect(page.getByLabel('People')).toHaveValue(String(kits.at(-1)?.people));
  await expectNoAxeViolations(page);
  expect(await smallTargets(page)).toEqual([]);
  expect(await findOverflow(page, page.viewportSize()?.width ?? 0)).toEqual([]);
  await page.getByLabel('People').fill('0');
  await page.getByRole('button', { name: 'Write the roster' }).press('Enter');
  await expect(pad(page)).toHaveValue('');
  // A field that lies half beneath the header is too small a target for axe.
  await page.getByLabel('People').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, -200);
  await expect(page.getByLabel('People')).toBeInViewport({ ratio: 1 });
  await expectNoAxeViolations(page);
});
