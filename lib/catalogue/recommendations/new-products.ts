import 'server-only';
import { getProducts } from '../load';
import type { Product } from '../schema/product';

/** A product with the date when it was added to the shop, 'YYYY-MM-DD'. */
export type DatedProduct = Product & { date: string };

/** The newest products, newest first. Equal dates keep the order of the catalogue. Products without a date are skipped. */
export function newProducts(max: number, products: readonly Product[] = getProducts()): DatedProduct[] {
  return products
    .filter((product): product is DatedProduct => product.date !== undefined)
    .sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1))
    .slice(0, max);
}
