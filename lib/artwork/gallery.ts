import type { Product } from '../catalogue/schema/product';
import { drawingsOf } from './drawings';

/** A picture of a product with words for it; `src` is the address as the catalogue has it, without the base path. */
export type ProductPicture = { src: string; alt: string; caption?: string; color?: string };

/** The pictures of a product in its own order. Drawings say what they show; photographs only that they are further pictures. */
export function productPictures(product: Product): ProductPicture[] {
  const name = `${product.brand.name} ${product.name}`;
  const drawings = new Map(drawingsOf(product).map((drawing) => [`/artwork/${drawing.file}`, drawing]));
  return product.images.map((src, index) => {
    const drawing = drawings.get(src);
    if (!drawing) return { src, alt: index === 0 ? name : `${name}, picture ${index + 1}` };
    const { caption, color } = drawing;
    return { src, alt: `${name}: ${caption}`, caption, ...(color && { color }) };
  });
}
