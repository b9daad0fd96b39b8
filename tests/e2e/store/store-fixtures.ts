import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { GARDEN_CATALOGUE } from '@/tests/fixtures/shops';
import { test as base, expect } from '../fixtures';

/** A test that fails on requests outside of /store. */
export const test = base.extend<{ outside: string[] }>({
  outside: [
    async ({ page }, use) => {
      const outside: string[] = [];
      page.on('request', (request) => {
        const { hostname, pathname, protocol } = new URL(request.url());
        // Pictures of test data are on hosts that do not exist.
        if (/^https?:$/.test(protocol) && !hostname.endsWith('.invalid') && !pathname.startsWith('/store/'))
          outside.push(request.url());
      });
      await use(outside);
      expect(outside, 'requests outside of /store').toEqual([]);
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

/** A product whose name and brand are in another script. */
export const nonLatinProduct = gardenCategories
  .flatMap(({ products }) => products)
  .find(({ name, brand, price }) => price > 0 && !/[a-z]/i.test(name + brand)) as GardenProduct;

export const hasInjectedScriptRun = (page: Page) => page.evaluate(() => 'hacked' in window);
