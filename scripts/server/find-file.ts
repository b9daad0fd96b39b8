import type { Stats } from 'node:fs';
import { constants } from 'node:fs';
import { type FileHandle, lstat, open, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** Files that tell a host what to do and are never served themselves. */
const HOST_FILES = ['_headers', '_redirects'];

/** An open file, which whoever asked for it closes; `path` is that below the folder, with slashes. */
export type FoundFile = { path: string; handle: FileHandle; stats: Stats };

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
 * Opens the file that answers for an address below a folder, or gives 'folder' for a folder that holds an index.html and was asked
 * for without its slash, or `undefined`.
 * @param root real path of the folder
 * @param segments as {@link readSegments} gives them
 */
export async function findFile(root: string, segments: readonly string[]): Promise<FoundFile | 'folder' | undefined> {
  if (segments.length === 1 && HOST_FILES.includes(segments[0] ?? '')) return undefined;
  const isFolder = segments.at(-1) === '';
  const direct = await openBelow(root, isFolder ? [...segments.slice(0, -1), 'index.html'] : segments);
  if (direct?.stats.isFile()) return direct;
  await direct?.handle.close();
  if (isFolder || !direct?.stats.isDirectory()) return undefined;
  const index = await openBelow(root, [...segments, 'index.html']);
  await index?.handle.close();
  return index?.stats.isFile() ? 'folder' : undefined;
}

const NOT_THERE = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES', 'EINVAL', 'ENXIO'];
// A pipe without a writer would keep us waiting.
const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/** Opens before it asks where that is, and sends what it opened: a link that changes meanwhile leads nowhere else. */
async function openBelow(root: string, segments: readonly string[]): Promise<FoundFile | undefined> {
  const file = join(root, ...segments);
  let handle: FileHandle | undefined;
  try {
    handle = await open(file, FLAGS);
    const [stats, real] = await Promise.all([handle.stat(), realpath(file)]);
    const { dev, ino } = await lstat(real);
    // A link may lead elsewhere below the folder, never out of it.
    const isInside = real.startsWith(root.endsWith(sep) ? root : root + sep) && dev === stats.dev && ino === stats.ino;
    // Disks that ignore case would serve what a CDN does not find.
    const isOtherCase = real !== file && real.toLowerCase() === file.toLowerCase();
    if (isInside && !isOtherCase) return { path: segments.join('/'), handle, stats };
    await handle.close();
    return undefined;
  } catch (error) {
    await handle?.close();
    if (NOT_THERE.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
