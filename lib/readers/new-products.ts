import 'server-only';
import { getProducts } from '../catalogue/load';
import type { Product } from '../catalogue/schema/product';

/** The most products of a feed. */
const MOST = 50;

/** A product with the day since which it is sold, 'YYYY-MM-DD'. */
export type DatedProduct = Product & { date: string };

/** The products that are sold since last, newest first; those of one day in the catalogue's order, those without a day not at all. */
export function newProducts(products: readonly Product[] = getProducts()): DatedProduct[] {
  return products
    .filter((product): product is DatedProduct => product.date !== undefined)
    .sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1))
    .slice(0, MOST);
}

/** Whether a feed would hold anything. */
export function hasNewProducts(): boolean {
  return getProducts().some(({ date }) => date !== undefined);
}
