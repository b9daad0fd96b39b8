import type { Page } from '@playwright/test';
import { commonWord, commonWordCount, largestCategory, requireProduct, testIf } from './built-catalogue';
import { expect, expectNoAxeViolations, test } from './fixtures';
import { INDEX_URL, pauseRequests } from './network';
import { visit } from './visit';

const MAX_ON_PHONE = 8;

const field = (page: Page) => page.getByRole('combobox', { name: 'Search the catalog' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const options = (page: Page) => list(page).getByRole('option');
const results = (page: Page) => page.getByRole('main').getByRole('article');
const product = requireProduct('at all', () => true);

/** The common word with two letters swapped. */
const misspelled = commonWord.replace(/^(.)(.)(.)/, '$1$3$2');

test('/ focuses the search box, Enter opens the first suggestion, and arrows select another', {
  tag: '@engines',
}, async ({ page }) => {
  await visit(page, '/');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await field(page).fill(commonWord);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(/^\d+ suggestions?\. Enter opens /);
  await expectNoAxeViolations(page);
  await field(page).press('ArrowDown');
  await field(page).press('ArrowDown');
  const second = options(page).nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id')) ?? '');
  await expect(field(page)).toBeFocused();
  const href = (await second.getAttribute('href')) ?? '';
  await field(page).press('Enter');
  await expect(page).toHaveURL((url) => url.pathname + url.search === href);

  await field(page).fill(product.name);
  // Until suggestions are loaded, the only row is the link to all results, which also has the name.
  await expect(options(page).first()).not.toContainText('See all results');
  await expect(options(page).first()).toContainText(product.name);
  await field(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
});

testIf(test, commonWordCount > MAX_ON_PHONE)(
  'a phone shows at most eight suggestions and the link to all results',
  { tag: '@phone' },
  async ({ page }) => {
    await visit(page, '/');
    await field(page).fill(commonWord);
    await expect(list(page).locator('mark').first()).toBeVisible();
    await expect(options(page)).toHaveCount(MAX_ON_PHONE + 1);
    await options(page).last().tap();
    await expect(page).toHaveURL(
      (url) => url.pathname.endsWith('/search/') && url.searchParams.get('query') === commonWord,
    );
  },
);

test('a misspelled word is corrected with a notice, and Back returns to the previous query', async ({ page }) => {
  await visit(page, `/search/?query=${product.id}`);
  await expect(results(page).getByRole('link', { name: product.name })).toBeVisible();
  await field(page).fill(misspelled);
  await expect(page.getByText(`Nothing matches “${misspelled}”. Did you mean ${commonWord}?`)).toBeVisible();
  await field(page).press('Enter');
  await expect(page).toHaveURL((url) => url.searchParams.get('query') === misspelled);
  await expect(page.getByText(`Showing results for ${commonWord}.`)).toBeVisible();
  await page.getByRole('link', { name: `Search for “${misspelled}” as typed` }).click();
  await expect(page.getByText(`Nothing found for “${misspelled}”.`)).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(results(page).getByRole('link', { name: product.name })).toBeVisible();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(product.id);
});

test('the index is fetched by a focus or an idle listing, and no typed text is lost', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => void (INDEX_URL.test(request.url()) && fetched.push(request.url())));
  const release = await pauseRequests(page, INDEX_URL);
  await visit(page, '/faq/');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(fetched).toEqual([]);
  await field(page).click();
  await field(page).pressSequentially(commonWord);
  await expect(page.getByText('Loading…')).toBeVisible();
  await expect(field(page)).toHaveValue(commonWord);
  await release();
  await expect(list(page).locator('mark').first()).toHaveText(new RegExp(commonWord, 'i'));
  expect(fetched).toHaveLength(1);
  await visit(page, largestCategory.path);
  await expect.poll(() => fetched.length).toBe(2);
});
