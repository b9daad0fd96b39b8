import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { CACHE_FOLDER } from '../../../lib/catalogue/images/manifest';
import { publicFilePath } from '../../../lib/catalogue/public-file';
import { sha256Of } from '../../catalogue/apply/decode-pictures';
import { forEachConcurrent } from '../processes/for-each-concurrent';
import { encodePhotograph } from './encode-photograph';
import { openPhotographCache } from './photograph-cache';
import { PHOTOGRAPH_LIMITS } from './photograph-limits';

type Options = { fileOf?: (address: string) => string; cache?: string; report?: (done: number, all: number) => void };

/**
 * Makes the site's variants of the shop's own photographs, as `npm run images` does of fetched ones, but in WebP alone: a build waits for
 * them. What was made before is taken from the cache. Gives how many were made; rejects naming a file that is no picture.
 * @param addresses such as '/uploads/a.jpg'
 * @param fileOf names the files behind them
 */
export async function resizeUploads(
  addresses: Iterable<string>,
  { fileOf = publicFilePath, cache: folder = CACHE_FOLDER, report }: Options = {},
): Promise<number> {
  const wanted = [...new Set(addresses)];
  if (wanted.length === 0) return 0;
  const cache = openPhotographCache(folder);
  let [made, done] = [0, 0];
  await forEachConcurrent(availableParallelism(), wanted, async (address) => {
    const file = fileOf(address);
    const body = await readFile(file);
    const source = sha256Of(body);
    const known = cache.get(address);
    if (known?.status !== 'ok' || known.source !== source || !cache.hasAllFiles(known)) {
      const { files, ...size } = await encodePhotograph(body, PHOTOGRAPH_LIMITS, ['webp']).catch((error: Error) => {
        throw new Error(`${file} ${error.message}`);
      });
      for (const { variant, data } of files) cache.write(variant.file, data);
      cache.set(address, {
        status: 'ok',
        ...size,
        variants: files.map(({ variant }) => variant),
        source,
        fetchedAt: new Date().toISOString(),
      });
      made += 1;
    }
    done += 1;
    report?.(done, wanted.length);
  }).finally(() => made > 0 && cache.save());
  return made;
}
