import type { CategoryKey } from '../catalogue/categories';
import { placeholder } from '../catalogue/drawings/address';
import { galleryOf, type Pictured, type ProductImage, standInsOf } from '../catalogue/pictures';
import { asset } from './routes';

/** What the picture component draws from: addresses with the base path, and sets of widths for browsers to choose from. */
export type PictureSource = { src: string; sets?: readonly { type: string; srcSet: string }[] };

/** A picture of a gallery, with what it shows, in the owner's words or as a drawing's caption, and the color where that is known. */
export type GalleryPicture = { source: PictureSource; alt?: string; caption?: string; color?: string };

/** Writes out the addresses of a picture; those of our own files get the base path. */
export function pictureSource(image: ProductImage): PictureSource {
  if (typeof image === 'string') return { src: asset(image) };
  const types = [...new Set(image.variants.map(({ type }) => type))];
  const sets = types.map((type) => ({
    type,
    srcSet: image.variants
      .filter((variant) => variant.type === type)
      .map(({ file, width }) => `${asset(`/photographs/${file}`)} ${width}w`)
      .join(', '),
  }));
  return { src: image.src, sets };
}

/** Pictures in order, with their category's drawing as the last one. */
export function pictureSources(images: readonly ProductImage[], category: CategoryKey): PictureSource[] {
  return [...images, placeholder(category)].map(pictureSource);
}

/** The gallery of a product in its order. */
export function galleryPictures(product: Pictured): GalleryPicture[] {
  return galleryOf(product).map((picture) => {
    const { alt, caption, color }: Omit<GalleryPicture, 'source'> = picture;
    const about = { ...(alt && { alt }), ...(caption && { caption }), ...(color && { color }) };
    return { source: pictureSource(picture.image), ...about };
  });
}

/** What takes the place of a gallery's pictures that fail, the category's drawing last. */
export function galleryStandIns(product: Pictured & { placements: [{ category: CategoryKey }, ...unknown[]] }) {
  return pictureSources(standInsOf(product), product.placements[0].category);
}
