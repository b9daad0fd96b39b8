import 'server-only';
import { getProducts } from '../catalogue/load';
import type { Product } from '../catalogue/schema/product';
import type { IndexRow } from '../index/row';
import { toRow } from './to-row';

const made = new Map<Product, IndexRow>();
let rows: readonly IndexRow[] | undefined;

/** The row of a product of the catalogue as listings count and show it, made once: a search alone asks for the words of descriptions. */
export function factRowOf(product: Product): IndexRow {
  const row = made.get(product) ?? toRow({ ...product, description: '' });
  made.set(product, row);
  return row;
}

/** The rows of the whole catalogue in its own order, with all that a search knows. */
export function getRows(): readonly IndexRow[] {
  rows ??= getProducts().map(toRow);
  return rows;
}
