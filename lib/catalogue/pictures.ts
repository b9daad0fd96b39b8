import { asset } from '../site/routes';
import type { CategoryKey } from './categories';

/** The name of the drawing that stands for a category. */
export function placeholderFile(category: CategoryKey): string {
  return `placeholder-${category.replace('_', '-')}.svg`;
}

/** The drawing that stands in when a product has no picture, or none that loads. */
export function placeholder(category: CategoryKey): string {
  return `/artwork/${placeholderFile(category)}`;
}

/**
 * A picture of a product: an address, or a photograph that `npm run images` has brought into the site, in several widths and types.
 * `src` is then its original address, which stays the last resort.
 */
export type ProductImage = string | { src: string; variants: readonly { file: string; type: string; width: number }[] };

/** What the picture component draws from: addresses with the base path, and sets of widths for browsers to choose from. */
export type PictureSource = { src: string; sets?: readonly { type: string; srcSet: string }[] };

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

/** The pictures of a product in order, with its category's drawing as the last one. */
export function pictureSources(images: readonly ProductImage[], category: CategoryKey): PictureSource[] {
  return [...images, placeholder(category)].map(pictureSource);
}
