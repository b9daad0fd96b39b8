import data from '@data/placeholders.json';
import type { CategoryKey } from '../catalogue/categories/categories';
import { type ProductImage, type ProductPicture, photographPath } from '../catalogue/images/product-images';
import { asset } from './routes';

/** Path of the placeholder for categories without one. */
export const NEUTRAL_PLACEHOLDER = '/drawings/neutral/placeholder.svg';

const placeholders = data as Readonly<Record<CategoryKey, string>>;

/** Sources of a picture, with the base path. `sets` has a `srcset` for each image format. */
export type PictureSource = { src: string; sets?: readonly { type: string; srcSet: string }[] };

/** A picture of a product's gallery. */
export type GalleryPicture = Omit<ProductPicture, 'src' | 'copies'> & { source: PictureSource };

/** Path of the placeholder of a category, for products without a picture and for pictures that do not load. */
export function placeholder(category: CategoryKey): string {
  return placeholders[category] ?? NEUTRAL_PLACEHOLDER;
}

/** The sources of a picture, with a `srcset` if it has smaller copies. */
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

/** The sources of pictures in order, with the placeholder of the category last. */
export function pictureSources(images: readonly ProductImage[], category: CategoryKey): PictureSource[] {
  return [...images, placeholder(category)].map(pictureSource);
}

/** The pictures of a product for its gallery, in order. */
export function galleryPictures(pictures: readonly ProductPicture[]): GalleryPicture[] {
  return pictures.map(({ src, copies, ...facts }) => ({
    source: pictureSource({ src, ...(copies && { copies }) }),
    ...facts,
  }));
}

/** Alternative text: `alt` of the data ('' for a placeholder), or 'Boot: side, Black', or 'Boot, picture 2'. */
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
