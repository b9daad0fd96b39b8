import 'server-only';
import { placeholder } from '../catalogue/drawings/address';
import { getProducts } from '../catalogue/load';
import type { Product } from '../catalogue/schema/product';
import { routes } from '../site/routes';
import { readSizeLimits } from '../size-limits';
import { shareImage } from './share-image';

/**
 * Products from which on those with one drawing share one image: a file for each would be more than free hosts take
 * (docs/decisions/share-images.md).
 */
const MOST_OWN = readSizeLimits().images;

/** The drawing that a share image shows: the first of the product's own, or that of its category. */
export function drawingOf({ drawings, placements }: Pick<Product, 'drawings' | 'placements'>): string {
  return drawings[0]?.image ?? placeholder(placements[0].category);
}

/** The file of a product's share image. */
export function productShareImage(product: Pick<Product, 'id' | 'drawings' | 'placements'>): string {
  if (getProducts().length <= MOST_OWN) return shareImage(routes.product(product.id));
  return drawingOf(product).replace(/^\/artwork\/(.+)\.svg$/, '/share/drawings/$1.png');
}
