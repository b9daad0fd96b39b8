import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { ownFile } from '../../lib/catalogue/own-file';
import { CACHE_FOLDER } from '../../lib/catalogue/photographs/read-manifest';
import { sha256Of } from '../apply/decode-pictures';
import { atOnce } from '../processes/at-once';
import { openCache } from './cache';
import { encodePhotograph } from './encode';
import { PHOTOGRAPH_LIMITS } from './limits';

type Options = { fileOf?: (address: string) => string; cache?: string; report?: (done: number, all: number) => void };

/**
 * Makes the site's variants of the shop's own photographs, as `npm run images` does of fetched ones, but in WebP alone: a build waits for
 * them. What was made before is taken from the cache. Gives how many were made; rejects naming a file that is no picture.
 * @param addresses such as '/uploads/a.jpg'
 * @param fileOf names the files behind them
 */
export async function shrinkUploads(
  addresses: Iterable<string>,
  { fileOf = ownFile, cache: folder = CACHE_FOLDER, report }: Options = {},
): Promise<number> {
  const wanted = [...new Set(addresses)];
  if (wanted.length === 0) return 0;
  const cache = openCache(folder);
  let [made, done] = [0, 0];
  await atOnce(availableParallelism(), wanted, async (address) => {
    const file = fileOf(address);
    const body = await readFile(file);
    const source = sha256Of(body);
    const known = cache.get(address);
    if (known?.status !== 'ok' || known.source !== source || !cache.isWhole(known)) {
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
