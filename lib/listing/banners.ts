import { picturesOf } from '../catalogue/pictures';
import type { Product } from '../catalogue/schema/product';
import { type PictureSource, pictureSources } from '../site/picture-source';
import { type Listing, summarizeProducts } from './listings';

const BANNER_PICTURES = 5;

const sourcesOf = (product: Product): PictureSource[] =>
  pictureSources(picturesOf(product).slice(0, 2), product.placements[0].category);

/** The slides of a category: its subcategories that have goods, each with a picture of its own and its facts. */
export function toSlides({ subcategories }: Listing) {
  return subcategories.flatMap(({ name, href, products }) => {
    const shown = products.find((product) => picturesOf(product).length > 0) ?? products[0];
    return shown ? [{ name, href, text: summarizeProducts({ name, products }), sources: sourcesOf(shown) }] : [];
  });
}

/** The banner of a subcategory: the pictures of its first five products (specification, section 2). */
export function toPictures({ products }: Listing) {
  return products.slice(0, BANNER_PICTURES).map((product) => ({ id: product.id, sources: sourcesOf(product) }));
}
