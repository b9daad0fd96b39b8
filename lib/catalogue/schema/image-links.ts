import { z } from '../../zod';
import { ALT_LENGTH, type ImageLink, type ProductImage, type ProductPicture, toPicture } from '../pictures';
import { imageAddressSchema } from './image-address';
import { lineSchema, list, namedObject, unknownField } from './text';

const SHAPE = 'must be an address, or { "src": …, "alt": …, "color": …, "view": … } of which only "src" is required';

const pictureSchema = namedObject('a picture', {
  src: imageAddressSchema,
  alt: lineSchema(ALT_LENGTH).optional(),
  color: lineSchema(60).optional(),
  view: lineSchema(60).optional(),
});

/** `image_links`: URLs of pictures, or pictures with `src`, `alt`, `color` and `view`. */
export const imageLinksSchema = list(
  z.union([imageAddressSchema, pictureSchema], { error: (issue) => unknownField(issue) ?? SHAPE }),
  50,
  'pictures',
);

/** The pictures of a product, then those that only its variants have. Each URL is included once. */
export function toProductPictures(
  links: readonly ImageLink[],
  ofVariants: readonly ProductImage[] = [],
): ProductPicture[] {
  const pictures = new Map<string, ProductPicture>();
  for (const picture of [...links.map(toPicture), ...ofVariants.map(toPicture)]) {
    if (!pictures.has(picture.src)) pictures.set(picture.src, picture);
  }
  return [...pictures.values()];
}

/** Problems of pictures with a color that the product does not have. */
export function unknownColors(links: readonly ImageLink[], colors: readonly { name: string }[]) {
  return links.flatMap((link, index) => {
    if (typeof link === 'string' || link.color === undefined) return [];
    if (colors.some(({ name }) => name === link.color)) return [];
    const known =
      colors.length > 0 ? `its colors are ${colors.map(({ name }) => name).join(', ')}` : 'it has no colors';
    return { path: ['image_links', index, 'color'], message: `is "${link.color}", but ${known}` };
  });
}
