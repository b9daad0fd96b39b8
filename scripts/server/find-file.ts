import type { Stats } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that tell a host what to do and are never served themselves. */
const HOST_FILES = ['_headers', '_redirects'];

/** A file that is there, by its real path. */
export type FoundFile = { path: string; stats: Stats };

// Anything that is hidden, could leave the folder or mean two things to two programs; a colon is a drive or a stream on Windows.
const isUnsafe = (segment: string) => /^\.(?!well-known$)|[/\\\0:]/.test(segment);

/**
 * Splits an address path into decoded segments; the last one is '' for a folder. `undefined` where the path
 * cannot be decoded, has an empty segment inside, or holds anything that is hidden or could lead out of the folder.
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
 * The file that answers for an address below a folder, 'folder' for a folder that holds an index.html and was asked for without its
 * slash, or `undefined`.
 * @param root real path of the folder
 * @param segments as {@link readSegments} gives them
 */
export async function findFile(root: string, segments: readonly string[]): Promise<FoundFile | 'folder' | undefined> {
  if (segments.length === 1 && HOST_FILES.includes(segments[0] ?? '')) return undefined;
  const isFolder = segments.at(-1) === '';
  const direct = await findBelow(root, isFolder ? [...segments.slice(0, -1), 'index.html'] : segments);
  if (direct?.stats.isFile()) return direct;
  if (isFolder || !direct?.stats.isDirectory()) return undefined;
  const index = await findBelow(root, [...segments, 'index.html']);
  return index?.stats.isFile() ? 'folder' : undefined;
}

const NOT_THERE = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES', 'EINVAL'];

async function findBelow(root: string, segments: readonly string[]): Promise<FoundFile | undefined> {
  const file = join(root, ...segments);
  try {
    const path = await realpath(file);
    // An export holds no links, which could lead out of it; disks that ignore case would serve what a CDN does not find.
    return path === file ? { path, stats: await stat(path) } : undefined;
  } catch (error) {
    if (NOT_THERE.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
