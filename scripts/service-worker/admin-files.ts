import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AdminFiles } from '../../lib/offline/admin-files';
import { listFiles } from '../export/files';
import { reachable } from './reachable';

const INDEX = 'index.html';
/** The drawings of the products, for the preview. */
const DRAWINGS = 'drawings.json';

/**
 * All that the admin needs of an export to open without a network: its pages, what its router fetches in their place, the drawings,
 * and the hashed files that these load. The same export gives the same list.
 * @param out folder of the export
 * @param basePath '' or '/store'
 */
export function listAdminFiles({ out, basePath }: { out: string; basePath: string }): AdminFiles {
  const read = (path: string) => readFileSync(join(out, path), 'utf8');
  const pages = listFiles(join(out, 'admin'))
    .map(({ path }) => `admin/${path}`)
    .filter((path) => /(?:^|\/)index\.(?:html|txt)$/.test(path))
    .sort();
  const hashed = reachable(out, pages.map(read)).sort();
  const changing = [...pages, DRAWINGS];
  const edition = createHash('sha256');
  for (const path of changing) edition.update(`${path}\n${read(path)}\n`);
  const addressed = (path: string) => `${basePath}/${path.endsWith(INDEX) ? path.slice(0, -INDEX.length) : path}`;
  return {
    edition: edition.digest('hex').slice(0, 16),
    changing: changing.map(addressed),
    hashed: hashed.map(addressed),
  };
}
