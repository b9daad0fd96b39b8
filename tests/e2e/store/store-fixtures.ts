import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { GARDEN_CATALOGUE } from '@/tests/fixtures/shops';
import { test as base, expect } from '../fixtures';

/** Every request of these pages goes below /store: the fixtures fail on any that is answered with an error, this on any other. */
export const test = base.extend<{ outside: string[] }>({
  outside: [
    async ({ page }, use) => {
      const outside: string[] = [];
      page.on('request', (request) => {
        const { hostname, pathname, protocol } = new URL(request.url());
        // Photographs of the fixtures stand on hosts that do not exist.
        if (/^https?:$/.test(protocol) && !hostname.endsWith('.invalid') && !pathname.startsWith('/store/'))
          outside.push(request.url());
      });
      await use(outside);
      expect(outside, 'requests that leave /store').toEqual([]);
    },
    { auto: true },
  ],
});

export type GardenProduct = {
  id: string;
  name: string;
  brand: string;
  price: number;
  description: string;
  features?: string[];
  sizes?: number[];
  available_sizes?: string[];
  available_colors?: { name: string }[];
};

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

export const gardenCategories = Object.values(
  read<Record<string, { name: string; products: GardenProduct[] }>>(GARDEN_CATALOGUE),
);
export const hostileProducts = Object.values(
  read<Record<string, GardenProduct[]>>('tests/fixtures/hostile-products.json'),
).flat();

/** The first of the garden's goods that a test has use for. */
export function findGardenProduct(kind: string, isOfKind: (row: GardenProduct) => boolean): GardenProduct {
  const row = gardenCategories.flatMap(({ products }) => products).find(isOfKind);
  if (!row) throw new Error(`The garden has nothing ${kind}`);
  return row;
}

export const nonLatinProduct = findGardenProduct(
  'in another script',
  ({ name, brand, price }) => price > 0 && !/[a-z]/i.test(name + brand),
);

export const hasInjectedScriptRun = (page: Page) => page.evaluate(() => 'hacked' in window);
