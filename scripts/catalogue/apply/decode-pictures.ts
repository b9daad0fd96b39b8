import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { ChangeSet, Op } from '../../../lib/admin/change-set/apply-change-set';
import { withFields } from '../../../lib/admin/edits/fields';
import { rawPictures } from '../../../lib/admin/images/image-urls';
import { PHOTOGRAPH_LIMITS } from '../../build/images/photograph-limits';

/** A picture of a change set. `path` is its URL, such as '/uploads/a.webp'. */
export type PictureFile = { path: string; bytes: Buffer };

type Decoded = { pictures: PictureFile[]; unused: string[]; problems: string[] };

/**
 * Decodes the pictures of a change set. `problems` has pictures that are invalid or have a wrong hash, `unused` the paths of pictures
 * that no operation uses.
 */
export async function decodePictures({ ops, files }: ChangeSet): Promise<Decoded> {
  const pictures: PictureFile[] = [];
  const unused: string[] = [];
  const problems: string[] = [];
  const used = new Set(ops.flatMap(picturesOf));
  for (const { path, sha256, base64 } of files) {
    const bytes = Buffer.from(base64, 'base64');
    const isHashCorrect = sha256 === sha256Of(bytes) && path === `/uploads/${sha256}.webp`;
    const problem = isHashCorrect ? await pictureProblem(bytes) : 'is not a file of the type in its name';
    if (problem) problems.push(`${path}: ${problem}`);
    else if (used.has(path)) pictures.push({ path, bytes });
    else unused.push(path);
  }
  return { pictures, unused, problems };
}

/** URLs of the pictures that an operation sets for a product or its variants. */
function picturesOf(op: Op): string[] {
  if (op.op === 'delete') return [];
  return rawPictures(op.op === 'add' ? op.product : withFields({}, op.set));
}

/** SHA-256 as hexadecimal digits. It is the file name of pictures from the admin. */
export function sha256Of(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Decodes the whole picture, because a header shows only type and size. */
async function pictureProblem(bytes: Buffer): Promise<string | undefined> {
  try {
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels: PHOTOGRAPH_LIMITS.pixels });
    const { format } = await picture.metadata();
    if (format !== 'webp') return `is ${format ?? 'something else'}, not a WebP picture`;
    await picture.stats();
    return undefined;
  } catch (error) {
    // The decoder may report several lines; the first one is enough.
    return `is not a whole WebP picture: ${(error as Error).message.split('\n', 1)[0]}`;
  }
}
