import 'server-only';
import { getProducts } from '../catalogue/load';
import type { Product } from '../catalogue/schema/product';
import { memoize } from '../memoize';
import { readOnce } from '../read-once';
import type { IndexRow } from './index-row';
import { toIndexRow } from './to-index-row';

/** The row of a product for listings, cached. It has no `prose`, because only search needs it. */
export const listingRowOf: (product: Product) => IndexRow = memoize((product) =>
  toIndexRow({ ...product, description: '' }),
);

/** All rows for the index file, with `prose`, in the order of the catalogue. */
export const getIndexRows: () => readonly IndexRow[] = readOnce(() => getProducts().map(toIndexRow));
