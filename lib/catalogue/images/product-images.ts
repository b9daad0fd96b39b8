/** Maximum length of the description of a picture, in characters. */
export const MAX_ALT_LENGTH = 200;

/** A smaller copy of a photograph from the build or `npm run images`. `file` is the name under /photographs/. */
export type PictureCopy = { file: string; type: string; width: number };

/** The URL of a picture, with its smaller copies if the site has any. */
export type ProductImage = string | { src: string; copies?: readonly PictureCopy[] };

/** A picture of a product: an entry of `image_links`. */
export type ProductPicture = {
  /** An https URL, or the path of a file in `public/` or the data folder: '/drawings/a.svg'. */
  src: string;
  /** The description for screen readers. Default: product name, view and color. */
  alt?: string;
  /** The name of the product's color that it shows. */
  color?: string;
  /** The side or part that it shows: 'Back'. Default: a general view. */
  view?: string;
  copies?: readonly PictureCopy[];
};

/** An entry of `image_links` in the data file. */
export type ImageLink = string | Omit<ProductPicture, 'copies'>;

/** The path of a copy of a photograph, without the base path. */
export function photographPath(file: string): string {
  return `/photographs/${file}`;
}

/** Turns a picture that may be only a URL into an object. */
export function toPicture<Picture extends { src: string }>(image: string | Picture): Picture | { src: string } {
  return typeof image === 'string' ? { src: image } : image;
}

/** The URL of an entry of `image_links`. */
export function linkSrc(link: ImageLink): string {
  return typeof link === 'string' ? link : link.src;
}

/** The paths of pictures in `public/` or the data folder. */
export function shopImagePaths(pictures: readonly Pick<ProductPicture, 'src'>[]): string[] {
  return pictures.flatMap(({ src }) => (src.startsWith('/') ? src : []));
}

/** The URL and copies of a picture, for cards and listings. */
export function toProductImage({ src, copies }: ProductPicture): ProductImage {
  return copies ? { src, copies } : src;
}

/** The shortest entry of `image_links` for a picture: only the URL if nothing else is known. */
export function toImageLink({ src, alt, color, view }: ProductPicture): ImageLink {
  if (!alt && !color && !view) return src;
  return { src, ...(alt && { alt }), ...(color && { color }), ...(view && { view }) };
}

/** The first picture of a color; undefined if no picture shows it. */
export function pictureOfColor<Picture extends Pick<ProductPicture, 'color'>>(
  pictures: readonly Picture[],
  color: string | undefined,
): Picture | undefined {
  return color === undefined ? undefined : pictures.find((picture) => picture.color === color);
}

/**
 * The pictures of a gallery: those of the selected color first, then those without a color, which belong to every color. Of other
 * colors, only general views follow; their backs and details appear when that color is selected.
 * @param color the selected color. Default: the color of the first picture that has one, with its pictures in the order of the data
 */
export function galleryOf<Picture extends Pick<ProductPicture, 'color' | 'view'>>(
  pictures: readonly Picture[],
  color: string | undefined,
): readonly Picture[] {
  const colors = pictures.flatMap((picture) => picture.color ?? []);
  const isSelected = color !== undefined && colors.includes(color);
  const shown = isSelected ? color : colors[0];
  const rank = (picture: Picture) => {
    if (picture.color === undefined) return isSelected ? 1 : 0;
    return picture.color === shown ? 0 : 2;
  };
  return pictures
    .filter((picture) => rank(picture) < 2 || picture.view === undefined)
    .sort((a, b) => rank(a) - rank(b));
}

/** True for the URL or path of an SVG file. */
export const isSvg = (src: string): boolean => /\.svg(?:[?#]|$)/i.test(src);
