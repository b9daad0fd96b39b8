import type { Page } from '@playwright/test';
import { texts } from '@/lib/site/content';
import { menu as groups } from '@/lib/site/menu';
import { testIf } from './built-catalogue';
import { expect, test } from './fixtures';
import { isStaticAsset, visit } from './visit';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const [group] = groups;
const [first = '', second = first] = group?.items.map(({ label }) => label) ?? [];

testIf(test, groups.length > 0)(
  'the menu opens by click and hover, closes by click and Escape, and links to a category',
  async ({ page }) => {
    const menu = page.getByRole('navigation', { name: 'Main' });
    const toggle = menu.getByRole('button', { name: `${group?.label} menu` });
    const item = (name: string) => menu.getByRole('link', { name, exact: true });
    await visit(page, '/');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(item(first)).toBeVisible();
    // A second click closes it, although the pointer is still over it.
    await toggle.click();
    await expect(item(first)).toBeHidden();
    await page.mouse.move(0, 0);
    await item(group?.label ?? '').hover();
    await expect(item(second)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(item(second)).toBeHidden();
    await toggle.press('Enter');
    await item(first).click();
    await expect(page).toHaveURL(({ pathname }) => pathname.endsWith(group?.items[0]?.href ?? ''));
    await expect(heading(page)).toHaveText(first);
    await expect(item(first)).toBeHidden();
  },
);

test('the cart, the account and the newsletter show that they are not available, and send nothing', async ({
  page,
}) => {
  await visit(page, '/faq/');
  const requests: string[] = [];
  page.on('request', (request) => isStaticAsset(request) || requests.push(request.url()));
  for (const name of ['Cart', 'User account']) {
    const button = page.getByRole('banner').getByRole('button', { name });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await button.focus();
    await expect(button.getByRole('tooltip')).toBeVisible();
  }
  if (texts.newsletter !== undefined) {
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('button', { name: 'Sign up' }).click({ force: true });
    await expect(footer.getByText(texts.newsletter)).toBeVisible();
  }
  await expect(page).toHaveURL(/\/faq\/$/);
  expect(requests).toEqual([]);
});
