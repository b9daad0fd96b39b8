import { type ProductImage, photographAddress } from '../catalogue/pictures';
import { absoluteAddress } from './metadata';

/** Where crawlers find a picture: our own copy of a photograph where there is one, the widest, else its own address. */
export function imageAddress(image: ProductImage): string {
  const { src, variants } = typeof image === 'string' ? { src: image, variants: [] } : image;
  const widest = variants.at(-1);
  return new URL(absoluteAddress(widest ? photographAddress(widest.file) : src)).href;
}
