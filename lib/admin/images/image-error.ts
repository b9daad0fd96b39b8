import { imageKind, isHeic, readImageHeader } from '../../catalogue/images/image-header';

const MAX_BYTES = 20 * 1024 * 1024;
const MAX_PIXELS = 50_000_000;

/**
 * Reason why a file cannot be added as a picture, as a sentence with its name; `undefined` if it can. Only the header is read, because
 * decoding a hostile file could use all memory. Truncated files are only detected for WebP, because an import stores WebP files
 * unchanged. For other types the browser fails when it decodes them.
 */
export async function imageError(file: File): Promise<string | undefined> {
  const refuse = (reason: string) => `${file.name} ${reason}`;
  if (file.size === 0) return refuse('is empty.');
  if (file.size > MAX_BYTES) return refuse('is larger than 20 MB.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = imageKind(bytes);
  if (!kind) {
    if (isHeic(bytes)) return refuse('is a HEIC picture, which most browsers do not show. Save it as JPEG first.');
    return refuse(
      /\.svgz?$/i.test(file.name) || file.type === 'image/svg+xml'
        ? 'is an SVG drawing, which could run script on the site. Use JPEG, PNG, WebP, AVIF or GIF.'
        : 'is not a JPEG, PNG, WebP, AVIF or GIF picture, although its name ends like one.',
    );
  }
  // Bytes 4 to 7 of a RIFF file are the length of the rest.
  if (kind === 'webp' && new DataView(bytes.buffer).getUint32(4, true) + 8 > bytes.length)
    return refuse('is cut off: its last part is missing.');
  const header = readImageHeader(bytes);
  if (header && header.width * header.height > MAX_PIXELS) {
    return refuse(`has ${header.width} × ${header.height} pixels; at most 50 million are allowed.`);
  }
  if (!header) return refuse('is damaged.');
  return header.width === 0 || header.height === 0 ? refuse('has no size.') : undefined;
}
