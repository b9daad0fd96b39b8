import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { ChangeSet, Op } from '../../../lib/admin/change-set/change-set-schema';
import { withFields } from '../../../lib/admin/edits/fields';
import { rawPictures } from '../../../lib/admin/images/image-urls';
import { PHOTOGRAPH_LIMITS } from '../../build/images/photograph-limits';

/** A picture of a change set: its address, and the bytes of its file. */
export type PictureFile = { path: string; bytes: Buffer };

type Decoded = { pictures: PictureFile[]; unused: string[]; problems: string[] };

/**
 * Reads the pictures of a change set down to the last row of each, one after the other; `problems` names those that are not what they
 * say, `unused` those that no operation gives a product.
 */
export async function decodePictures({ ops, files }: ChangeSet): Promise<Decoded> {
  const pictures: PictureFile[] = [];
  const unused: string[] = [];
  const problems: string[] = [];
  const used = new Set(ops.flatMap(picturesOf));
  for (const { path, sha256, base64 } of files) {
    const bytes = Buffer.from(base64, 'base64');
    const isNamed = sha256 === sha256Of(bytes) && path === `/uploads/${sha256}.webp`;
    const problem = isNamed ? await pictureProblem(bytes) : 'is not a file of the type in its name';
    if (problem) problems.push(`${path}: ${problem}`);
    else if (used.has(path)) pictures.push({ path, bytes });
    else unused.push(path);
  }
  return { pictures, unused, problems };
}

/** The URLs of the pictures that an operation gives its product or the product's variants. */
function picturesOf(op: Op): string[] {
  if (op.op === 'delete') return [];
  return rawPictures(op.op === 'add' ? op.product : withFields({}, op.set));
}

/** The SHA-256 of a file in hexadecimal digits, by which pictures of the admin are named. */
export function sha256Of(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Headers tell kind and size; only decoding tells whether the rest is there. */
async function pictureProblem(bytes: Buffer): Promise<string | undefined> {
  try {
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels: PHOTOGRAPH_LIMITS.pixels });
    const { format } = await picture.metadata();
    if (format !== 'webp') return `is ${format ?? 'something else'}, not a WebP picture`;
    await picture.stats();
    return undefined;
  } catch (error) {
    // The decoder repeats itself, a line for each attempt.
    return `is not a whole WebP picture: ${(error as Error).message.split('\n', 1)[0]}`;
  }
}
