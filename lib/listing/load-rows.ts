import 'server-only';
import type { Card } from '../catalogue/card';
import { getProducts } from '../catalogue/load';
import type { Product } from '../catalogue/schema/product';
import { readOnce } from '../read-once';
import type { IndexRow } from './index-row';
import { toIndexRow } from './to-index-row';

const rowsByProduct = new Map<Product, IndexRow>();

/** The row of a product as listings count and show it, without the words of its description, which only a search needs. */
export function listingRowOf(product: Product): IndexRow {
  const row = rowsByProduct.get(product) ?? toIndexRow({ ...product, description: '' });
  rowsByProduct.set(product, row);
  return row;
}

/** The card of a product. */
export function cardOf(product: Product): Card {
  return listingRowOf(product).card;
}

/** The rows of the whole catalogue in its own order, with the words of descriptions. */
export const getIndexRows: () => readonly IndexRow[] = readOnce(() => getProducts().map(toIndexRow));
