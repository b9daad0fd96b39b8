import { imageKind, isHeic, readImageHeader } from '../../catalogue/photographs/image-header';
import { reachesEnd } from './reaches-end';

const MAX_BYTES = 20 * 1024 * 1024;
const MAX_PIXELS = 50_000_000;

/** The sentence on a file that is no picture to publish, with its name; undefined for one that may be. Nothing is decoded. */
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
  if (!reachesEnd(kind, bytes)) return refuse('is cut off: its last part is missing.');
  if (!header) return refuse('is damaged: a part of it cannot be read.');
  return header.width === 0 || header.height === 0 ? refuse('has no size.') : undefined;
}
