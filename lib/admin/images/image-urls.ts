import { linkSrc } from '../../catalogue/images/product-images';
import { imageUrlError } from '../../catalogue/schema/images';
import type { RawProduct } from '../../catalogue/schema/product';

/** True for the path of a picture that was added in the admin. */
export const isUpload = (path: string): boolean => path.startsWith('/uploads/');

/** True for a valid path of a file of the shop, in `public/`, in the data folder or an upload. False for other hosts. */
export const isOwnFile = (path: string): boolean => path.startsWith('/') && imageUrlError(path) === undefined;

/** Picture URLs of a product and its variants, without duplicates. The product may be invalid. */
export function rawPictures({ image_links, variants }: Partial<RawProduct>): string[] {
  const ofVariants = (variants ?? []).flatMap(({ image_links: links }) => (Array.isArray(links) ? links : []));
  return [...new Set([...(image_links ?? []), ...ofVariants].map(linkSrc))];
}

/**
 * True if the content security policy of this page allows a picture. It allows files of the shop, and image hosts that were in the
 * catalogue when the page was built. True for all pictures if the page has no policy.
 */
export function isAllowedByCsp(address: string): boolean {
  if (!address.startsWith('https:')) return true;
  const policy = document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content') ?? '';
  const [, sources] = /(?:^|; )img-src ([^;]*)/.exec(policy) ?? [];
  return sources === undefined || sources.split(' ').includes(new URL(address).origin);
}
