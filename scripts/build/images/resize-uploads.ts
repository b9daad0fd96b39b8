import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { CACHE_FOLDER } from '../../../lib/catalogue/images/manifest';
import { publicFilePath } from '../../../lib/catalogue/load';
import { sha256Of } from '../../catalogue/apply/decode-pictures';
import { forEachConcurrent } from '../processes/for-each-concurrent';
import { encodePhotograph } from './encode-photograph';
import { openPhotographCache } from './photograph-cache';
import { PHOTOGRAPH_LIMITS } from './photograph-limits';

type Options = { fileOf?: (address: string) => string; cache?: string; report?: (done: number, all: number) => void };

/**
 * Resizes the shop's photographs, as `npm run images` does for downloads. Writes only WebP: AVIF would slow builds down. Skips cached
 * photographs. Returns the number of resized photographs; rejects with the name of a file that is not a picture.
 * @param addresses such as '/uploads/a.jpg'
 * @param fileOf the file of an address
 */
export async function resizeUploads(
  addresses: Iterable<string>,
  { fileOf = publicFilePath, cache: folder = CACHE_FOLDER, report }: Options = {},
): Promise<number> {
  const unique = [...new Set(addresses)];
  if (unique.length === 0) return 0;
  const cache = openPhotographCache(folder);
  let [resized, done] = [0, 0];
  await forEachConcurrent(availableParallelism(), unique, async (address) => {
    const file = fileOf(address);
    const body = await readFile(file);
    const source = sha256Of(body);
    const cached = cache.get(address);
    if (cached?.status !== 'ok' || cached.source !== source || !cache.hasAllFiles(cached)) {
      const photograph = await encodePhotograph(body, PHOTOGRAPH_LIMITS, ['webp']).catch((error: Error) => {
        throw new Error(`${file} ${error.message}`);
      });
      cache.store(address, photograph, { source, fetchedAt: new Date().toISOString() });
      resized += 1;
    }
    done += 1;
    report?.(done, unique.length);
  }).finally(() => resized > 0 && cache.save());
  return resized;
}
