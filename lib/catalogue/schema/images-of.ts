import type { ProductImage } from '../pictures';
import type { Sold } from '../variants/variant';

/** The pictures of a product with those that only its variants have, which come last: each address once. */
export function imagesOf({
  images,
  variants = [],
}: Pick<Sold, 'variants'> & { images: readonly string[] }): ProductImage[] {
  return [...new Set([...images, ...variants.flatMap((variant) => variant.images ?? [])])];
}
