import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE_FOLDER, PHOTOGRAPH_FILE, PUBLIC_FOLDER, readManifest } from '../../../lib/catalogue/images/manifest';

/**
 * Copies photographs from the cache to public/photographs and removes files that are no longer used. Skips photographs with a missing
 * file. Returns the number of files in the folder.
 */
export function copyPhotographs(
  addresses: Iterable<string>,
  { cache = CACHE_FOLDER, folder = PUBLIC_FOLDER } = {},
): number {
  const manifest = readManifest(join(cache, 'manifest.json'));
  const wanted = new Set<string>();
  for (const address of addresses) {
    const entry = manifest.get(address);
    if (entry?.status !== 'ok' || !entry.variants.every(({ file }) => existsSync(join(cache, file)))) continue;
    for (const { file } of entry.variants) wanted.add(file);
  }
  if (wanted.size > 0) mkdirSync(folder, { recursive: true });
  if (!existsSync(folder)) return 0;
  for (const name of readdirSync(folder)) {
    if (PHOTOGRAPH_FILE.test(name) && !wanted.has(name)) rmSync(join(folder, name));
  }
  for (const name of wanted) {
    const [from, to] = [join(cache, name), join(folder, name)];
    // The name is a hash of the content, so a different size means an incomplete copy.
    if (statSync(to, { throwIfNoEntry: false })?.size !== statSync(from).size) copyFileSync(from, to);
  }
  return wanted.size;
}
