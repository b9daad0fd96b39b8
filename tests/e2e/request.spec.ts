import type { Page } from '@playwright/test';
import { choiceControls } from '@/lib/catalogue/choice-controls';
import { formatPrice } from '@/lib/catalogue/price';
import { sizeControls } from '@/lib/catalogue/size-controls';
import { STATES } from '@/lib/catalogue/states';
import { texts } from '@/lib/site/content';
import { look } from '@/lib/site/look';
import { site } from '@/lib/site/site';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { walkFocus } from './focus';
import { findOverflow } from './layout';
import { given, subject } from './picks';
import { plain, sized } from './request-goods';
import { editLine, lineOf, linesOf, linkTo, order } from './request-list';
import { becomeLive, visit } from './visit';
import { written } from './written';

const total = (page: Page) => page.getByRole('region', { name: 'Total' });

test('lines as people write them are shown with what was found, and nothing is in the list before they are added (row 18)', {
  tag: '@both',
}, async ({ page }) => {
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

testOpen(
  'a size that is missing is chosen in its line, by keyboard alone, before it is added (row 18)',
  {
    tag: '@both',
  },
  async ({ page }) => {
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
  },
);

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

const [kit, testKit] = subject(test, 'of pieces', ({ pieces }) => pieces.length > 0);

testKit('lines stand by person with a subtotal each, and a kit says its pieces', async ({ page }) => {
  await visit(
    page,
    await linkTo([lineOf(plain, { person: 'Reyes' }), lineOf(kit), lineOf(plain, { person: 'Okafor' })]),
  );
  await page.getByRole('button', { name: 'Take this list' }).click();
  await page.getByLabel('Group').selectOption('By person');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Reyes', 'Okafor', 'For no one by name']);
  await expect(page.getByText(`Subtotal ${formatPrice(plain.price)}`)).toHaveCount(2);
  await expect(linesOf(page).last()).toContainText('A kit of ');
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

const samples = texts.paste?.samples ?? [];

given(test, samples.length > 0)(
  'an empty list shows one to try, which is read at a press (point 9)',
  {
    tag: '@both',
  },
  async ({ page }) => {
    await visit(page, '/request/');
    const sample = page.getByRole('region', { name: 'A list to try' });
    await expect(sample.getByRole('listitem')).toHaveText([...samples]);
    await expectNoAxeViolations(page);
    await sample.getByRole('button', { name: 'Try this list' }).click();
    await expect(page.getByLabel('Lines as you write them')).toHaveValue(samples.join('\n'));
    await page.getByRole('button', { name: /^Add [1-9]/ }).click();
    await expect(page.getByRole('heading', { name: /^\d+ lines?$/ })).toBeFocused();
    await expect(sample).toHaveCount(0);
  },
);

/** The controls of the page that bear the color of the one thing to do. */
const signals = (page: Page) =>
  page.locator('main :is(button, a)').evaluateAll((controls, signal) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = signal;
    const { color } = getComputedStyle(probe);
    probe.remove();
    const isAmber = (control: Element) => getComputedStyle(control).backgroundColor === color;
    return controls
      .filter((control) => control.checkVisibility() && isAmber(control))
      .map(({ textContent }) => textContent);
  }, look.tokens.light.signal);

test('one thing alone is to be done at a time: to look up, to add, to send (point 9)', async ({ page }) => {
  await visit(page, '/request/');
  await expect.poll(() => signals(page)).toEqual(['Look up']);
  await page.getByLabel('Lines as you write them').fill(`${written(sized, 3)}\n${written(plain, 2)}`);
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect(page.getByRole('button', { name: 'Add 2 lines' })).toBeVisible();
  await expect.poll(() => signals(page)).toEqual(['Add 2 lines']);
  await page.getByRole('button', { name: 'Add 2 lines' }).click();
  await expect(linesOf(page)).toHaveCount(2);
  expect((await signals(page)).length).toBeLessThanOrEqual(1);
});

test('the total stays in sight and covers no focus, and a line is no higher than a ledger’s (point 9)', {
  tag: '@both',
}, async ({ page }) => {
  await order(page, written(sized, 3), written(plain, 2));
  for (const [at, place] of [0, 400, 9999].entries()) {
    await page.evaluate((y) => window.scrollTo(0, y), place);
    if (at < 2) await expect(total(page)).toBeInViewport({ ratio: 1 });
  }
  const heights = await linesOf(page).evaluateAll((lines) =>
    lines.filter((line) => !line.querySelector(':scope > ul')).map((line) => line.getBoundingClientRect().height),
  );
  expect(Math.max(...heights, 0)).toBeLessThanOrEqual((page.viewportSize()?.width ?? 0) < 768 ? 60 : 48);
  await page.evaluate(() => window.scrollTo(0, 0));
  await editLine(page, 1);
  expect(await walkFocus(page, 45)).toEqual([]);
});

test('Enter leads from the person to the note, and from there back to the line (point 9)', async ({ page }) => {
  await order(page, written(plain, 2));
  await editLine(page, 1);
  await page.getByLabel('For, line 1').fill('Reyes');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Note, line 1')).toBeFocused();
  await page.keyboard.type('Hem');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Edit line 1' })).toBeFocused();
  await expect(linesOf(page).first()).toContainText('for Reyes: Hem');
});

test('each field of one line says what Enter does on a phone', async ({ page, allow404 }) => {
  allow404('/no-such-page/');
  await order(page, written(plain, 2));
  await editLine(page, 1);
  for (const path of ['', '/contact/', '/search/', '/no-such-page/']) {
    if (path) await page.goto(`.${path}`);
    const silent = await page
      .locator('main input:is(:not([type]), [type=text], [type=email], [type=tel], [type=search], [type=number])')
      .evaluateAll((fields) => fields.flatMap((field) => (field.getAttribute('enterkeyhint') ? [] : field.outerHTML)));
    expect(silent, path).toEqual([]);
  }
});
