import type { Page } from '@playwright/test';
import { storageKey } from '@/lib/storage/key';
import { pageFiles } from '@/tests/export/closed-page';
import { expect } from './fixtures';
import { visit } from './visit';

/** Opens the pages of an export, or one of so many, and gives their number: the fixture fails on each violation, error and foreign request. */
export async function openPages(page: Page, out: string, { basePath = '', oneOf = 1 } = {}): Promise<number> {
  await page.addInitScript((key) => localStorage.setItem(key, 'signed-in'), storageKey('admin', basePath));
  const files = pageFiles(out)
    .filter((file) => file !== '404.html')
    .sort()
    .filter((_, index) => index % oneOf === 0);
  for (const file of files) {
    await visit(page, `/${file.replace(/index\.html$/, '')}`);
    expect(await page.evaluate(() => 'hacked' in window), file).toBe(false);
  }
  return files.length;
}
