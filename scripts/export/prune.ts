import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { listPaths } from './files';

/** Files that Next writes and that no page of this site asks for: the browser tests fail on any 404. */
const UNUSED = [
  // The page of unknown addresses once more; hosts want 404.html.
  /^(?:404|_not-found)\//,
  // Lists for the router of another kind of app.
  /^_next\/static\/[^/]+\/_(?:buildManifest|ssgManifest|clientMiddlewareManifest)\.js$/,
  /\.map$/,
  // The worker's source, which Turbopack puts beside the worker that it makes of it, as it would a picture behind `new URL`.
  /^_next\/static\/media\/[^/]+\.tsx?$/,
  // Parts of pages, which a router asks for that prefetches.
  /(?:^|\/)__next\.[^/]+\.txt$/,
  // The texts for a router: the shop's pages are documents, and only the admin goes from page to page softly.
  /^(?!admin\/)(?:.*\/)?index\.txt$/,
];

/** The scripts that pages name for browsers without modules, which could not run the other chunks either. */
const FOR_OLD_BROWSERS = /<script src="([^"]+)" noModule=""/g;

/**
 * Gives the paths of an export without what nobody asks for, pictures of the owner's that no product names and `empty` pages among it,
 * and says how many files that is.
 */
export function pruneExport(
  folder: string,
  named: ReadonlySet<string>,
  empty: readonly string[] = [],
): { left: string[]; taken: number } {
  const paths = listPaths(folder);
  const home = paths.includes('index.html') ? readFileSync(join(folder, 'index.html'), 'utf8') : '';
  const old = [...home.matchAll(FOR_OLD_BROWSERS)].map(([, address = '']) => posix.basename(address));
  const isUnasked = (path: string) =>
    old.includes(posix.basename(path)) ||
    UNUSED.some((pattern) => pattern.test(path)) ||
    empty.some((page) => path.startsWith(`${page}/`)) ||
    (path.startsWith('uploads/') && !named.has(`/${path}`));
  const left = paths.filter((path) => !isUnasked(path));
  return { left, taken: paths.length - left.length };
}
