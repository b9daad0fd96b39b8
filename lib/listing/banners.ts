import { categorySettings } from '../catalogue/categories/category-settings';
import type { Product } from '../catalogue/schema/product';
import { type PictureSource, pictureSources } from '../site/picture-source';
import { type Listing, summarizeProducts } from './listings';

const MAX_BANNER_PICTURES = 5;

/** A slide of a category page: a picture, a summary and the link of one subcategory. */
export type Slide = { name: string; text: string; href: string; sources: readonly PictureSource[] };
/** A picture of a banner. `id` is the id of its product. */
export type BannerPicture = { id: string; sources: readonly PictureSource[] };

/** The banner of a listing: slides of subcategories, or pictures of products. */
export type BannerContent =
  | { kind: 'slides'; label: string; slides: readonly Slide[] }
  | { kind: 'pictures'; pictures: readonly BannerPicture[] };

/** The banner of a category or subcategory; undefined if it has no products, or `categories.json` turns its slider off. */
export function toBanner(listing: Listing): BannerContent | undefined {
  const { scope, title } = listing;
  if (scope.kind === 'category') {
    const slides = categorySettings(scope.category).hasSlider ? toSlides(listing) : [];
    return slides.length > 0 ? { kind: 'slides', label: `${title} by section`, slides } : undefined;
  }
  const pictures = toBannerPictures(listing);
  return pictures.length > 0 ? { kind: 'pictures', pictures } : undefined;
}

const sourcesOf = (product: Product): PictureSource[] =>
  pictureSources(product.images.slice(0, 2), product.placements[0].category);

/** Slides, one for each subcategory that has products. */
function toSlides({ subcategories }: Listing): Slide[] {
  return subcategories.flatMap(({ name, href, products }) => {
    const shown = products.find((product) => product.images.length > 0) ?? products[0];
    return shown ? [{ name, href, text: summarizeProducts({ products }), sources: sourcesOf(shown) }] : [];
  });
}

/** The pictures of the first five products of a listing. */
function toBannerPictures({ products }: Listing): BannerPicture[] {
  return products.slice(0, MAX_BANNER_PICTURES).map((product) => ({ id: product.id, sources: sourcesOf(product) }));
}
