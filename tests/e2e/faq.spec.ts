import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { visit } from './visit';

const item = (page: Page, question: RegExp) => page.locator('main details').filter({ hasText: question });
const sizing = /^How do I choose a size/;
const custom = /^Can you make or mark gear/;

test('the six questions stand folded in the order of the specification', async ({ page }) => {
  await visit(page, '/faq/');
  const questions = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(questions).toHaveText([/who/i, /certified/i, /order/i, /civilians/i, /size/i, /unisex/i]);
  await expect(page.locator('main details[open]')).toHaveCount(0);
});

test('one question is open at a time, and the address follows', async ({ page }) => {
  await visit(page, '/faq/');
  await item(page, sizing).locator('summary').click();
  await expect(page).toHaveURL(/\/faq\/#sizing$/);
  await item(page, custom).locator('summary').click();
  await expect(page).toHaveURL(/\/faq\/#custom-gear$/);
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await item(page, custom).locator('summary').click();
  await expect(page).toHaveURL(/\/faq\/$/);
  await expect(page.locator('main details[open]')).toHaveCount(0);
});

test('an address with a question opens it, with the question in view', async ({ page }) => {
  await visit(page, '/faq/#custom-gear');
  await expect(item(page, custom)).toHaveAttribute('open', '');
  await expect(item(page, custom).locator('summary')).toBeInViewport({ ratio: 1 });
  await expect(item(page, custom).locator('p').first()).toBeInViewport();
});

test('a fragment that changes opens the question that it names', async ({ page }) => {
  await visit(page, '/faq/#custom-gear');
  await page.evaluate(() => {
    window.location.hash = '#sizing';
  });
  await expect(item(page, sizing)).toHaveAttribute('open', '');
  await expect(item(page, custom)).not.toHaveAttribute('open');
  await page.goBack();
  await expect(item(page, custom)).toHaveAttribute('open', '');
});

test('an answer links to itself', async ({ page }) => {
  await visit(page, '/faq/');
  await item(page, sizing).locator('summary').click();
  await expect(item(page, sizing).getByRole('link', { name: /^Link to this answer/ })).toHaveAttribute(
    'href',
    '#sizing',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an address with a question opens it', async ({ page, faults }) => {
    await page.goto('./faq/#sizing');
    await expect(item(page, sizing).locator('p').first()).toBeVisible();
    // The browser counts the scripts that it does not load as refused.
    faults.splice(0, faults.length, ...faults.filter((fault) => !/\.js \(csp\)$/.test(fault)));
  });
});
