import { Failure } from './failure';

/** sharp's name of a type that is taken; AVIF goes by its container, HEIF. */
export type PictureType = 'jpeg' | 'png' | 'gif' | 'webp' | 'heif';

/** The end of a sentence that refuses a type. */
export const TAKEN_TYPES = 'JPEG, PNG, WebP, AVIF and GIF are taken';

// Bytes as Latin-1; '?' stands for any byte.
const TAKEN: readonly (readonly [string, PictureType])[] = [
  ['\xff\xd8\xff', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['GIF87a', 'gif'],
  ['GIF89a', 'gif'],
  ['RIFF????WEBP', 'webp'],
];
const REFUSED: readonly (readonly [string, string])[] = [
  ['II*\0', 'TIFF'],
  ['MM\0*', 'TIFF'],
  ['\0\0\x01\0', 'ICO'],
  ['BM????\0\0\0\0', 'BMP'],
  ['\0\0\0\x0cjP  ', 'JPEG 2000'],
  ['\0\0\0\x0cJXL ', 'JPEG XL'],
  ['\xff\x0a', 'JPEG XL'],
  ['%PDF', 'PDF'],
];
const AVIF_BRANDS = ['avif', 'avis'];
const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'mif1', 'msf1'];

/**
 * The type of a picture by its first bytes, never by its name or what the server says; a Failure for every other. Asked
 * before the decoder, so that SVG and other formats never reach one.
 */
export function pictureType(body: Buffer): PictureType {
  const start = body.subarray(0, 1000).toString('latin1');
  const taken = find(TAKEN, start) ?? (brandsOf(start).some((brand) => AVIF_BRANDS.includes(brand)) && 'heif');
  if (taken) return taken;
  const isHeic = brandsOf(start).some((brand) => HEIC_BRANDS.includes(brand));
  const refused = isHeic ? 'HEIC' : (find(REFUSED, start) ?? (isSvg(body) && 'SVG'));
  if (refused) throw new Failure('unsupported-type', `is ${refused}; ${TAKEN_TYPES}`);
  if (body.length === 0) throw new Failure('not-an-image', 'is empty');
  const isPage = /^\s*<(?:!doctype html|html|head|body)/i.test(start);
  throw new Failure('not-an-image', isPage ? 'is a web page, not an image' : 'is not an image');
}

function find<Name>(table: readonly (readonly [string, Name])[], start: string): Name | undefined {
  return table.find(([magic]) => [...magic].every((byte, index) => byte === '?' || byte === start[index]))?.[1];
}

/** A file of the HEIF family lists its brands in its first box, after the box's length and name. */
function brandsOf(start: string): string[] {
  if (start.slice(4, 8) !== 'ftyp') return [];
  const length = start.charCodeAt(2) * 256 + start.charCodeAt(3);
  return start.slice(8, length).match(/.{4}/gs) ?? [];
}

function isSvg(body: Buffer): boolean {
  const text = body
    .subarray(0, 10_000)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  return /^<(?:\?xml|!--|!doctype svg|svg)/i.test(text) && /<svg[\s>]/i.test(text);
}
