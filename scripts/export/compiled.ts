import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPaths } from './files';
import type { Audience } from './policy';

/** Files that the bundler has made of the code of some pages, whatever their data. */
export type Compiled = {
  /** Style sheets by their paths in the export, in their order. */
  styles: readonly string[];
  /** Scripts that a page may begin with, by their paths in the export. */
  scripts: readonly string[];
  /** The texts of the code that draws the pages. */
  server: readonly string[];
};

type Manifest = {
  entryCSSFiles: Readonly<Record<string, readonly { path: string }[]>>;
  entryJSFiles: Readonly<Record<string, readonly string[]>>;
};

const MANIFEST = 'page_client-reference-manifest.js';
/** Entries that every route has with it: the pages of unknown addresses and of errors, which are the shop's. */
const EXCUSE = /\/global-(?:not-found|error)$/;

/**
 * Reads what the routes of an audience are made of, from the folder in which Next compiles. Throws where there is nothing of it.
 * @param folder usually '.next'
 */
export function readCompiled(audience: Audience, folder: string): Compiled {
  const app = join(folder, 'server/app');
  const routes = listPaths(app).filter(
    (path) => path.endsWith(`/${MANIFEST}`) && (audience === 'operator') === path.startsWith('admin/'),
  );
  const isOurs = (entry: string) => audience === 'visitor' || !EXCUSE.test(entry);
  const entriesOf = <T>(entries: Readonly<Record<string, readonly T[]>>) =>
    Object.entries(entries).flatMap(([entry, files]) => (isOurs(entry) ? files : []));
  const read = routes.map((path) => {
    const manifest = readManifest(readFileSync(join(app, path), 'utf8'));
    const entry = readFileSync(join(app, path.replace(MANIFEST, 'page.js')), 'utf8');
    return {
      styles: entriesOf(manifest.entryCSSFiles).map((style) => `_next/${style.path}`),
      scripts: entriesOf(manifest.entryJSFiles).map((script) => `_next/${script}`),
      server: [...entry.matchAll(/^R\.c\("(.+)"\)$/gm)].map(([, chunk = '']) => chunk),
    };
  });
  const all = (kind: keyof Compiled) => {
    const found = [...new Set(read.flatMap((route) => route[kind]))];
    if (found.length === 0) throw new Error(`${app} names no ${kind} of the ${audience}'s pages`);
    return found;
  };
  const server = all('server').map((chunk) => readFileSync(join(folder, chunk), 'utf8'));
  return { styles: all('styles'), scripts: all('scripts'), server };
}

/** The object that a manifest's script gives a name to. */
function readManifest(script: string): Manifest {
  return JSON.parse(script.slice(script.indexOf('] = {') + '] = '.length).replace(/;\s*$/, ''));
}
