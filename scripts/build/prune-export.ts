import { readFileSync } from 'node:fs';
import { unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { listPaths } from './export-files';
import { LEGACY_SCRIPT } from './finish-page';
import { forEachConcurrent } from './processes/for-each-concurrent';

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
