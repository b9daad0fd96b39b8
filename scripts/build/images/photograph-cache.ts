import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type ManifestEntry, PHOTOGRAPH_FILE, readManifest } from '../../../lib/catalogue/images/manifest';

import { isTemporaryFile, writeFileAtomic } from '../write-file';

/** The manifest in memory and the folder on disk. */
export type PhotographCache = {
  get: (address: string) => ManifestEntry | undefined;
  set: (address: string, entry: ManifestEntry) => void;
  write: (name: string, data: Buffer) => void;
  /** True for an entry whose files are all there. */
  hasAllFiles: (entry: ManifestEntry) => boolean;
  save: () => void;
  /** Drops entries that are not wanted, and files that no entry names; the number of files dropped. */
  prune: (isWanted: (address: string) => boolean) => number;
};

/** Opens the cache of a folder, which is made when it is missing. A broken manifest counts as an empty one. */
export function openPhotographCache(folder: string): PhotographCache {
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

  function prune(isWanted: (address: string) => boolean): number {
    for (const address of [...entries.keys()]) if (!isWanted(address)) entries.delete(address);
    const named = new Set([...entries.values()].flatMap(filesOf));
    // The manifest goes first: it may name nothing that is gone.
    save();
    const dropped = readdirSync(folder).filter(
      (name) => (PHOTOGRAPH_FILE.test(name) && !named.has(name)) || isTemporaryFile(name),
    );
    for (const name of dropped) rmSync(join(folder, name));
    return dropped.length;
  }

  return {
    get: (address) => entries.get(address),
    set: (address, entry) => void entries.set(address, entry),
    hasAllFiles: (entry) => entry.status === 'ok' && filesOf(entry).every((name) => files.has(name)),
    write,
    save,
    prune,
  };
}

function filesOf(entry: ManifestEntry): string[] {
  return entry.status === 'ok' ? entry.variants.map(({ file }) => file) : [];
}
