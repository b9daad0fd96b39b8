import type { Page } from '@playwright/test';
import { storageKey } from '@/lib/storage/key';
import { expect } from './fixtures';
import { watchShifts } from './layout';
import { linesOf, order, quickOrder } from './request-list';
import type { Template } from './templates';
import { visit } from './visit';

/** Opens a template, signed in and with a list filled where it asks for it, and waits until it shows what it has. */
export async function openTemplate(page: Page, { path, isUnknown, isProtected, order: lines }: Template) {
  // The sign-in itself is tried in admin.spec.
  if (isProtected) await page.addInitScript((key) => localStorage.setItem(key, 'signed-in'), storageKey('admin'));
  if (lines?.length) await order(page, ...lines);
  await watchShifts(page);
  const response = await visit(page, path);
  expect(response?.status()).toBe(isUnknown ? 404 : 200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^(?:Searching|Loading)/)).toHaveCount(0);
  if (lines) {
    await expect(quickOrder(page)).toBeVisible();
    await expect(linesOf(page)).toHaveCount(lines.length);
  }
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
