import { GIF } from 'image-size/types/gif';
import { HEIF } from 'image-size/types/heif';
import type { IImage } from 'image-size/types/interface';
import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';

/** The formats of pictures that browsers draw everywhere. */
export type ImageKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/** Readers that are loaded; fifteen more of the package are for what browsers do not draw, or could run script here (SVG). */
const READERS: Readonly<Record<ImageKind, IImage>> = {
  jpeg: JPG,
  png: PNG,
  webp: WEBP,
  avif: { validate: isAvif, calculate: HEIF.calculate },
  gif: GIF,
};

/** The format and the size in pixels that the first bytes of a picture say. */
export type ImageHeader = { kind: ImageKind; width: number; height: number };

/**
 * The kind of a picture by its first bytes, or undefined when it is none that browsers draw everywhere. The name of the file does
 * not count.
 */
export function imageKind(bytes: Uint8Array): ImageKind | undefined {
  return (Object.keys(READERS) as ImageKind[]).find((kind) => attempt(() => READERS[kind].validate(bytes)));
}

/** Kind and upright size of a picture from its first bytes, or undefined when one of them is not to be found there. */
export function readImageHeader(bytes: Uint8Array): ImageHeader | undefined {
  const kind = imageKind(bytes);
  const size = kind && attempt(() => READERS[kind].calculate(bytes));
  if (!kind || !size) return undefined;
  // An AVIF holds smaller images beside the picture.
  const sizes = size.images ?? [size];
  const longest = (side: 'width' | 'height') => Math.max(...sizes.map((found) => found[side]));
  const [width, height] = [longest('width'), longest('height')];
  // A camera that was held upright stores a JPEG on its side, with an orientation.
  const isTurned = kind === 'jpeg' && (size.orientation ?? 1) > 4;
  return isTurned ? { kind, width: height, height: width } : { kind, width, height };
}

/** Undefined where the package throws: the file ends before its header does, or contradicts itself. */
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

/** Whether a picture is HEIC, as iPhones take them: of browsers Safari alone reads it. */
export function isHeic(bytes: Uint8Array): boolean {
  return /^(?:.{4})*(?:hei[cxms]|hev[cxms])/s.test(ftypBrands(bytes));
}

/** A file of the HEIF family, AVIF and HEIC alike, lists its brands in its first box, behind the box's length and name. */
function ftypBrands(bytes: Uint8Array): string {
  const [, , , length = 0] = bytes;
  const text = String.fromCharCode(...bytes.subarray(4, length));
  return text.startsWith('ftyp') ? text.slice(4) : '';
}
