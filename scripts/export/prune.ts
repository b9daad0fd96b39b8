import { readFileSync, rmSync } from 'node:fs';
import { join, posix } from 'node:path';
import { listPaths } from './files';

/** Files of Next's export that no page of this site asks for. */
const UNUSED = [
  // Lists for the router of another kind of app.
  /^_next\/static\/[^/]+\/_(?:buildManifest|ssgManifest|clientMiddlewareManifest)\.js$/,
  /\.map$/,
  // The worker's source, which Turbopack puts beside the worker that it makes of it, as it would a picture behind `new URL`.
  /^_next\/static\/media\/[^/]+\.tsx?$/,
  // Payloads for a router: the shop's links load documents, only the admin has such a router.
  /^(?!admin\/)(?:.*\/)?(?:index|404|__next\..*)\.txt$/,
  /^admin\/(?:.*\/)?__next\..*\.txt$/,
  /^(?:404|_not-found|_global-error)\//,
  /^_not-found\.(?:html|txt)$/,
];

/** The folders of the shop's pictures. Other data may not use all of their files. */
const PICTURE_FOLDERS = /^(?:drawings|uploads)\//;

/** The scripts that pages name for browsers without modules, which could not run the other chunks either. */
const FOR_OLD_BROWSERS = /<script src="([^"]+)" noModule=""/g;

type Needs = {
  /** Folders of pages that have nothing to show. */
  emptyPages: readonly string[];
  /** The addresses of pictures that the shop uses. */
  pictures: ReadonlySet<string>;
  /** Paths of other files that nothing asks for. */
  unused: ReadonlySet<string>;
};

/** Removes what nobody asks for from an export, and gives the paths of the rest. */
export function pruneExport(folder: string, { emptyPages, pictures, unused }: Needs): string[] {
  const paths = listPaths(folder);
  const home = paths.includes('index.html') ? readFileSync(join(folder, 'index.html'), 'utf8') : '';
  const old = [...home.matchAll(FOR_OLD_BROWSERS)].map(([, address = '']) => posix.basename(address));
  const isUnused = (path: string) =>
    old.includes(posix.basename(path)) ||
    unused.has(path) ||
    (PICTURE_FOLDERS.test(path) && !pictures.has(`/${path}`)) ||
    UNUSED.some((pattern) => pattern.test(path)) ||
    emptyPages.some((page) => path.startsWith(`${page}/`));
  for (const path of paths.filter(isUnused)) rmSync(join(folder, path));
  return paths.filter((path) => !isUnused(path));
}
