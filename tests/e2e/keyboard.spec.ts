import type { Locator, Page } from '@playwright/test';
import { menu } from '@/lib/site/menu';
import { expect, test } from './fixtures';
import { given, pathOf, place, subject, word } from './picks';
import { visit, wordsOf } from './visit';

// The five main flows from the first Tab to the last Enter; no pointer is used anywhere.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const MOST_PRESSES = 90;

/** Presses Tab until that control has the focus; fails where it is not on the way. */
async function tabTo(page: Page, control: Locator) {
  // One question to the page: a control may be replaced by its live twin between two.
  const focused = control.and(page.locator(':focus'));
  for (let press = 0; press < MOST_PRESSES; press += 1) {
    await page.keyboard.press('Tab');
    if ((await focused.count()) > 0) return;
  }
  await expect(control, `${MOST_PRESSES} presses of Tab do not lead there`).toBeFocused();
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const [shirt, testShirt] = subject(
  test,
  'with colors and sizes',
  ({ colors, sizes }) => colors.length > 1 && sizes.system === 'alpha',
);

given(test, menu.length > 0)('by keyboard: a product is found through the menu', async ({ page }) => {
  await visit(page, '/');
  const main = page.getByRole('navigation', { name: 'Main' });
  await tabTo(page, main.getByRole('button').first());
  await page.keyboard.press('Enter');
  const entry = main.getByRole('listitem').first().getByRole('listitem').first().getByRole('link');
  await tabTo(page, entry);
  const section = await wordsOf(entry);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(section);
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  const card = page.getByRole('article').first().getByRole('link').first();
  const href = await card.getAttribute('href');
  await tabTo(page, card);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === href);
});

test('by keyboard: a listing is filtered, and the filter is taken back', async ({ page }) => {
  await visit(page, place.path);
  const box = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox').first();
  const summary = page.getByRole('heading', { name: /^Showing \d+ of \d+ Products$/ });
  const before = await wordsOf(summary);
  await tabTo(page, box);
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?/);
  await expect(summary).not.toHaveText(before);
  await expect(box).toBeChecked();
  await page.keyboard.press('Space');
  await expect(page).not.toHaveURL(/\?/);
  await expect(summary).toHaveText(before);
});

test('by keyboard: a search leads to a suggestion', async ({ page }) => {
  await visit(page, '/');
  await tabTo(page, page.getByRole('combobox', { name: 'Search the catalog' }));
  await page.keyboard.type(word);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL((url) => url.pathname === '/');
  await expect(heading(page)).toBeVisible();
});

testShirt('by keyboard: color and size are chosen, and the question carries them', async ({ page }) => {
  await visit(page, pathOf(shirt));
  const options = page.getByRole('main').getByRole('radio');
  await tabTo(page, options.first());
  await page.keyboard.press('ArrowRight');
  const color = page.getByRole('radio', { checked: true }).first();
  await expect(color).toBeFocused();
  const named = await color.evaluate((input: HTMLInputElement) => input.value);
  const size = page.getByRole('group', { name: /^Size/ }).getByRole('radio').first();
  await tabTo(page, size);
  await page.keyboard.press('Space');
  await expect(size).toBeChecked();
  await tabTo(page, page.getByRole('link', { name: 'Ask about this product' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/contact\//);
  const message = page.getByLabel('Message');
  await expect(message).toHaveValue(new RegExp(shirt.name.replace(/\W/g, '.')));
  await expect(message).toHaveValue(new RegExp(named.replace(/\W/g, '.')));
});

test('by keyboard: the operator signs in and comes to the list', async ({ page }) => {
  await visit(page, '/admin/login/');
  const [email, password] = [
    await wordsOf(page.locator('[data-demo-email]')),
    await wordsOf(page.locator('[data-demo-password]')),
  ];
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('Password'));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/products\/$/);
  await tabTo(page, page.getByLabel('Name, maker or id'));
  await page.keyboard.type(word);
  await expect(page.getByRole('row').nth(1)).toContainText(new RegExp(word, 'i'));
});
