import type { Product } from '../catalogue/schema/product';
import { type PictureSource, pictureSources } from '../site/picture-source';
import { type Listing, summarizeProducts } from './listings';

const MAX_BANNER_PICTURES = 5;

/** A slide of a category: a subcategory in a picture and its facts. */
export type Slide = { name: string; text: string; href: string; sources: readonly PictureSource[] };
/** A picture of a banner, by the id of its product. */
export type BannerPicture = { id: string; sources: readonly PictureSource[] };

const sourcesOf = (product: Product): PictureSource[] =>
  pictureSources(product.images.slice(0, 2), product.placements[0].category);

/** The slides of a category: each subcategory with products, its picture and its facts. */
export function toSlides({ subcategories }: Listing): Slide[] {
  return subcategories.flatMap(({ name, href, products }) => {
    const shown = products.find((product) => product.images.length > 0) ?? products[0];
    return shown ? [{ name, href, text: summarizeProducts({ name, products }), sources: sourcesOf(shown) }] : [];
  });
}

/** The banner of a subcategory: the pictures of its first five products (specification, section 2). */
export function toBannerPictures({ products }: Listing): BannerPicture[] {
  return products.slice(0, MAX_BANNER_PICTURES).map((product) => ({ id: product.id, sources: sourcesOf(product) }));
}
