import { existsSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { listFiles } from '../export/files';
import { atOnce } from '../processes/at-once';
import { contentType, isCompressible } from '../server/content-type';
import { COPY_ENDINGS } from './pack';
import { type Packed, UNFINISHED, writeCopies } from './write-copies';

/** `left`: files too small to gain; `removed`: copies of what is gone. Bytes are those of the files that have copies. */
export type Summary = { files: number; left: number; removed: number; raw: number; gzip: number; brotli: number };

const ENDINGS = COPY_ENDINGS.flatMap((ending) => [ending, `${ending}${UNFINISHED}`]);

/** Text in any form; what a host reads for itself, such as `_headers`, has no ending and so no type. */
const isText = (path: string) => isCompressible(contentType(path));

/** A copy of text, or the unfinished copy of an interrupted run; an archive that the owner offers is neither. */
function isCopy(path: string): boolean {
  const ending = ENDINGS.find((candidate) => path.endsWith(candidate));
  return ending !== undefined && isText(path.slice(0, -ending.length));
}

/**
 * Writes `.br` and `.gz` beside every text file of an export and removes the copies of what is gone. Throws where there is no
 * export.
 */
export async function compressFolder(
  folder: string,
  report: (done: number, all: number) => void = () => undefined,
): Promise<Summary> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There is no export in ${folder}/: run npm run build first.`);
  }
  const paths = listFiles(folder).map(({ path }) => path);
  const texts = paths.filter((path) => isText(path));
  const kept = new Set(texts.flatMap((path) => COPY_ENDINGS.map((ending) => `${path}${ending}`)));
  const stale = paths.filter((path) => isCopy(path) && !kept.has(path));
  for (const path of stale) rmSync(join(folder, path));
  const packed: Packed[] = [];
  await atOnce(availableParallelism(), texts, async (path) => {
    packed.push(await writeCopies(join(folder, path)));
    report(packed.length, texts.length);
  });
  const copied = packed.filter((file) => COPY_ENDINGS.some((ending) => file[ending] !== undefined));
  const total = (bytes: (file: Packed) => number) => copied.reduce((sum, file) => sum + bytes(file), 0);
  return {
    files: copied.length,
    left: packed.length - copied.length,
    removed: stale.length,
    raw: total(({ raw }) => raw),
    gzip: total(({ raw, '.gz': gzip = raw }) => gzip),
    brotli: total(({ raw, '.br': brotli = raw }) => brotli),
  };
}
