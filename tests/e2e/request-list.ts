import type { Locator, Page } from '@playwright/test';
import { newLine } from '@/lib/request/edit-list';
import { BLANK_DETAILS, type RequestLine } from '@/lib/request/request-list';
import { listToFragment } from '@/lib/request/share-link';
import type { products } from './built-catalogue';
import { expect } from './fixtures';
import { visit } from './visit';

/** Text field of quick order. */
export const quickOrderField = (page: Page): Locator => page.getByLabel('Items, one per line');

/** Opens the request list and adds lines with quick order. */
export async function addByQuickOrder(page: Page, ...lines: string[]) {
  await visit(page, '/request/');
  await quickOrderField(page).fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Find items' }).click();
  await page.getByRole('button', { name: /^Add \d+ line/ }).click();
  await expect(listLines(page).first()).toBeVisible();
}

/** Lines of the list. */
export const listLines = (page: Page): Locator => page.getByRole('listitem', { name: /^Line \d+: / });

/** Clicks 'Copy link' in a browser that cannot share, and returns the copied link. */
export async function copyLink(page: Page): Promise<string> {
  await page.evaluate(() => {
    Object.assign(navigator, { share: undefined });
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => document.documentElement.setAttribute('data-copied', text) },
    });
  });
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  return (await page.locator('html').getAttribute('data-copied')) ?? '';
}

/** A line for a product. `fields` override its current data. */
export const toRequestLine = (product: (typeof products)[number], fields: Partial<RequestLine> = {}): RequestLine => {
  const { id, name, brand } = product;
  return { ...newLine({ id, name, brand: brand.name }, product, { choice: {}, quantity: 1 }), ...fields };
};

/** Path of a shared list. */
export const sharedListPath = async (lines: readonly RequestLine[], details = {}) =>
  `/request/#${await listToFragment({ details: { ...BLANK_DETAILS, ...details }, lines })}`;
