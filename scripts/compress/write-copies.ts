import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { COPY_ENDINGS, type CopyEnding, pack } from './pack';

/** Bytes of a file and of its copies; a copy that gains nothing is not written and undefined here. */
export type Packed = { raw: number } & Record<CopyEnding, number | undefined>;

/** The ending of a copy until it is whole. */
export const UNFINISHED = '.part';

/** Writes the compressed copies of a file beside it, each under its name only when it is whole; removes those that gain nothing. */
export async function writeCopies(file: string): Promise<Packed> {
  const body = await readFile(file);
  const copies = await pack(body);
  for (const ending of COPY_ENDINGS) {
    const copy = copies[ending];
    if (copy) {
      await writeFile(`${file}${ending}${UNFINISHED}`, copy);
      await rename(`${file}${ending}${UNFINISHED}`, `${file}${ending}`);
    } else {
      await rm(`${file}${ending}`, { force: true });
    }
  }
  return { raw: body.length, '.br': copies['.br']?.length, '.gz': copies['.gz']?.length };
}
