import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Environment } from '../../lib/environment';
import type { GuardSettings } from '../loader/loader-text';
import { reachable } from '../service-worker/reachable';
import { oneOfEachTemplate, type StyleSheet } from './style-sheet';

const STATIC = '_next/static/';

/** All that is of a part, but for what its pages load. The shop's preview stays with the shop: who has left it on must come out of it. */
const OF_PART: Readonly<Record<NonNullable<Environment['only']>, RegExp>> = {
  admin:
    /^(?:admin|drawings|icons|photographs|uploads)\/|^(?:catalogue\.json|favicon\.ico|icon\.svg|manifest\.webmanifest|repair\.js)$/,
  shop: /^(?!admin\/|_next\/static\/)/,
};

/** The paths of an export that are of the one part that it shall hold. */
export function keepPart(
  out: string,
  paths: readonly string[],
  part: keyof typeof OF_PART,
  { href }: StyleSheet,
): string[] {
  const read = (path: string) => readFileSync(join(out, path), 'utf8');
  const own = paths.filter((path) => OF_PART[part].test(path));
  const pages = own.filter((path) => path.endsWith('.html'));
  const payloads = own.filter((path) => path.startsWith('admin/') && path.endsWith('.txt'));
  const loaded = reachable(out, [...[...oneOfEachTemplate(pages), ...payloads].map(read), href]);
  // Files that a script fetches by their names, as WebAssembly.
  const scripts = loaded.filter((path) => path.endsWith('.js')).map(read);
  const isFetched = (path: string) =>
    path.startsWith(STATIC) && scripts.some((text) => text.includes(posix.basename(path)));
  const kept = new Set([...own, ...loaded, ...paths.filter(isFetched)]);
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
