import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { measure } from '../export/host-limits.mjs';

/** @typedef {{ path: string, bytes: number }} ExportedFile the path has slashes on every system */

/**
 * What an export holds.
 * @param {ExportedFile[]} files
 * @returns {import('../export/host-limits.mjs').HostFigures & { pages: number, products: number }}
 */
export function summarizeFiles(files) {
  return {
    ...measure(files),
    pages: files.filter(({ path }) => path.endsWith('.html')).length,
    products: files.filter(({ path }) => /^products\/[^/]+\/index\.html$/.test(path)).length,
  };
}

/**
 * Counts the files of an export and its drawings; drawings of the same content count once in `distinctArtwork`.
 * @param {string} folder
 */
export async function countExport(folder) {
  const files = [];
  for (const name of await readdir(folder, { recursive: true })) {
    const stats = await stat(join(folder, name));
    if (stats.isFile()) files.push({ path: name.split(sep).join('/'), bytes: stats.size });
  }
  const artwork = files.filter(({ path }) => path.startsWith('artwork/'));
  const contents = new Set();
  for (const { path } of artwork) {
    contents.add(
      createHash('sha256')
        .update(await readFile(join(folder, path)))
        .digest('hex'),
    );
  }
  return { ...summarizeFiles(files), artwork: artwork.length, distinctArtwork: contents.size };
}
