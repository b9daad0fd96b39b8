import type { Page } from '@playwright/test';
import { type FaqEntry, faq } from '@/lib/site/content';
import { expect, test } from './fixtures';
import { given } from './picks';
import { visit } from './visit';

const item = (page: Page, { question }: FaqEntry) => page.locator('main details').filter({ hasText: question });
// The questions are the shop's own affair.
const [one, other] = faq.slice(-2) as [FaqEntry, FaqEntry];
const testFaq = given(test, faq.length > 1);

testFaq('one question is open at a time, and the address follows (spec 1 and 4)', async ({ page }) => {
  await visit(page, '/faq/');
  await item(page, one).locator('summary').click();
  await expect(page).toHaveURL(({ hash }) => hash === `#${one.id}`);
  await expect(item(page, one).getByRole('link', { name: /^Link to this answer/ })).toHaveAttribute(
    'href',
    `#${one.id}`,
  );
  await item(page, other).locator('summary').click();
  await expect(page).toHaveURL(({ hash }) => hash === `#${other.id}`);
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await item(page, other).locator('summary').click();
  await expect(page).toHaveURL(/\/faq\/$/);
  await expect(page.locator('main details[open]')).toHaveCount(0);
});

testFaq(
  'on a wide screen the questions use both halves, and an answer moves those of its own column alone',
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, '/faq/');
    const boxes = () =>
      page.locator('main details').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    const before = await boxes();
    expect(new Set(before.map(({ left }) => left)).size).toBe(2);
    await page.locator('main summary').first().click();
    const after = await boxes();
    expect(after.at(-1)).toEqual(before.at(-1));
  },
);

testFaq('an address with a question opens it, with the question in view', async ({ page }) => {
  await visit(page, `/faq/#${other.id}`);
  await expect(item(page, other)).toHaveAttribute('open', '');
  await expect(item(page, other).locator('summary')).toBeInViewport({ ratio: 1 });
  await expect(item(page, other).locator('p').first()).toBeInViewport();
});

testFaq.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an address with a question opens it', async ({ page, faults }) => {
    await page.goto(`./faq/#${one.id}`);
    await expect(item(page, one).locator('p').first()).toBeVisible();
    // The browser counts the scripts that it does not load as refused.
    faults.splice(0, faults.length, ...faults.filter((fault) => !/\.js \(csp\)$/.test(fault)));
  });
});
