import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { imageKind } from '../../../lib/catalogue/images/image-header';
import type { PhotographCopy } from '../../../lib/catalogue/images/manifest';
import { FetchFailure, type PhotographLimits } from './photograph-limits';

/** In pixels. */
const MAX_WIDTH = 1200;
const WIDTHS = [400, 800, MAX_WIDTH];
const TYPES = ['avif', 'webp'] as const;
/** Maximum side of a WebP picture, in pixels. */
const MAX_WEBP_SIDE = 16_383;

export type EncodedPhotograph = {
  width: number;
  height: number;
  files: { variant: PhotographCopy; data: Buffer }[];
};

/** Encodes a picture in the widths and types of the site, rotated upright and without metadata such as camera and location. */
export async function encodePhotograph(
  body: Buffer,
  limits: PhotographLimits,
  types: readonly (typeof TYPES)[number][] = TYPES,
): Promise<EncodedPhotograph> {
  const type = pictureType(body);
  // 'error' rejects truncated files, and accepts warnings, which are common in files of old cameras.
  const original = sharp(body, { limitInputPixels: limits.pixels, failOn: 'error' }).autoOrient();
  try {
    const { width, height } = await measure(body, type, limits);
    const widths = [...new Set(WIDTHS.map((wanted) => Math.min(wanted, width)))];
    // Decoded once: the other widths are made from the widest.
    const widest = await original
      .resize({ width: Math.max(...widths) })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = sharp(widest.data, { raw: widest.info });
    const files: EncodedPhotograph['files'] = [];
    for (const target of widths) {
      const resized = raw.clone().resize({ width: target });
      for (const kind of types) {
        const encoded =
          kind === 'avif' ? resized.clone().avif({ quality: 55, effort: 4 }) : resized.clone().webp({ quality: 80 });
        files.push(toFile(await encoded.toBuffer(), kind, target));
      }
    }
    return { width, height, files };
  } catch (error) {
    if (error instanceof FetchFailure) throw error;
    // The decoder may report several lines; the first one is enough.
    throw new FetchFailure('undecodable', `is damaged or cut off: ${(error as Error).message.split('\n', 1)[0]}`);
  }
}

async function measure(
  body: Buffer,
  type: string,
  limits: PhotographLimits,
): Promise<{ width: number; height: number }> {
  // Reads only the header. Without a pixel limit, so that the error has the size.
  const { format, compression, autoOrient } = await sharp(body, { limitInputPixels: false }).metadata();
  if (format !== type || (type === 'heif' && compression !== 'av1')) {
    throw new FetchFailure('unsupported-type', `is ${compression ?? format} inside; ${ACCEPTED_TYPES}`);
  }
  const { width, height } = autoOrient;
  const size = `is ${width} x ${height}`;
  if (width * height > limits.pixels) {
    throw new FetchFailure('too-many-pixels', `${size}; at most ${limits.pixels / 1_000_000} megapixels are accepted`);
  }
  if (Math.min(width, height) < limits.side) {
    throw new FetchFailure('too-small', `${size}; at least ${limits.side} x ${limits.side} is needed`);
  }
  if ((height * Math.min(width, MAX_WIDTH)) / width > MAX_WEBP_SIDE) {
    throw new FetchFailure('too-many-pixels', `${size}; as a narrow strip it is too high for WebP`);
  }
  return { width, height };
}

function toFile(data: Buffer, type: 'avif' | 'webp', width: number): EncodedPhotograph['files'][number] {
  const name = createHash('sha256').update(data).digest('hex').slice(0, 32);
  return { variant: { file: `${name}.${type}`, type: `image/${type}`, width }, data };
}

/** End of an error message. */
const ACCEPTED_TYPES = 'JPEG, PNG, WebP, AVIF and GIF are accepted';

/**
 * sharp's name of the type of a picture, by its first bytes, not by its name or Content-Type. Throws a FetchFailure for other types. It
 * runs before decoding, so that the decoder never gets SVG or other formats.
 */
function pictureType(body: Buffer): string {
  const kind = imageKind(body);
  // For AVIF it is the container, HEIF.
  if (kind) return kind === 'avif' ? 'heif' : kind;
  if (body.length === 0) throw new FetchFailure('not-an-image', 'is empty');
  const isPage = /^\s*<(?:!doctype html|html|head|body)/i.test(body.toString('latin1', 0, 1000));
  if (isPage) throw new FetchFailure('not-an-image', 'is a web page, not an image');
  throw new FetchFailure('unsupported-type', `is of another type; ${ACCEPTED_TYPES}`);
}
