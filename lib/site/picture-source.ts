import data from '@data/placeholders.json';
import type { CategoryKey } from '../catalogue/categories/categories';
import { type ProductImage, type ProductPicture, photographPath } from '../catalogue/images/product-images';
import { asset } from './asset';

/** The path of the placeholder for categories without one. */
export const NEUTRAL_PLACEHOLDER = '/drawings/neutral/placeholder.svg';

const placeholders = data as Readonly<Record<CategoryKey, string>>;

/** The sources of a picture component: addresses with the base path, and sets of widths for browsers to choose from. */
export type PictureSource = { src: string; sets?: readonly { type: string; srcSet: string }[] };

/** A picture of a gallery with its sources. */
export type GalleryPicture = Omit<ProductPicture, 'src' | 'copies'> & { source: PictureSource };

/** The picture of a product that has none, or none that loads, without the base path: that of its category, or a neutral one. */
export function placeholder(category: CategoryKey): string {
  return placeholders[category] ?? NEUTRAL_PLACEHOLDER;
}

/** Writes out the addresses of a picture; those of our own files get the base path. */
export function pictureSource(image: ProductImage): PictureSource {
  const { src, copies = [] } = typeof image === 'string' ? { src: image } : image;
  const types = [...new Set(copies.map(({ type }) => type))];
  const sets = types.map((type) => ({
    type,
    srcSet: copies
      .filter((copy) => copy.type === type)
      .map(({ file, width }) => `${asset(photographPath(file))} ${width}w`)
      .join(', '),
  }));
  return { src: asset(src), ...(sets.length > 0 && { sets }) };
}

/** Pictures in order, with the placeholder of their category as the last one. */
export function pictureSources(images: readonly ProductImage[], category: CategoryKey): PictureSource[] {
  return [...images, placeholder(category)].map(pictureSource);
}

/** The pictures of a product for its gallery, in the order of the data. */
export function galleryPictures(pictures: readonly ProductPicture[]): GalleryPicture[] {
  return pictures.map(({ src, copies, ...facts }) => ({
    source: pictureSource({ src, ...(copies && { copies }) }),
    ...facts,
  }));
}

/** The alternative text of a picture: `alt` of the data ('' for a placeholder), or the product's name with view and color or position. */
export function pictureAlt(
  name: string,
  { alt, view, color }: Pick<GalleryPicture, 'alt' | 'view' | 'color'>,
  index: number,
): string {
  if (alt !== undefined) return alt;
  const facts = [view, color].filter(Boolean).join(', ');
  if (facts) return `${name}: ${facts}`;
  return index === 0 ? name : `${name}, picture ${index + 1}`;
}
