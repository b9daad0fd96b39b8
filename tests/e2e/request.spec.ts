import data from '@data/order-kits.json';
import type { Page } from '@playwright/test';
import { parseOrderKits, toOrderKits } from '@/lib/catalogue/schema/order-kits';
import type { Product } from '@/lib/catalogue/schema/product';
import { optionControls, sizeControls } from '@/lib/catalogue/variants/offer';
import { formatPrice } from '@/lib/money';
import { site } from '@/lib/site/site';
import { products, quickOrderLine, testIf } from './built-catalogue';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { checkFocusOrder } from './focus-order';
import { findOverflow } from './layout';
import { addByQuickOrder, listLines, quickOrderField } from './request-list';
import { simpleProduct, sizedProduct } from './request-products';
import { visit, waitForHydration } from './visit';

const total = (page: Page) => page.getByRole('region', { name: 'Total' });
const isWithinWidth = async (page: Page) => (await findOverflow(page, page.viewportSize()?.width ?? 0)).length === 0;

test('pasted rows show their products, only complete ones are added, and others can be completed', async ({ page }) => {
  await visit(page, '/request/');
  await quickOrderField(page).fill(
    `${quickOrderLine(sizedProduct, 3)}\n${quickOrderLine(simpleProduct, 2)}\nzzzz qqqq`,
  );
  await page.getByRole('button', { name: 'Find items' }).click();
  await expect(page.getByRole('heading', { name: '3 rows: 2 ready, 1 needs a choice' })).toBeFocused();
  await expect(listLines(page)).toHaveCount(0);
  await expectNoAxeViolations(page);
  expect(await isWithinWidth(page)).toBe(true);
  await page.getByRole('button', { name: 'Add 2 lines' }).click();
  await expect(listLines(page)).toHaveCount(2);
  await expect(page.getByLabel('Quantity, line 1')).toHaveValue('3');
  await expect(total(page)).toContainText(
    formatPrice((Math.round(sizedProduct.price * 100) * 3 + Math.round(simpleProduct.price * 100) * 2) / 100),
  );
  await expectNoAxeViolations(page);
  expect(await isWithinWidth(page)).toBe(true);
  // The other row stays, and Undo restores the added rows.
  await expect(page.getByText('zzzz qqqq')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(listLines(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: '3 rows: 2 ready' })).toBeVisible();

  await page.getByRole('button', { name: 'Edit text' }).click();
  await quickOrderField(page).fill(`${sizedProduct.id} x2\n${simpleProduct.name} x4`);
  await quickOrderField(page).press('Control+Enter');
  const box = page.getByRole('checkbox', { name: sizedProduct.name });
  await expect(box).not.toBeChecked();
  await expect(page.getByText('Choose a').first()).toBeVisible();
  await page.getByLabel('Quantity, row 1').focus();
  for (const { values } of optionControls(sizedProduct)) {
    await page.keyboard.press('Tab');
    await page.locator('select:focus').selectOption(values[0] ?? '');
  }
  await expect(box).toBeChecked();
  await page.getByLabel('Product, row 2').selectOption({
    label: `${simpleProduct.brand.name} ${simpleProduct.name} (${simpleProduct.model ?? simpleProduct.id})`,
  });
  await expect(page.getByLabel('Quantity, row 2')).toHaveValue('4');
  await page.getByRole('button', { name: 'Add 2 lines' }).press('Enter');
  await expect(listLines(page)).toHaveCount(2);
  await expect(page.getByLabel('Quantity, line 2')).toHaveValue('4');
  await expect(quickOrderField(page)).toHaveValue('');
});

const parsed = parseOrderKits(data ?? [], '', products);
const kits = toOrderKits(parsed.ok ? parsed.kits : [], products);
const hasSizes = ({ sizes }: Product) => sizeControls(sizes).some(({ values }) => values.length > 1);
const sizedIds = new Set(products.filter(hasSizes).map(({ id }) => id));
const kit = kits.find(({ items }) => items.some(({ id }) => sizedIds.has(id))) ?? kits[0];

testIf(test, kit !== undefined)(
  'a linked kit is added for several people, and missing sizes can be selected',
  async ({ page }) => {
    if (!kit) return;
    await visit(page, `/request/${kit.fragment}`);
    await expect(page.getByLabel('Kit', { exact: true })).toHaveValue(String(kits.indexOf(kit)));
    await page.getByLabel('People').fill('0');
    await expect(page.getByRole('button', { name: 'Add items' })).toHaveAttribute('aria-disabled', 'true');
    await page.getByLabel('People').fill('3');
    const items = kit.items.reduce((sum, { quantity }) => sum + quantity * 3, 0);
    await page.getByRole('button', { name: `Add ${items} items` }).click();
    await expect(listLines(page)).toHaveCount(kit.items.length);
    const missingSizesButton = page.getByRole('button', { name: /^\d+ items? needs? a / }).first();
    await missingSizesButton.click();
    await expect(page.locator('select:focus')).toHaveValue('');
    // One of three items gets a size; two stay without.
    await page
      .getByRole('button', { name: /^Choose sizes/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('[data-cell]:enabled').first().fill('1');
    await dialog.getByRole('button', { name: 'Add to list' }).click();
    await expect(listLines(page)).toHaveCount(kit.items.length + 1);
  },
);

test('the list is saved for other tabs and reloads, and Undo restores a line', async ({ page, context }) => {
  await addByQuickOrder(page, quickOrderLine(sizedProduct, 1), quickOrderLine(simpleProduct, 1));
  await page.getByLabel('Quantity, line 1').fill('12');
  await page.getByLabel(site.buyer).fill('Harbor Patrol');
  await page.getByLabel(site.buyer).blur();
  const other = await context.newPage();
  await visit(other, '/request/');
  await expect(other.getByLabel('Quantity, line 1')).toHaveValue('12');
  await expect(other.getByLabel(site.buyer)).toHaveValue('Harbor Patrol');
  await other.getByLabel('Note, line 1').fill('Hem 1 in');
  await other.getByLabel('Note, line 1').blur();
  await expect(page.getByLabel('Note, line 1')).toHaveValue('Hem 1 in');
  await page.getByLabel('Quantity, line 1').fill('a dozen');
  await expect(page.getByText('A whole number from 1 to 9999.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Quantity, line 1')).toHaveValue('12');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Remove line 1' }).press('Enter');
  await expect(listLines(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('listitem', { name: /^Line 1: / })).toHaveAccessibleName(new RegExp(sizedProduct.name));
});

test('the total stays visible on a phone and covers no focus', { tag: '@phone' }, async ({ page }) => {
  await addByQuickOrder(page, quickOrderLine(sizedProduct, 3), quickOrderLine(simpleProduct, 2));
  for (const top of [0, 400]) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await expect(total(page)).toBeInViewport({ ratio: 1 });
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await checkFocusOrder(page, 45)).toEqual([]);
});
