import { type PictureSource, pictureSource } from '../lib/catalogue/pictures';
import type { Product } from '../lib/catalogue/schema/product';
import { drawingsOf } from './drawings';

/** A picture of a product with words for it, and the color that it shows where it shows one. */
export type ProductPicture = { source: PictureSource; alt: string; caption?: string; color?: string };

/** The pictures of a product in its own order. Drawings say what they show; photographs only that they are further pictures. */
export function productPictures(product: Product): ProductPicture[] {
  const name = `${product.brand.name} ${product.name}`;
  const isDrawn = product.images.some((image) => image.startsWith('/artwork/'));
  const drawings = new Map(
    (isDrawn ? drawingsOf(product) : []).map((drawing) => [`/artwork/${drawing.file}`, drawing]),
  );
  return (product.pictures ?? product.images).map((image, index) => {
    const source = pictureSource(image);
    const drawing = typeof image === 'string' ? drawings.get(image) : undefined;
    if (!drawing) return { source, alt: index === 0 ? name : `${name}, picture ${index + 1}` };
    const { caption, color } = drawing;
    return { source, alt: `${name}: ${caption}`, caption, ...(color && { color }) };
  });
}
