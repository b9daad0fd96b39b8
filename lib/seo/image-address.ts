import { type ProductImage, photographAddress } from '../catalogue/pictures';
import { absoluteAddress } from './metadata';

/** The address where crawlers find a picture: our own copy of a photograph where there is one, the widest, else its own. */
export function imageAddress(image: ProductImage): string {
  const { src, copies = [] } = typeof image === 'string' ? { src: image } : image;
  const widest = copies.at(-1);
  return new URL(absoluteAddress(widest ? photographAddress(widest.file) : src)).href;
}
