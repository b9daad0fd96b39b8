import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { listPaths } from './files';

/** Files that Next writes and that no page of this site asks for: the browser tests fail on any 404. */
const UNUSED = [
  // Lists for the router of another kind of app.
  /^_next\/static\/[^/]+\/_(?:buildManifest|ssgManifest|clientMiddlewareManifest)\.js$/,
  /\.map$/,
  // The worker's source, which Turbopack puts beside the worker that it makes of it, as it would a picture behind `new URL`.
  /^_next\/static\/media\/[^/]+\.tsx?$/,
];

/** The scripts that pages name for browsers without modules, which could not run the other chunks either. */
const FOR_OLD_BROWSERS = /<script src="([^"]+)" noModule=""/g;

/** Gives the paths of what Next has drawn without what nobody asks for, `empty` pages among it. */
export function pruneExport(folder: string, empty: readonly string[] = []): string[] {
  const paths = listPaths(folder);
  const home = paths.includes('index.html') ? readFileSync(join(folder, 'index.html'), 'utf8') : '';
  const old = [...home.matchAll(FOR_OLD_BROWSERS)].map(([, address = '']) => posix.basename(address));
  const isUnasked = (path: string) =>
    old.includes(posix.basename(path)) ||
    UNUSED.some((pattern) => pattern.test(path)) ||
    empty.some((page) => path.startsWith(`${page}/`));
  return paths.filter((path) => !isUnasked(path));
}

/** The folders of the shop's pictures in `public/`. Other data may not use all of their files. */
const PICTURE_FOLDERS = /^(?:drawings|uploads)\//;

/** Lists the paths of `public/` without pictures that the shop does not use. */
export function pruneGiven(folder: string, used: ReadonlySet<string>): string[] {
  return listPaths(folder).filter((path) => !PICTURE_FOLDERS.test(path) || used.has(`/${path}`));
}
