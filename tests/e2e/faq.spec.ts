import type { Page } from '@playwright/test';
import { type FaqEntry, faq } from '@/lib/site/content';
import { testIf } from './built-catalogue';
import { expect, test } from './fixtures';
import { visit } from './visit';

const item = (page: Page, { question }: FaqEntry) => page.locator('main details').filter({ hasText: question });
// The last two questions: each shop has different ones.
const [one, other] = faq.slice(-2) as [FaqEntry, FaqEntry];
const testFaq = testIf(test, faq.length > 1);

testFaq(
  'one question is open at a time, and the URL has its anchor and opens it',
  { tag: '@engines' },
  async ({ page }) => {
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
    await visit(page, `/faq/#${other.id}`);
    await expect(item(page, other)).toHaveAttribute('open', '');
    await expect(item(page, other).locator('summary')).toBeInViewport({ ratio: 1 });
  },
);
