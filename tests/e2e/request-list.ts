import type { Locator, Page } from '@playwright/test';
import { newLine } from '@/lib/request/edit-list';
import { toFragment } from '@/lib/request/link';
import { BLANK_DETAILS, type RequestLine } from '@/lib/request/request-list';
import { expect } from './fixtures';
import type { products } from './picks';
import { visit } from './visit';

/** The field of quick order. */
export const quickOrder = (page: Page): Locator => page.getByLabel('Items, one per line');

/** Opens the list, and adds lines by quick order. */
export async function order(page: Page, ...lines: string[]) {
  await visit(page, '/request/');
  await quickOrder(page).fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Find items' }).click();
  await page.getByRole('button', { name: /^Add \d+ line/ }).click();
  await expect(linesOf(page).first()).toBeVisible();
}

/** The lines of the list, grouped by product. */
export const linesOf = (page: Page): Locator => page.getByRole('listitem', { name: /^Line \d+: / });

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

/** A line for a product as it is now, or as it once was. */
export const lineOf = (product: (typeof products)[number], fields: Partial<RequestLine> = {}): RequestLine => {
  const { id, name, brand } = product;
  return { ...newLine({ id, name, brand: brand.name }, product, { choice: {}, quantity: 1 }), ...fields };
};

/** The address of the page with a shared list. */
export const linkTo = async (lines: readonly RequestLine[], details = {}) =>
  `/request/#${await toFragment({ details: { ...BLANK_DETAILS, ...details }, lines })}`;
