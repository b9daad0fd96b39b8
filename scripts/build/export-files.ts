import { readdirSync, readFileSync, statSync } from 'node:fs';
import { unlink } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';
import { LEGACY_SCRIPT } from './finish-page';
import { forEachConcurrent } from './processes/for-each-concurrent';

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

/** Files of Next's export that no browser requests. */
const UNUSED_FILES = [
  /^_next\/static\/[^/]+\/_\w+Manifest\.js$/,
  /\.map$/,
  // Source of a worker, which Turbopack copies next to its bundle.
  /^_next\/static\/media\/[^/]+\.tsx?$/,
  // Payloads for Next's router. Links of the shop load pages; the admin's router requests index.txt.
  /(?:^|\/)__next\..*\.txt$/,
  /^(?!admin\/)(?:.*\/)?(?:index|404|_not-found)\.txt$/,
  /^(?:404|_not-found|_global-error)\//,
  /^_not-found\.html$/,
];

/** Folders of pictures in public/. A shop may use only some of the files. */
const PICTURE_FOLDERS = /^(?:drawings|uploads)\//;

/** Node has four I/O threads; the other two finish pages. */
const MAX_CONCURRENT = 2;

type UsedFiles = {
  /** Folders of pages without content, which are removed. */
  emptyPages: readonly string[];
  /** URLs of the pictures that the shop uses, such as '/uploads/a.webp'. */
  pictures: ReadonlySet<string>;
};

/** Starts removing unused files from an export. Returns the paths of the other files; `removal` resolves when it is done. */
export function pruneExport(
  folder: string,
  { emptyPages, pictures }: UsedFiles,
): { paths: string[]; removal: Promise<void> } {
  const [[, legacy = ''] = []] = readFileSync(join(folder, '404.html'), 'utf8').matchAll(LEGACY_SCRIPT);
  const isUnused = (path: string) =>
    legacy.endsWith(`/${path}`) ||
    (PICTURE_FOLDERS.test(path) && !pictures.has(`/${path}`)) ||
    UNUSED_FILES.some((pattern) => pattern.test(path)) ||
    emptyPages.some((page) => path.startsWith(`${page}/`));
  const paths = listPaths(folder);
  const removal = forEachConcurrent(MAX_CONCURRENT, paths.filter(isUnused), (path) => unlink(join(folder, path)));
  return { paths: paths.filter((path) => !isUnused(path)), removal };
}
