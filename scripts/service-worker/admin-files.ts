import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AdminFiles } from '../../lib/offline/admin-files';
import { listFiles } from '../export/files';
import { REPAIR_FILE } from '../loader/loader-text';
import { reachable } from './reachable';

const INDEX = 'index.html';

/**
 * All that the admin needs of an export to open without a network, with the digest of each: its pages, what its router fetches in
 * their place, the repair script, and the hashed files that these load. The same export gives the same list.
 * @param out folder of the export
 * @param basePath '' or '/store'
 */
export function listAdminFiles({ out, basePath }: { out: string; basePath: string }): AdminFiles {
  const read = (path: string) => readFileSync(join(out, path), 'utf8');
  const pages = listFiles(join(out, 'admin'))
    .map(({ path }) => `admin/${path}`)
    .filter((path) => /(?:^|\/)index\.(?:html|txt)$/.test(path))
    .sort();
  const files = [...pages, REPAIR_FILE, ...reachable(out, pages.map(read)).sort()];
  const addressed = (path: string) => `${basePath}/${path.endsWith(INDEX) ? path.slice(0, -INDEX.length) : path}`;
  return Object.fromEntries(files.map((path) => [addressed(path), digest(readFileSync(join(out, path)))]));
}

/** The SHA-256 of a file as the service worker writes it. */
export const digest = (file: Buffer | string): string => createHash('sha256').update(file).digest('base64');
