import type { Page } from '@playwright/test';
import { choiceControls } from '@/lib/catalogue/choice-controls';
import { formatPrice } from '@/lib/catalogue/price';
import { sizeControls } from '@/lib/catalogue/size-controls';
import { STATES } from '@/lib/catalogue/states';
import { site } from '@/lib/site/site';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { walkFocus } from './focus';
import { findOverflow } from './layout';
import { subject } from './picks';
import { plain, sized } from './request-goods';
import { editLine, lineOf, linesOf, linkTo, order } from './request-list';
import { becomeLive, visit } from './visit';
import { written } from './written';

const total = (page: Page) => page.getByRole('region', { name: 'Total' });

test('lines as people write them are shown with what was found, and nothing is in the list before they are added', async ({
  page,
}) => {
  await visit(page, '/request/');
  await page
    .getByLabel('Lines as you write them')
    .fill(`Xyzzy:\n${written(sized, 3)}\n${written(plain, 2)}\nzzzz qqqq`);
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect(page.getByRole('heading', { name: '2 ticked, 1 not found' })).toBeFocused();
  await expect(linesOf(page)).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Add 2 lines' }).click();
  await expect(linesOf(page)).toHaveCount(2);
  await expect(page.getByLabel('Quantity, line 1')).toHaveValue('3');
  await expect(page.getByLabel('Lines as you write them')).toHaveValue('Xyzzy:\nzzzz qqqq');
  await editLine(page, 2);
  await expect(page.getByLabel('For, line 2')).toHaveValue('Xyzzy');
  await expect(total(page)).toContainText(
    formatPrice((Math.round(sized.price * 100) * 3 + Math.round(plain.price * 100) * 2) / 100),
  );
  await expectNoAxeViolations(page);
  expect(await findOverflow(page, page.viewportSize()?.width ?? 0)).toEqual([]);
});

const [open, testOpen] = subject(test, 'in several sizes', ({ sizes }) => {
  const controls = sizeControls(sizes);
  return controls.length > 0 && controls.every(({ values }) => values.length > 1);
});

testOpen('a size that is missing is chosen in its line, by keyboard alone, before it is added', async ({ page }) => {
  await visit(page, '/request/');
  await page.getByLabel('Lines as you write them').fill(`${open.id} x2`);
  await page.getByLabel('Lines as you write them').press('Control+Enter');
  const box = page.getByRole('checkbox', { name: open.name });
  await expect(box).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Add 0 lines' })).toBeDisabled();
  await expectNoAxeViolations(page);
  expect(await findOverflow(page, page.viewportSize()?.width ?? 0)).toEqual([]);
  // The press leads to the first value that is missing, until none is.
  for (const { values } of choiceControls(open)) {
    if (await box.isChecked()) break;
    await box.press('Space');
    const field = page.locator('select:focus');
    if ((await field.inputValue()) === '') await field.selectOption(values[0] ?? '');
  }
  await expect(box).toBeChecked();
  await page.getByRole('button', { name: 'Add 1 line' }).press('Enter');
  await expect(linesOf(page)).toHaveCount(1);
  await expect(page.getByLabel('Lines as you write them')).toHaveValue('');
});

test('what is filled in is there after a reload and in another tab', async ({ page, context }) => {
  await order(page, written(sized, 1));
  await page.getByLabel('Quantity, line 1').fill('12');
  await editLine(page, 1);
  await page.getByLabel('For, line 1').fill('Sgt. Reyes');
  await page.getByLabel(site.buyer).fill('Harbor Patrol');
  await page.getByLabel(site.buyer).blur();
  const other = await context.newPage();
  await visit(other, '/request/');
  await expect(other.getByLabel('Quantity, line 1')).toHaveValue('12');
  await editLine(other, 1);
  await expect(other.getByLabel('For, line 1')).toHaveValue('Sgt. Reyes');
  await expect(other.getByLabel(site.buyer)).toHaveValue('Harbor Patrol');
  await other.getByLabel('Note, line 1').fill('Hem 1 in');
  await other.getByLabel('Note, line 1').blur();
  await expect(page.getByLabel('Note, line 1')).toHaveValue('Hem 1 in');
  await page.reload();
  await expect(page.getByLabel('Quantity, line 1')).toHaveValue('12');
});

test('what is no quantity changes nothing, a removed line comes back in its place, and lines change places by keyboard alone', async ({
  page,
}) => {
  await order(page, written(sized, 4), written(plain, 1));
  await page.getByLabel('Quantity, line 1').fill('a dozen');
  await expect(page.getByText('A whole number from 1 to 9,999.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Quantity, line 1')).toHaveValue('4');
  await becomeLive(page);
  await page.getByRole('button', { name: 'Remove line 1' }).press('Enter');
  await expect(linesOf(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(linesOf(page).first()).toContainText(sized.name);
  await editLine(page, 1);
  await page.getByRole('button', { name: 'Move line 1 down' }).press('Enter');
  await expect(linesOf(page).first()).toContainText(plain.name);
  await page.getByRole('button', { name: 'Move line 2 up' }).press('Enter');
  await expect(linesOf(page).first()).toContainText(sized.name);
});

const [limited, testLimited] = subject(test, 'not shipped everywhere', ({ restrictions }) =>
  Boolean(restrictions?.states.length),
);

testLimited('lines that are not shipped to the state are marked and counted', async ({ page }) => {
  const state = limited.restrictions?.states[0] ?? '';
  await visit(page, await linkTo([lineOf(limited), lineOf(plain)]));
  await page.getByRole('button', { name: 'Take this list' }).click();
  await page.getByLabel('Ship to').selectOption(state);
  await expect(linesOf(page).first()).toContainText(`Not shipped to ${STATES[state]}`);
  await expect(page.getByRole('list', { name: 'On the total' })).toContainText(
    `1 line is not shipped to ${STATES[state]}`,
  );
});

test('the total stays in sight on a phone, and covers no focus', { tag: '@phone' }, async ({ page }) => {
  await order(page, written(sized, 3), written(plain, 2));
  for (const place of [0, 400]) {
    await page.evaluate((y) => window.scrollTo(0, y), place);
    await expect(total(page)).toBeInViewport({ ratio: 1 });
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await editLine(page, 1);
  expect(await walkFocus(page, 45)).toEqual([]);
});
