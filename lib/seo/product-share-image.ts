import 'server-only';
import { getProducts } from '../catalogue/load';
import { placeholder } from '../catalogue/pictures';
import type { Product } from '../catalogue/schema/product';
import { routes } from '../site/routes';
import { shareImage } from './share-image';

/** In a catalogue of more products than this, those with one drawing share one image: see docs/decisions.md. */
const MOST_OWN = 1000;

/** The drawing that a share image shows: the first of the product's own pictures, or that of its category. */
export function drawingOf({ images, placements }: Pick<Product, 'images' | 'placements'>): string {
  const drawing = images.find((image) => image.startsWith('/artwork/'));
  return drawing ?? placeholder(placements[0].category);
}

/** The file of a product's share image. */
export function productShareImage(product: Pick<Product, 'id' | 'images' | 'placements'>): string {
  if (getProducts().length <= MOST_OWN) return shareImage(routes.product(product.id));
  return drawingOf(product).replace(/^\/artwork\/(.+)\.svg$/, '/share/drawings/$1.png');
}
