import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { hold, INDEX } from './network';
import { given, sharers, word } from './picks';
import { visit } from './visit';

const ON_PHONE = 8;

const field = (page: Page) => page.getByRole('combobox', { name: 'Search the catalog' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const options = (page: Page) => list(page).getByRole('option');

/** The word with two letters the wrong way round. */
const mistyped = word.replace(/^(.)(.)(.)/, '$1$3$2');

test('is a combobox: the first suggestion is where Enter goes, arrows choose another', async ({ page }) => {
  await visit(page, '/');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await field(page).fill(word);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(options(page).first()).toContainText('Enter');
  await expect(list(page).locator('mark').first()).toHaveText(new RegExp(word, 'i'));
  await field(page).press('ArrowDown');
  await field(page).press('ArrowDown');
  const second = options(page).nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '');
  await expect(field(page)).toBeFocused();
  const href = (await second.getAttribute('href')) ?? '';
  await field(page).press('Enter');
  await expect(page).toHaveURL((url) => url.pathname + url.search === href);
});

test('ArrowUp goes to the last row, and a screen reader hears one count', async ({ page }) => {
  await visit(page, '/');
  await field(page).fill(word);
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(/^\d+ suggestions?\. Enter opens /);
  await field(page).press('ArrowUp');
  await expect(options(page).last()).toBeInViewport();
  await field(page).press('Enter');
  await expect(page).toHaveURL((url) => url.pathname.endsWith('/search/') && url.searchParams.get('query') === word);
});

given(test, sharers > ON_PHONE)('a phone shows at most eight (spec 2)', { tag: '@phone' }, async ({ page }) => {
  await visit(page, '/');
  await field(page).fill(word);
  await expect(list(page).locator('mark').first()).toBeVisible();
  await expect(options(page)).toHaveCount(ON_PHONE + 1);
});

test('the / key leads to the box, but not out of another field', async ({ page }) => {
  await visit(page, '/contact/');
  const name = page.getByRole('main').getByRole('textbox').first();
  await name.focus();
  await page.keyboard.press('/');
  await expect(name).toHaveValue('/');
  await name.blur();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
});

test('a mistyped word gives guesses that are called so, and Enter goes to the results', async ({ page }) => {
  await visit(page, '/');
  await field(page).fill(mistyped);
  await expect(page.getByText(`Nothing matches “${mistyped}”. Did you mean ${word}?`)).toBeVisible();
  await field(page).press('Enter');
  await expect(page).toHaveURL((url) => url.searchParams.get('query') === mistyped);
  await expect(page.getByText(`Showing results for ${word}.`)).toBeVisible();
  await page.getByRole('link', { name: `Search for “${mistyped}” as typed` }).click();
  await expect(page.getByText(`Nothing found for “${mistyped}”.`)).toBeVisible();
});

test('nothing is fetched before the box is focused, and no letter is lost while the data is on its way', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => void (INDEX.test(request.url()) && fetched.push(request.url())));
  const release = await hold(page, INDEX);
  await visit(page, '/faq/');
  expect(fetched).toEqual([]);
  await field(page).click();
  await field(page).pressSequentially(word);
  await expect(page.getByText('Loading…')).toBeVisible();
  await expect(field(page)).toHaveValue(word);
  await release();
  await expect(options(page).first()).toBeVisible();
  await expect(list(page).locator('mark').first()).toHaveText(new RegExp(word, 'i'));
  expect(fetched).toHaveLength(1);
});

test('the open list is accessible', async ({ page }) => {
  await visit(page, '/');
  await field(page).fill(word);
  await expect(options(page).first()).toBeVisible();
  await expectNoAxeViolations(page);
});
