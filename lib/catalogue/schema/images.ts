import { lineSchema, listSchema, objectSchema, unknownField, wrongType, z } from '../../zod';
import {
  type ImageLink,
  isSvg,
  MAX_ALT_LENGTH,
  type ProductImage,
  type ProductPicture,
  toPicture,
} from '../images/product-images';
import { isPublicHost, parseUrl } from './public-host';

const PATH = /^(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)+$/;
const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;
/** Folder of pictures from the admin. SVG files are not allowed, because an uploaded SVG may contain a script. */
const UPLOADS = '/uploads/';

/** The error of an image URL or path; undefined if it is valid. */
export function imageUrlError(address: string): string | undefined {
  if (address === '') return 'must not be empty';
  if (/\s/.test(address)) return 'contains a space or a line break';
  if (/\p{Cc}/u.test(address)) return 'contains a control character';
  if (address.length > 2000) return 'is longer than 2,000 characters';
  if (address.startsWith('/') && !address.startsWith('//')) return imagePathError(address);
  const url = parseUrl(address);
  if (!url) return 'is neither an https:// address nor a path such as /uploads/a.webp';
  if (url.protocol !== 'https:') return `starts with ${url.protocol}; only https:// addresses are allowed`;
  if (url.username || url.password) return 'contains a user name or a password';
  if (!isPublicHost(url.hostname)) return 'names a host of a private network, which no visitor can reach';
  return undefined;
}

/** The error of the path of a picture in `public/` or the data folder; undefined if it is valid. */
function imagePathError(path: string): string | undefined {
  if (!PATH.test(path) || path.includes('..'))
    return 'is neither an https:// address nor a path such as /uploads/a.webp';
  if (!PICTURE.test(path)) return 'is not an AVIF, GIF, JPEG, PNG, SVG or WebP file';
  if (path.startsWith(UPLOADS) && isSvg(path))
    return 'is an SVG under /uploads/, which allows AVIF, GIF, JPEG, PNG and WebP; use another folder';
  return undefined;
}

const urlSchema = (errorOf: (address: string) => string | undefined) =>
  z.string({ error: wrongType('text') }).superRefine((address, context) => {
    const error = errorOf(address);
    if (error) context.addIssue({ code: 'custom', message: `${JSON.stringify(address.slice(0, 80))} ${error}` });
  });

/** An https URL of a public host, without credentials. Or the path of a picture in `public/` or the data folder. */
export const imageUrlSchema = urlSchema(imageUrlError);

/** The path of a picture in `public/` or the data folder. */
export const shopImagePathSchema = urlSchema((address) =>
  address.startsWith('https:') ? 'must be a picture of your own, such as /uploads/shop.webp' : imageUrlError(address),
);

const SHAPE_MESSAGE =
  'must be an address, or { "src": …, "alt": …, "color": …, "view": … } of which only "src" is required';

const pictureSchema = objectSchema('a picture', {
  src: imageUrlSchema,
  alt: lineSchema(MAX_ALT_LENGTH).optional(),
  color: lineSchema(60).optional(),
  view: lineSchema(60).optional(),
});

/** `image_links`: URLs of pictures, or pictures with `src`, `alt`, `color` and `view`. */
export const imageLinksSchema = listSchema(
  z.union([imageUrlSchema, pictureSchema], { error: (issue) => unknownField(issue) ?? SHAPE_MESSAGE }),
  50,
  'pictures',
);

/** The pictures of a product, then those that only its variants have. Each URL is included once. */
export function toProductPictures(
  links: readonly ImageLink[],
  variantImages: readonly ProductImage[] = [],
): ProductPicture[] {
  const pictures = new Map<string, ProductPicture>();
  for (const picture of [...links.map(toPicture), ...variantImages.map(toPicture)]) {
    if (!pictures.has(picture.src)) pictures.set(picture.src, picture);
  }
  return [...pictures.values()];
}

/** Problems of pictures with a color that the product does not have. */
export function unknownColorProblems(links: readonly ImageLink[], colors: readonly { name: string }[]) {
  return links.flatMap((link, index) => {
    if (typeof link === 'string' || link.color === undefined) return [];
    if (colors.some(({ name }) => name === link.color)) return [];
    const known =
      colors.length > 0 ? `its colors are ${colors.map(({ name }) => name).join(', ')}` : 'it has no colors';
    return { path: ['image_links', index, 'color'], message: `is "${link.color}", but ${known}` };
  });
}
