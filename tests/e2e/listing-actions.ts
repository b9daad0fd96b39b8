import type { Page } from '@playwright/test';
import type { Product } from '@/lib/catalogue/schema/product';
import { FACETS } from '@/lib/listing/facets/facets';
import { type ListingState, serializeListingState } from '@/lib/listing/url-state';
import { largestCategory } from './built-catalogue';
import { expect } from './fixtures';

export const cards = (page: Page) => page.getByRole('main').getByRole('article');
export const cardNames = (page: Page) => cards(page).getByRole('heading').allTextContents();
export const summary = (page: Page) => page.getByRole('heading', { level: 2, name: /^Showing/ });
/** Expected text of the summary on the first page. */
export const summaryText = (list: readonly unknown[]) =>
  `Showing ${Math.min(9, list.length)} of ${list.length} Products`;
export const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
export const queryOf = (page: Page) => new URL(page.url()).search;
export const queryFor = (state: ListingState) => serializeListingState(state, FACETS);
export const namesOf = (list: readonly Product[]) => list.map(({ name }) => name);

/** The most common of these values. */
export function mostCommon(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

/** The brand with the most products in the largest category. */
export const topBrand = mostCommon(largestCategory.products.map(({ brand }) => brand.name));

/** Returns the filters: the panel of a wide screen, or the sheet of a phone, which it opens. */
export async function openFilters(page: Page, isMobile: boolean) {
  if (!isMobile) return filters(page);
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(sheet).toBeVisible();
  return sheet;
}
