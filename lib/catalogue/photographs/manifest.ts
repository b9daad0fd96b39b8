import 'server-only';
import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Variant } from './manifest-schema';
import { CACHE_FOLDER, PUBLIC_FOLDER, readManifest } from './read-manifest';

/** A photograph that the site itself serves; `variants` stand under /photographs/, each type from narrow to wide. */
export type Photograph = { width: number; height: number; variants: Variant[] };

let photographs: ReadonlyMap<string, Photograph> | undefined;

/** The photograph of an `image_links` address, or undefined when it was not downloaded and published. */
export function getPhotograph(address: string): Photograph | undefined {
  photographs ??= readPhotographs();
  return photographs.get(address);
}

/** Every photograph of the cache whose files are all published, by address: a page never names a file that is not there. */
export function readPhotographs({ cache = CACHE_FOLDER, folder = PUBLIC_FOLDER } = {}): Map<string, Photograph> {
  const root = resolve(/* turbopackIgnore: true */ process.cwd());
  const published = new Set(listFiles(join(root, folder)));
  const found = new Map<string, Photograph>();
  for (const [address, entry] of readManifest(join(root, cache, 'manifest.json'))) {
    if (entry.status !== 'ok' || !entry.variants.every(({ file }) => published.has(file))) continue;
    const { width, height, variants } = entry;
    found.set(address, { width, height, variants });
  }
  return found;
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(/* turbopackIgnore: true */ folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
