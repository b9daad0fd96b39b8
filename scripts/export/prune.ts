import { readFileSync, rmSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { listFiles } from './files';

/** Files that Next writes and that no page of this site asks for: the browser tests fail on any 404. */
const UNUSED = [
  // The page of unknown addresses once more; hosts want 404.html.
  /^(?:404|_not-found)\//,
  // Lists for the router of another kind of app.
  /^_next\/static\/[^/]+\/_(?:buildManifest|ssgManifest|clientMiddlewareManifest)\.js$/,
  /\.map$/,
  // What the router fetches: the shop's pages are documents, and only the admin goes from page to page softly.
  /^(?!admin\/)(?:.*\/)?(?:index|__next\..+)\.txt$/,
];

/** The whole payload of a page under a second name, for a kind of prefetch that we do not use. */
const COPY = /(?:^|\/)__next\._full\.txt$/;

/** What pages name for browsers without modules, which could not run the other chunks either. */
const FOR_OLD_BROWSERS = /<script src="([^"]+)" noModule=""/g;

/**
 * Takes out of the export what nobody asks for. Throws where a copy is none any more: then Next has changed, and so may have
 * what it asks for.
 * @returns what was taken out
 */
export function pruneExport(folder: string): { files: number; bytes: number } {
  const files = listFiles(folder);
  for (const { path } of files.filter((file) => COPY.test(file.path))) {
    const original = join(folder, dirname(path), 'index.txt');
    if (!readFileSync(join(folder, path)).equals(readFileSync(original))) {
      throw new Error(`${folder}/${path} is no copy of index.txt`);
    }
  }
  const home = files.some(({ path }) => path === 'index.html') ? readFileSync(join(folder, 'index.html'), 'utf8') : '';
  const old = [...home.matchAll(FOR_OLD_BROWSERS)].map(([, address = '']) => posix.basename(address));
  const taken = files.filter(
    ({ path }) => COPY.test(path) || old.includes(posix.basename(path)) || UNUSED.some((pattern) => pattern.test(path)),
  );
  for (const { path } of taken) rmSync(join(folder, path));
  for (const name of ['404', '_not-found']) rmSync(join(folder, name), { recursive: true, force: true });
  return { files: taken.length, bytes: taken.reduce((sum, { bytes }) => sum + bytes, 0) };
}
