import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { COPY_ENDINGS, type CopyEnding, pack } from './pack';

/** Bytes of a file and of its copies; a copy that gains nothing is not written and undefined here. */
export type Packed = { raw: number } & Record<CopyEnding, number | undefined>;

/** The ending of a copy until it is whole. */
export const UNFINISHED = '.part';

/** Writes the compressed copies of a file beside it, each under its name only when it is whole; removes those that gain nothing. */
export function writeCopies(file: string): Packed {
  const body = readFileSync(file);
  const copies = pack(body);
  for (const ending of COPY_ENDINGS) {
    const copy = copies[ending];
    if (copy) {
      writeFileSync(`${file}${ending}${UNFINISHED}`, copy);
      renameSync(`${file}${ending}${UNFINISHED}`, `${file}${ending}`);
    } else {
      rmSync(`${file}${ending}`, { force: true });
    }
  }
  return { raw: body.length, '.br': copies['.br']?.length, '.gz': copies['.gz']?.length };
}
