import type { Stats } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** Files that tell a host what to do and are never served themselves. */
const HOST_FILES = ['_headers', '_redirects'];

/** `path` is that below the folder, with slashes. */
export type FoundFile = { path: string; file: string; stats: Stats; needsSlash: boolean };

// Anything that could leave the folder or mean two things to two programs; a colon is a drive or a stream on Windows.
const isUnsafe = (segment: string) => segment === '.' || segment === '..' || /[/\\\0:]/.test(segment);

/**
 * Splits an address path into decoded segments; the last one is '' for a folder. `undefined` where the path
 * cannot be decoded, has an empty segment inside, or holds anything that could lead out of the folder.
 */
export function readSegments(path: string): string[] | undefined {
  const raw = path.slice(1).split('/');
  try {
    const segments = raw.map(decodeURIComponent);
    const isSound = segments.every((segment, index) => !isUnsafe(segment) && (segment || index === raw.length - 1));
    return path.startsWith('/') && isSound ? segments : undefined;
  } catch {
    // decodeURIComponent refuses broken escapes: such an address names nothing.
    return undefined;
  }
}

/**
 * Looks an address up below a folder: a file, or a folder that holds an index.html and was asked for without its
 * slash (`needsSlash`), or `undefined`.
 * @param root real path of the folder
 * @param segments as {@link readSegments} gives them
 */
export async function findFile(root: string, segments: readonly string[]): Promise<FoundFile | undefined> {
  if (segments.length === 1 && HOST_FILES.includes(segments[0] ?? '')) return undefined;
  const isFolder = segments.at(-1) === '';
  const direct = await statBelow(root, isFolder ? [...segments.slice(0, -1), 'index.html'] : segments);
  if (direct?.stats.isFile()) return { ...direct, needsSlash: false };
  if (isFolder || !direct?.stats.isDirectory()) return undefined;
  const index = await statBelow(root, [...segments, 'index.html']);
  return index?.stats.isFile() ? { ...index, needsSlash: true } : undefined;
}

const NOT_THERE = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES', 'EINVAL'];

async function statBelow(
  root: string,
  segments: readonly string[],
): Promise<Omit<FoundFile, 'needsSlash'> | undefined> {
  const file = join(root, ...segments);
  try {
    const real = await realpath(file);
    // A link may lead elsewhere below the folder, never out of it.
    const isInside = real.startsWith(root.endsWith(sep) ? root : root + sep);
    // Disks that ignore case would serve what a CDN does not find.
    const isOtherCase = real !== file && real.toLowerCase() === file.toLowerCase();
    return isInside && !isOtherCase ? { path: segments.join('/'), file, stats: await stat(file) } : undefined;
  } catch (error) {
    if (NOT_THERE.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
