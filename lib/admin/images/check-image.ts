import { readImageHeader } from './image-header';

const MAX_BYTES = 20 * 1024 * 1024;
const MAX_PIXELS = 50_000_000;
/** Headers end well before this, camera data and all. */
const HEADER_BYTES = 512 * 1024;

/** Why a file is no picture that may be published, in a sentence that names it; undefined when it may. Nothing is decoded yet. */
export async function imageFault(file: File): Promise<string | undefined> {
  const refuse = (reason: string) => `${file.name} ${reason}`;
  if (file.size === 0) return refuse('is empty.');
  if (file.size > MAX_BYTES) return refuse('is larger than 20 MB.');
  const header = readImageHeader(new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer()));
  if (!header) {
    return refuse(
      /\.svgz?$/i.test(file.name) || file.type === 'image/svg+xml'
        ? 'is an SVG drawing, which could run script on the site. Use JPEG, PNG, WebP, AVIF or GIF.'
        : 'is not a JPEG, PNG, WebP, AVIF or GIF picture, whatever its name says.',
    );
  }
  if (header.width === 0 || header.height === 0) return refuse('has no size.');
  if (header.width * header.height > MAX_PIXELS) {
    return refuse(`has ${header.width} × ${header.height} pixels; at most 50 million are allowed.`);
  }
  return undefined;
}
