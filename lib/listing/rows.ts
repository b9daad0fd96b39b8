import 'server-only';
import { getProducts } from '../catalogue/load';
import type { Product } from '../catalogue/schema/product';
import type { IndexRow } from '../index/row';
import { toRow } from './to-row';

const made = new Map<Product, IndexRow>();

/** The row of a product of the catalogue, made once. */
export function rowOf(product: Product): IndexRow {
  const row = made.get(product) ?? toRow(product);
  made.set(product, row);
  return row;
}

/** The rows of the whole catalogue in its own order. */
export function getRows(): IndexRow[] {
  return getProducts().map(rowOf);
}
