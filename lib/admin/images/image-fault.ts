import { type ImageKind, imageKind, isHeic, readImageHeader } from './image-header';
import { avifFault } from './whole/avif';
import { FAULTS, type PictureFault } from './whole/fault';
import { gifFault } from './whole/gif';
import { jpegFault } from './whole/jpeg';
import { pngFault } from './whole/png';
import { webpFault } from './whole/webp';

const MAX_BYTES = 20 * 1024 * 1024;
const MAX_PIXELS = 50_000_000;

type Reader = (bytes: Uint8Array) => PictureFault | undefined | Promise<PictureFault | undefined>;
const WHOLE: Readonly<Record<ImageKind, Reader>> = {
  jpeg: jpegFault,
  png: pngFault,
  webp: webpFault,
  avif: avifFault,
  gif: gifFault,
};

/**
 * Why a file is no picture that may be published, in a sentence that names it; undefined when it may. All of it is read, for browsers
 * draw half of a picture without a word; nothing is decoded.
 */
export async function imageFault(file: File): Promise<string | undefined> {
  const refuse = (reason: string) => `${file.name} ${reason}`;
  if (file.size === 0) return refuse('is empty.');
  if (file.size > MAX_BYTES) return refuse('is larger than 20 MB.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = imageKind(bytes);
  if (!kind) {
    if (isHeic(bytes))
      return refuse('is a HEIC picture, which most browsers do not show. Save it as JPEG and add that.');
    return refuse(
      /\.svgz?$/i.test(file.name) || file.type === 'image/svg+xml'
        ? 'is an SVG drawing, which could run script on the site. Use JPEG, PNG, WebP, AVIF or GIF.'
        : 'is not a JPEG, PNG, WebP, AVIF or GIF picture, whatever its name says.',
    );
  }
  const header = readImageHeader(bytes);
  if (header && header.width * header.height > MAX_PIXELS) {
    return refuse(`has ${header.width} × ${header.height} pixels; at most 50 million are allowed.`);
  }
  const fault = await faultOf(kind, bytes);
  if (fault || !header) return refuse(FAULTS[fault ?? 'damaged']);
  return header.width === 0 || header.height === 0 ? refuse('has no size.') : undefined;
}

/** A file that ends within a number is cut off too. */
async function faultOf(kind: ImageKind, bytes: Uint8Array): Promise<PictureFault | undefined> {
  try {
    return await WHOLE[kind](bytes);
  } catch (error) {
    if (error instanceof RangeError) return 'cut';
    throw error;
  }
}
