import type { Locator, Page } from '@playwright/test';
import { toLink } from '@/lib/request/link';
import { newLine } from '@/lib/request/operations';
import { BLANK_HEAD, type RequestLine } from '@/lib/request/request';
import { expect } from './fixtures';
import type { products } from './picks';
import { visit } from './visit';

/** Opens the list, puts lines on the pad and adds what is found. */
export async function order(page: Page, ...lines: string[]) {
  await visit(page, '/request/');
  await page.getByLabel('Lines as you write them').fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Look up' }).click();
  await page.getByRole('button', { name: /^Add \d+ line/ }).click();
  await expect(linesOf(page).first()).toBeVisible();
}

/** The lines of the list in their order. */
export const linesOf = (page: Page): Locator => page.getByRole('listitem', { name: /^Line \d+: / });

/** Opens what a line hides behind its pencil: for whom it is, its note, its place. */
export async function editLine(page: Page, number: number) {
  const pencil = page.getByRole('button', { name: `Edit line ${number}`, exact: true });
  if ((await pencil.getAttribute('aria-expanded')) === 'false') await pencil.press('Enter');
  await expect(page.getByLabel(`For, line ${number}`)).toBeVisible();
}

/** Presses 'Copy link' where nothing shares by itself, and gives the link that was copied. */
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

/** The address that holds a list. */
export const linkTo = async (lines: readonly RequestLine[], head = {}) =>
  `/request/#${await toLink({ head: { ...BLANK_HEAD, ...head }, lines })}`;
