import data from '@data/order-kits.json';
import type { Page } from '@playwright/test';
import { parseOrderKits, toOrderKits } from '@/lib/catalogue/schema/order-kits';
import { STATES } from '@/lib/catalogue/us-states';
import { optionControls, sizeControls } from '@/lib/catalogue/variants/offer';
import { formatPrice } from '@/lib/money';
import { site } from '@/lib/site/site';
import { products, quickOrderLine, testIf, testWithProduct } from './built-catalogue';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { checkFocusOrder } from './focus-order';
import { findOverflow } from './layout';
import { addByQuickOrder, listLines, quickOrderField, sharedListPath, toRequestLine } from './request-list';
import { simpleProduct, sizedProduct } from './request-products';
import { visit, waitForHydration } from './visit';

const total = (page: Page) => page.getByRole('region', { name: 'Total' });
const isWithinWidth = async (page: Page) => (await findOverflow(page, page.viewportSize()?.width ?? 0)).length === 0;

test('pasted rows show their products, and only checked ones are added', async ({ page }) => {
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
});

const [product, testProduct] = testWithProduct(test, 'in several sizes', ({ sizes }) => {
  const controls = sizeControls(sizes);
  return controls.length > 0 && controls.every(({ values }) => values.length > 1);
});

testProduct('a missing size can be selected by keyboard, which checks its row', async ({ page }) => {
  await visit(page, '/request/');
  await quickOrderField(page).fill(`${product.id} x2`);
  await quickOrderField(page).press('Control+Enter');
  const box = page.getByRole('checkbox', { name: product.name });
  await expect(box).not.toBeChecked();
  await expect(page.getByText('Choose a')).toBeVisible();
  const quantity = page.getByLabel('Quantity, row 1');
  await quantity.focus();
  for (const { values } of optionControls(product)) {
    await page.keyboard.press('Tab');
    await page.locator('select:focus').selectOption(values[0] ?? '');
  }
  await expect(box).toBeChecked();
  await page.getByRole('button', { name: 'Add 1 line' }).press('Enter');
  await expect(listLines(page)).toHaveCount(1);
  await expect(quickOrderField(page)).toHaveValue('');
});

test('a row without an item number suggests products, and a selected one is filled in', async ({ page }) => {
  await visit(page, '/request/');
  await quickOrderField(page).fill(`${simpleProduct.name} x4`);
  await page.getByRole('button', { name: 'Find items' }).click();
  const productSelect = page.getByLabel('Product, row 1');
  await productSelect.selectOption({
    label: `${simpleProduct.brand.name} ${simpleProduct.name} (${simpleProduct.model ?? simpleProduct.id})`,
  });
  await expect(page.getByLabel('Quantity, row 1')).toHaveValue('4');
  await page.getByRole('button', { name: 'Add 1 line' }).click();
  await expect(page.getByLabel('Quantity, line 1')).toHaveValue('4');
});

const parsed = parseOrderKits(data ?? [], '', products);
const kits = toOrderKits(parsed.ok ? parsed.kits : [], products);
const kit = kits.find(({ items }) => items.some(({ id }) => id === product.id)) ?? kits[0];

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

test('the list is saved for reloads and other tabs, and both tabs show changes', async ({ page, context }) => {
  await addByQuickOrder(page, quickOrderLine(sizedProduct, 1));
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
  await page.reload();
  await expect(page.getByLabel('Quantity, line 1')).toHaveValue('12');
});

test('an invalid quantity changes nothing, and Undo restores a removed line at its position', async ({ page }) => {
  await addByQuickOrder(page, quickOrderLine(sizedProduct, 4), quickOrderLine(simpleProduct, 1));
  await page.getByLabel('Quantity, line 1').fill('a dozen');
  await expect(page.getByText('A whole number from 1 to 9999.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Quantity, line 1')).toHaveValue('4');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Remove line 1' }).press('Enter');
  await expect(listLines(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('listitem', { name: /^Line 1: / })).toHaveAccessibleName(new RegExp(sizedProduct.name));
});

const [limited, testLimited] = testWithProduct(test, 'not shipped everywhere', ({ restrictions }) =>
  Boolean(restrictions?.states.length),
);

testLimited('lines that do not ship to the selected state are marked and counted', async ({ page }) => {
  const state = limited.restrictions?.states[0] ?? '';
  await visit(page, await sharedListPath([toRequestLine(limited), toRequestLine(simpleProduct)]));
  await page.getByRole('button', { name: 'Use this list' }).click();
  await page.getByLabel('Ship to').selectOption(state);
  await expect(listLines(page).first()).toContainText(`Does not ship to ${STATES[state]}`);
  await expect(page.getByRole('list', { name: 'About the total' })).toContainText(
    `1 line does not ship to ${STATES[state]}`,
  );
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
