import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { hold, INDEX } from './network';
import { given, products, sharers, subject, word } from './picks';
import { visit } from './visit';

const ON_PHONE = 8;

const field = (page: Page) => page.getByRole('combobox', { name: 'Search the catalog' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const options = (page: Page) => list(page).getByRole('option');
const [product, testNumbered] = subject(test, 'with an item number', ({ model }) => Boolean(model));

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

given(test, sharers > ON_PHONE)(
  'a phone shows at most eight, a wide screen all, drawn as they are scrolled to (spec 2)',
  async ({ page, isMobile }) => {
    await visit(page, '/');
    await field(page).fill(word);
    await expect(list(page).locator('mark').first()).toBeVisible();
    const size = Number(await options(page).first().getAttribute('aria-setsize'));
    if (isMobile) {
      expect(size).toBe(ON_PHONE + 1);
      await expect(options(page)).toHaveCount(size);
      return;
    }
    const named = products.filter(({ name }) => name.toLowerCase().includes(word));
    expect(size).toBeGreaterThan(named.length);
    await field(page).press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-posinset', String(size));
    await field(page).press('ArrowUp');
    await expect(options(page)).toHaveCount(size);
  },
);

test('Escape closes, and then clears', async ({ page }) => {
  await visit(page, '/');
  await field(page).fill(word);
  await expect(list(page)).toBeVisible();
  await field(page).press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue(word);
  await field(page).press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
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
  await expect(page.getByText('No products found matching your criteria.')).toBeVisible();
});

testNumbered('an item number leads to its product first', async ({ page }) => {
  await visit(page, '/');
  await field(page).fill(product.model ?? '');
  await expect(options(page).first()).toContainText(product.name);
});

test('recent searches are kept, offered, and forgotten on request', async ({ page }) => {
  await visit(page, '/');
  await field(page).fill(word);
  await page.getByRole('option', { name: /See all results/ }).click();
  await expect(page).toHaveURL(/\/search\//);
  await visit(page, '/faq/');
  await field(page).click();
  const recent = page.getByRole('listbox', { name: 'Recent searches' });
  await expect(recent.getByRole('option')).toHaveText([word]);
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(recent).toHaveCount(0);
  await page.reload();
  await field(page).click();
  await expect(field(page)).toBeFocused();
  await expect(recent).toHaveCount(0);
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

test('a row that is pressed stays under the pointer until it is let go, though the answer comes meanwhile', async ({
  page,
}) => {
  const release = await hold(page, INDEX);
  await visit(page, '/');
  await field(page).fill(word);
  const all = page.getByRole('option', { name: /See all results/ });
  await all.hover();
  await page.mouse.down();
  const answered = page.waitForResponse(INDEX);
  await release();
  await (await answered).finished();
  // Longer than the answer takes to be drawn, were it drawn now.
  await page.waitForTimeout(1000);
  await expect(options(page)).toHaveCount(1);
  await page.mouse.up();
  await expect.poll(() => new URL(page.url()).searchParams.get('query')).toBe(word);
});

test('a failure is said with a Retry, and all results stay one Enter away', async ({ page }) => {
  await page.route(INDEX, (route) => route.abort('aborted'));
  await visit(page, '/');
  await field(page).fill(word);
  await expect(page.getByText('The suggestions could not be loaded.').first()).toBeVisible();
  await expect(options(page)).toHaveCount(1);
  await page.unroute(INDEX);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(options(page).nth(1)).toBeVisible();
});

test('the open list is accessible', async ({ page }) => {
  await visit(page, '/');
  await field(page).fill(word);
  await expect(options(page).first()).toBeVisible();
  await expectNoAxeViolations(page);
});
