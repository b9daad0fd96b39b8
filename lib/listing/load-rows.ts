import 'server-only';
import { getProducts } from '../catalogue/load';
import type { Product } from '../catalogue/schema/product';
import { readOnce } from '../read-once';
import type { IndexRow } from './index-row';
import { toIndexRow } from './to-index-row';

const rowsByProduct = new Map<Product, IndexRow>();

/** The row of a product for listings, cached. It has no `prose`, because only search needs it. */
export function listingRowOf(product: Product): IndexRow {
  const row = rowsByProduct.get(product) ?? toIndexRow({ ...product, description: '' });
  rowsByProduct.set(product, row);
  return row;
}

/** All rows for the index file, with `prose`, in the order of the catalogue. */
export const getIndexRows: () => readonly IndexRow[] = readOnce(() => getProducts().map(toIndexRow));
