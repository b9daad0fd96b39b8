import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { watchShifts } from './layout';
import type { Template } from './templates';
import { signIn, visit } from './visit';

/** Opens a template, signed in where it asks for it, and waits until it shows what it has. */
export async function openTemplate(page: Page, { path, isUnknown, isProtected }: Template) {
  if (isProtected) {
    await signIn(page);
    await page.waitForURL('**/admin/products/');
  }
  await watchShifts(page);
  const response = await visit(page, path);
  expect(response?.status()).toBe(isUnknown ? 404 : 200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^(?:Searching|Loading)/)).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
