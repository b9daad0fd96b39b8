import { isSvg, type ProductPicture, photographPath } from '../catalogue/images/product-images';
import type { Product } from '../catalogue/schema/product';
import { branding } from '../site/content';
import { placeholder } from '../site/picture-source';

/** Size in pixels of generated share images. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

type ProductImages = Pick<Product, 'images' | 'placements'>;
type SharedPicture = Pick<ProductPicture, 'src' | 'copies'>;

/** The first picture of a product; the placeholder of its category if it has none, or an SVG on another host. */
function sharedPicture({ images: [first], placements: [{ category }] }: ProductImages): SharedPicture {
  const isUsable = first && !(first.src.startsWith('https:') && isSvg(first.src));
  return isUsable ? first : { src: placeholder(category) };
}

/** '/drawings/a.svg' -> '/share/drawings/a.jpg', which the build generates. For a photograph its widest copy, or itself. */
function toShareImage({ src, copies = [] }: SharedPicture): string {
  if (isSvg(src)) return `/share${src.replace(/\.svg$/i, '.jpg')}`;
  const widest = copies.at(-1);
  return widest ? photographPath(widest.file) : src;
}

/** True for an image that the build generates. It has {@link SHARE_IMAGE_SIZE}; the size of photographs is unknown. */
export function isGeneratedShareImage(image: string): boolean {
  return image.startsWith('/share/');
}

/** Image of a product for link previews and feeds, never an SVG: a path or an https URL. */
export function productShareImage(product: ProductImages): string {
  return toShareImage(sharedPicture(product));
}

/** Share image of a listing: the image of its first product with a picture. Undefined for a listing without products. */
export function listingShareImage(products: readonly ProductImages[]): string | undefined {
  const product = products.find(({ images }) => images.length > 0) ?? products[0];
  return product && productShareImage(product);
}

/** The share image of a shop without a hero picture: its logo. */
const LOGO_IMAGE = '/share/shop.jpg';

/** Share image of all other pages: the hero picture of the shop, or its logo. */
export function shopShareImage(): string {
  const { hero } = branding.pictures;
  return hero ? toShareImage({ src: hero }) : LOGO_IMAGE;
}

/**
 * The source SVG of each generated share image, by the path of the image. Undefined for the image with the shop's logo.
 * Products with the same picture share one image.
 */
export function shareImageSources(products: readonly ProductImages[]): Map<string, string | undefined> {
  const { hero } = branding.pictures;
  const pictures = [...(hero ? [{ src: hero }] : []), ...products.map(sharedPicture)];
  const drawings = pictures.filter(({ src }) => isSvg(src));
  return new Map<string, string | undefined>([
    ...(hero ? [] : [[LOGO_IMAGE, undefined] as const]),
    ...drawings.map((picture) => [toShareImage(picture), picture.src] as const),
  ]);
}
