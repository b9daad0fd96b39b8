/** The most characters of what the owner says that a picture shows. */
export const ALT_LENGTH = 200;

/**
 * A picture of a product: an address, or a photograph that is kept in the site in several widths and types, by `npm run images` or, of the shop's own, by the build.
 * `src` is then its original address, which stays the last resort.
 */
export type ProductImage = string | { src: string; variants: readonly { file: string; type: string; width: number }[] };

/** The address of a file of a photograph that the site itself serves, without the base path. */
export function photographAddress(file: string): string {
  return `/photographs/${file}`;
}

/** A drawing of a product, as the build has made it. */
export type DrawnPicture = {
  /** The picture's address. */
  image: string;
  /** The kind of thing that is drawn: 'duty shirt'. */
  kind?: string;
  /** A caption of a few words. */
  caption?: string;
  /** The side from which it is seen, unless from the front. */
  view?: string;
  /** The name of the color that it shows. */
  color?: string;
};

/** The pictures of a product, from its owner and from `artwork`. */
export type ProductPictures = {
  /** The images, with photographs that the site itself serves in the place of their addresses. */
  pictures: readonly ProductImage[];
  /** Every view in the first color, and the front in all others. */
  drawings: readonly DrawnPicture[];
  /** The other views in further colors: a gallery turns to them when one is chosen. */
  turns: readonly DrawnPicture[];
};

/** The parts of a product that say how it looks; `alts` says what its own pictures show, in their order. */
export type Pictured = ProductPictures & { alts: readonly string[] };

/** The pictures of a gallery: the owner's own, and drawings only where there are none. */
export function galleryOf({
  alts,
  pictures,
  drawings,
}: Pictured): readonly ({ image: ProductImage; alt?: string } | DrawnPicture)[] {
  if (pictures.length === 0) return drawings;
  return pictures.map((image, index) => ({ image, ...(alts[index] && { alt: alts[index] }) }));
}

/** The other views of a gallery of drawings in further colors. */
export function turnsOf({ pictures, turns }: ProductPictures): readonly DrawnPicture[] {
  return pictures.length > 0 ? [] : turns;
}

/** ProductPictures that take the place of a gallery's where those fail, in order: the drawings, where they are not the gallery. */
export function standInsOf({ pictures, drawings }: ProductPictures): readonly string[] {
  return pictures.length > 0 ? drawings.map(({ image }) => image) : [];
}

/** ProductPictures of a product in the order in which one takes the other's place. */
export function picturesOf(product: Pictured): readonly ProductImage[] {
  return [...galleryOf(product).map(({ image }) => image), ...standInsOf(product)];
}
