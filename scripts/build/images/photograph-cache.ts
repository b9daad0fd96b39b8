import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  CACHE_FOLDER,
  type ManifestEntry,
  PHOTOGRAPH_FILE,
  PUBLIC_FOLDER,
  readManifest,
} from '../../../lib/catalogue/images/manifest';
import { isTemporaryFile, writeFileAtomic } from '../write-file';
import type { EncodedPhotograph } from './encode-photograph';

/**
 * Opens the cached photographs of a folder: the manifest in memory, and the files. Creates the folder if needed. An invalid manifest
 * counts as empty.
 */
export function openPhotographCache(folder: string) {
  mkdirSync(folder, { recursive: true });
  const entries = readManifest(join(folder, 'manifest.json'));
  const files = new Set(readdirSync(folder));

  function write(name: string, data: string | Buffer) {
    writeFileAtomic(join(folder, name), data);
    files.add(name);
  }

  function save() {
    const photographs = Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
    write('manifest.json', `${JSON.stringify({ version: 1, photographs }, null, 2)}\n`);
  }

  /** Removes entries that are not wanted, then files without an entry. Returns the number of removed files. */
  function prune(isWanted: (address: string) => boolean): number {
    for (const address of [...entries.keys()]) if (!isWanted(address)) entries.delete(address);
    const used = new Set([...entries.values()].flatMap(filesOf));
    // The manifest is saved before files are removed, so that it never names a missing file.
    save();
    const unused = readdirSync(folder).filter(
      (name) => (PHOTOGRAPH_FILE.test(name) && !used.has(name)) || isTemporaryFile(name),
    );
    for (const name of unused) rmSync(join(folder, name));
    return unused.length;
  }

  return {
    get: (address: string) => entries.get(address),
    set: (address: string, entry: ManifestEntry) => void entries.set(address, entry),
    /** True if all files of an entry exist. */
    hasAllFiles: (entry: ManifestEntry) => entry.status === 'ok' && filesOf(entry).every((name) => files.has(name)),
    /** Writes the files of a photograph, and its entry. `source` is the hash of a file of the shop. */
    store: (
      address: string,
      { files: copies, ...size }: EncodedPhotograph,
      details: { fetchedAt: string; source?: string },
    ) => {
      for (const { variant, data } of copies) write(variant.file, data);
      entries.set(address, { status: 'ok', ...size, variants: copies.map(({ variant }) => variant), ...details });
    },
    save,
    prune,
  };
}

function filesOf(entry: ManifestEntry): string[] {
  return entry.status === 'ok' ? entry.variants.map(({ file }) => file) : [];
}

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
    const files = entry ? filesOf(entry) : [];
    if (files.every((file) => existsSync(join(cache, file)))) for (const file of files) wanted.add(file);
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
