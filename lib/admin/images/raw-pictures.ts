import { linkSrc } from '../../catalogue/pictures';
import type { RawProduct } from '../../catalogue/schema/product';

/** The URLs of the pictures of a product and of its variants, each once. The product is not validated yet. */
export function rawPictures({ image_links, variants }: Partial<RawProduct>): string[] {
  const ofVariants = (variants ?? []).flatMap(({ image_links: links }) => (Array.isArray(links) ? links : []));
  return [...new Set([...(image_links ?? []), ...ofVariants].map(linkSrc))];
}
