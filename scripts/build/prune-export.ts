import { readFileSync } from 'node:fs';
import { unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { listPaths } from './export-files';
import { LEGACY_SCRIPT } from './finish-page';
import { forEachConcurrent } from './processes/for-each-concurrent';

/** Files of Next's export that no browser requests. */
const UNUSED = [
  /^_next\/static\/[^/]+\/_\w+Manifest\.js$/,
  /\.map$/,
  // Source of a worker, which Turbopack copies next to the bundle of the worker.
  /^_next\/static\/media\/[^/]+\.tsx?$/,
  // Payloads for Next's router. Links of the shop load pages; the admin's router requests index.txt.
  /(?:^|\/)__next\..*\.txt$/,
  /^(?!admin\/)(?:.*\/)?(?:index|404|_not-found)\.txt$/,
  /^(?:404|_not-found|_global-error)\//,
  /^_not-found\.html$/,
];

/** Folders of the shop's pictures. Shops of other data need only some of the files. */
const PICTURE_FOLDERS = /^(?:drawings|uploads)\//;

/** The others of Node's four threads finish pages. */
const MAX_CONCURRENT = 2;

type Needs = {
  /** Folders of pages that have nothing to show. */
  emptyPages: readonly string[];
  /** Addresses of the pictures that the shop uses. */
  pictures: ReadonlySet<string>;
};

/** Starts to remove the files that no browser requests from an export. Returns the paths of the others, and when the files are removed. */
export function pruneExport(
  folder: string,
  { emptyPages, pictures }: Needs,
): { paths: string[]; removal: Promise<void> } {
  const [[, legacy = ''] = []] = readFileSync(join(folder, '404.html'), 'utf8').matchAll(LEGACY_SCRIPT);
  const isUnused = (path: string) =>
    legacy.endsWith(`/${path}`) ||
    (PICTURE_FOLDERS.test(path) && !pictures.has(`/${path}`)) ||
    UNUSED.some((pattern) => pattern.test(path)) ||
    emptyPages.some((page) => path.startsWith(`${page}/`));
  const paths = listPaths(folder);
  const removal = forEachConcurrent(MAX_CONCURRENT, paths.filter(isUnused), (path) => unlink(join(folder, path)));
  return { paths: paths.filter((path) => !isUnused(path)), removal };
}
