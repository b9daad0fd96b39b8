import type { Product } from '../catalogue/schema/product';

/** The default order: best sellers first, otherwise as the catalogue lists them. */
export function sortFeatured(products: readonly Product[]): Product[] {
  return [...products].sort((a, b) => Number(b.isBestseller) - Number(a.isBestseller));
}
