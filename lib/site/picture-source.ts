import type { CategoryKey } from '../catalogue/categories';
import { placeholder } from '../catalogue/drawings/address';
import {
  galleryOf,
  type Pictured,
  type ProductImage,
  photographAddress,
  standInsOf,
  turnsOf,
} from '../catalogue/pictures';
import { asset } from './asset';

/** The sources of a picture component: addresses with the base path, and sets of widths for browsers to choose from. */
export type PictureSource = { src: string; sets?: readonly { type: string; srcSet: string }[] };

/** A picture of a gallery, with what it shows, in the owner's words or as a drawing's caption, and of drawings the view and the color. */
export type GalleryPicture = { source: PictureSource; alt?: string; caption?: string; view?: string; color?: string };

/** The addresses of a gallery's views in its further colors, by color and view; each is said once, for pages hold them. */
export type GalleryTurns = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Writes out the addresses of a picture; those of our own files get the base path. */
export function pictureSource(image: ProductImage): PictureSource {
  if (typeof image === 'string') return { src: asset(image) };
  const types = [...new Set(image.variants.map(({ type }) => type))];
  const sets = types.map((type) => ({
    type,
    srcSet: image.variants
      .filter((variant) => variant.type === type)
      .map(({ file, width }) => `${asset(photographAddress(file))} ${width}w`)
      .join(', '),
  }));
  return { src: asset(image.src), sets };
}

/** Pictures in order, with their category's drawing as the last one. */
export function pictureSources(images: readonly ProductImage[], category: CategoryKey): PictureSource[] {
  return [...images, placeholder(category)].map(pictureSource);
}

/** The gallery of a product in its order. */
export function galleryPictures(product: Pictured): GalleryPicture[] {
  return galleryOf(product).map((picture) => {
    const { alt, caption, view, color }: Omit<GalleryPicture, 'source'> = picture;
    const about = {
      ...(alt && { alt }),
      ...(caption && { caption }),
      ...(view && { view }),
      ...(color && { color }),
    };
    return { source: pictureSource(picture.image), ...about };
  });
}

/** The views of a gallery in its further colors. */
export function galleryTurns(product: Pictured): GalleryTurns {
  const turns: Record<string, Record<string, string>> = {};
  for (const { image, view = '', color = '' } of turnsOf(product))
    turns[color] = { ...turns[color], [view]: asset(image) };
  return turns;
}

/** Pictures for the place of a gallery's that fail, the category's drawing last. */
export function galleryStandIns(product: Pictured & { placements: [{ category: CategoryKey }, ...unknown[]] }) {
  return pictureSources(standInsOf(product), product.placements[0].category);
}
