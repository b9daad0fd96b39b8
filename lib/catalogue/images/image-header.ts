import { GIF } from 'image-size/types/gif';
import { HEIF } from 'image-size/types/heif';
import type { IImage } from 'image-size/types/interface';
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';

/** Image formats that every browser supports. */
export type ImageKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/** The readers of image-size that are used. The other 15 are for formats without browser support, and for SVG (scripts). */
const READERS: Readonly<Record<ImageKind, IImage>> = {
  jpeg: JPG,
  png: PNG,
  webp: WEBP,
  avif: { validate: isAvif, calculate: HEIF.calculate },
  gif: GIF,
};

/** Format and size in pixels, from the first bytes of an image. */
export type ImageHeader = { kind: ImageKind; width: number; height: number };

/**
 * The format of an image from its first bytes; the file name does not matter. Undefined for a format that some browsers do not
 * support.
 */
export function imageKind(bytes: Uint8Array): ImageKind | undefined {
  return (Object.keys(READERS) as ImageKind[]).find((kind) => attempt(() => READERS[kind].validate(bytes)));
}

/** Format and size, with the orientation applied. Undefined if the first bytes do not contain both. */
export function readImageHeader(bytes: Uint8Array): ImageHeader | undefined {
  const kind = imageKind(bytes);
  const size = kind && attempt(() => READERS[kind].calculate(bytes));
  if (!kind || !size) return undefined;
  // An AVIF file can also contain smaller images, such as a thumbnail.
  const sizes = size.images ?? [size];
  const longest = (side: 'width' | 'height') => Math.max(...sizes.map((imageSize) => imageSize[side]));
  const [width, height] = [longest('width'), longest('height')];
  // A camera in portrait position saves a rotated JPEG with an EXIF orientation of 5 to 8.
  const isRotated = kind === 'jpeg' && (size.orientation ?? 1) > 4;
  return isRotated ? { kind, width: height, height: width } : { kind, width, height };
}

/** Undefined if image-size throws, because the header is incomplete or inconsistent. */
function attempt<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function isAvif(bytes: Uint8Array): boolean {
  return /^(?:.{4})*avi[fs]/s.test(ftypBrands(bytes));
}

/** True for HEIC, the format of iPhone photos. Only Safari supports it. */
export function isHeic(bytes: Uint8Array): boolean {
  return /^(?:.{4})*(?:hei[cxms]|hev[cxms])/s.test(ftypBrands(bytes));
}

/** The brands of an AVIF or HEIC file, such as 'avifmif1': its first box is its length, 'ftyp' and the brands. */
function ftypBrands(bytes: Uint8Array): string {
  const [, , , length = 0] = bytes;
  const text = String.fromCharCode(...bytes.subarray(4, length));
  return text.startsWith('ftyp') ? text.slice(4) : '';
}
