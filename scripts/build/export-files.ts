import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, sep } from 'node:path';

export type ExportedFile = {
  /** Relative to the export, with slashes on every system: 'clothing/index.html'. */
  path: string;
  bytes: number;
};

/** Sorted paths of all files below a folder, relative to it, with slashes. */
export function listPaths(folder: string): string[] {
  const start = join(folder, sep).length;
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(start).split(sep).join('/'))
    .sort((a, b) => (a < b ? -1 : 1));
}

/** All files below a folder, sorted by path. */
export function listFiles(folder: string): ExportedFile[] {
  return listPaths(folder).map((path) => ({ path, bytes: statSync(join(folder, path)).size }));
}

/** Target of `next build`. {@link file://./finish-export.ts} moves the finished export to out/. */
export const EXPORT_FOLDER = join('.cache', 'export');

const STATIC_FOLDER = '_next/static';
/** The list of chunks of one dynamic import, as Turbopack writes it. */
const DYNAMIC_IMPORT = /\["static\/chunks\/[^\]]*\]/g;
/** A font for rare characters. Browsers load it only if the page has such a character. */
const RARE_FONTS = /@font-face\s*\{[^}]*unicode-range[^}]*\}/g;

/**
 * The hashed scripts, styles and fonts that pages load, initially or later: those whose name is in a text, or in another of them.
 * @param texts HTML or payloads of pages
 * @param isExcluded true for the content of a file to skip, together with all imports that need it
 */
export function reachableFiles(
  out: string,
  texts: readonly string[],
  isExcluded: (content: string) => boolean = () => false,
): string[] {
  const files = readdirSync(join(out, STATIC_FOLDER), { recursive: true, encoding: 'utf8' })
    .map((file) => `${STATIC_FOLDER}/${file.split(sep).join('/')}`)
    .filter((file) => /\.(?:js|css|woff2)$/.test(file));
  const namedIn = (text: string) => files.filter((file) => text.includes(posix.basename(file)));
  const read = (file: string) => readFileSync(join(out, file), 'utf8');
  const excluded = new Set(files.filter((file) => isExcluded(read(file))));
  const reached = new Set<string>();
  const follow = (text: string) => {
    const needed = text.replace(DYNAMIC_IMPORT, (list) =>
      namedIn(list).some((file) => excluded.has(file)) ? '' : list,
    );
    for (const file of namedIn(needed)) {
      if (reached.has(file) || excluded.has(file)) continue;
      reached.add(file);
      if (!file.endsWith('.woff2')) follow(read(file).replace(RARE_FONTS, ''));
    }
  };
  texts.forEach(follow);
  return [...reached];
}

/**
 * All files of an export, the most requested first: the index, files of shop pages, then the others, the largest first. The order
 * matters because hosts limit the number of cache rules, and revalidating a large file takes longest.
 */
export function mostRequestedFiles(out: string): string[] {
  const files = listFiles(out);
  const paths = files.map(({ path }) => path);
  const shop = paths.filter((path) => path.endsWith('.html') && !path.startsWith('admin/'));
  const texts = onePagePerTemplate(shop).map((path) => readFileSync(join(out, path), 'utf8'));
  const loaded = new Set(reachableFiles(out, texts));
  const rank = (path: string) => (path.startsWith('data/') ? 0 : loaded.has(path) ? 1 : 2);
  const bySize = (a: ExportedFile, b: ExportedFile) => (rank(a.path) === 2 ? b.bytes - a.bytes : 0);
  return files.sort((a, b) => rank(a.path) - rank(b.path) || bySize(a, b)).map(({ path }) => path);
}

/** One page per template. Pages of the same depth in the same top folder have the same template. */
function onePagePerTemplate(paths: readonly string[]): string[] {
  const templateOf = (path: string) => `${path.slice(0, path.indexOf('/'))} ${path.split('/').length}`;
  return [...new Map(paths.map((path) => [templateOf(path), path])).values()];
}
