import { typeHandlers } from 'image-size/types/index';
import { imageKind } from '../../lib/catalogue/photographs/image-header';
import { FetchFailure } from './failure';

/** sharp's name of a type that is taken; AVIF goes by its container, HEIF. */
export type PictureType = 'jpeg' | 'png' | 'gif' | 'webp' | 'heif';

/** The end of a sentence that refuses a type. */
export const TAKEN_TYPES = 'JPEG, PNG, WebP, AVIF and GIF are taken';

/**
 * The type of a picture by its first bytes, never by its name or what the server says; a Failure for every other. Asked
 * before the decoder, so that SVG and other formats never reach one.
 */
export function pictureType(body: Buffer): PictureType {
  const kind = imageKind(body);
  if (kind) return kind === 'avif' ? 'heif' : kind;
  if (body.length === 0) throw new FetchFailure('not-an-image', 'is empty');
  const start = body.subarray(0, 1000).toString('latin1');
  if (/^\s*<(?:!doctype html|html|head|body)/i.test(start)) {
    throw new FetchFailure('not-an-image', 'is a web page, not an image');
  }
  const other = [...typeHandlers].find(([, { validate }]) => isSure(() => validate(body)));
  if (other) throw new FetchFailure('unsupported-type', `is ${other[0].toUpperCase()}; ${TAKEN_TYPES}`);
  throw new FetchFailure('not-an-image', 'is not an image');
}

/** A check of the package throws where the file ends before what it looks at. */
function isSure(check: () => boolean): boolean {
  try {
    return check();
  } catch {
    return false;
  }
}
