import type { CategoryKey } from '../catalogue/categories';
import { placeholder } from '../catalogue/drawings/address';
import { galleryOf, type Pictured, type ProductImage, standInsOf } from '../catalogue/pictures';
import { asset } from './routes';

/** What the picture component draws from: addresses with the base path, and sets of widths for browsers to choose from. */
export type PictureSource = { src: string; sets?: readonly { type: string; srcSet: string }[] };

/** A picture of a gallery with words for it, and the color that it shows where it shows one. */
export type GalleryPicture = { source: PictureSource; alt: string; caption?: string; color?: string };

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

/** The gallery of a product in its order. Drawings say what they show; photographs only that they are further pictures. */
export function galleryPictures(product: Pictured & { name: string; brand: { name: string } }): GalleryPicture[] {
  const name = `${product.brand.name} ${product.name}`;
  return galleryOf(product).map((picture, index) => {
    const { caption, color } = 'caption' in picture ? picture : {};
    return {
      source: pictureSource(picture.image),
      alt: caption ? `${name}: ${caption}` : index === 0 ? name : `${name}, picture ${index + 1}`,
      ...(caption && { caption }),
      ...(color && { color }),
    };
  });
}

/** What takes the place of a gallery's pictures that fail, the category's drawing last. */
export function galleryStandIns(product: Pictured & { placements: [{ category: CategoryKey }, ...unknown[]] }) {
  return pictureSources(standInsOf(product), product.placements[0].category);
}
