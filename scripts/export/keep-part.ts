import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Environment } from '../../lib/environment';
import type { GuardSettings } from '../loader/loader-text';
import { reachable } from '../service-worker/reachable';
import { listFiles } from './files';
import { oneOfEachTemplate, type StyleSheet } from './style-sheet';

const STATIC = '_next/static/';

/** All that is of a part, but for what its pages load. The shop's preview stays with the shop: who has left it on must come out of it. */
const OF_PART: Readonly<Record<NonNullable<Environment['only']>, RegExp>> = {
  admin:
    /^(?:admin|artwork|icons|photographs|uploads)\/|^(?:catalogue\.json|drawings\.json|favicon\.ico|icon\.svg|manifest\.webmanifest|repair\.js)$/,
  shop: /^(?!admin\/|_next\/static\/)/,
};

/** Takes out of an export what is not of the one part that it shall hold, and gives the paths that are left. */
export function keepPart(out: string, part: keyof typeof OF_PART, { href }: StyleSheet): string[] {
  const read = (path: string) => readFileSync(join(out, path), 'utf8');
  const paths = listFiles(out).map(({ path }) => path);
  const own = paths.filter((path) => OF_PART[part].test(path));
  const pages = own.filter((path) => path.endsWith('.html'));
  const payloads = own.filter((path) => path.startsWith('admin/') && path.endsWith('.txt'));
  const loaded = reachable(out, [...[...oneOfEachTemplate(pages), ...payloads].map(read), href]);
  // Files that a script fetches by their names, as WebAssembly.
  const scripts = loaded.filter((path) => path.endsWith('.js')).map(read);
  const isFetched = (path: string) =>
    path.startsWith(STATIC) && scripts.some((text) => text.includes(posix.basename(path)));
  const kept = new Set([...own, ...loaded, ...paths.filter(isFetched)]);
  for (const path of paths) if (!kept.has(path)) rmSync(join(out, path));
  // Of a folder without a file some servers say that it may not be read.
  const tops = new Set([...kept].map((path) => path.split('/', 1)[0]));
  for (const name of readdirSync(out)) if (!tops.has(name)) rmSync(join(out, name), { recursive: true });
  return paths.filter((path) => kept.has(path));
}

/**
 * The integrity of each script of an export by its address: what the admin's pages may run where they have an origin of their own.
 * @param basePath '' or '/store'
 * @param unchecked a script that browsers check in no way
 */
export function guardSettings(
  out: string,
  basePath: string,
  paths: readonly string[],
  unchecked: string,
): GuardSettings {
  const hashOf = (path: string) =>
    `sha384-${createHash('sha384')
      .update(readFileSync(join(out, path)))
      .digest('base64')}`;
  const scripts = paths.filter((path) => path.endsWith('.js'));
  return {
    files: {
      ...Object.fromEntries(scripts.map((path) => [`${basePath}/${path}`, hashOf(path)])),
      [`${basePath}/${unchecked}`]: '',
    },
  };
}
