import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ExportedFile, listFiles } from '../build/files';
import { reachable } from '../build/reachable';

/**
 * The files of an export: the catalogue's index first, then the scripts and styles that the shop's pages load, then all others, the
 * largest of them first: they cost most where a browser asks again.
 */
export function mostAskedFor(out: string): string[] {
  const files = listFiles(out);
  const paths = files.map(({ path }) => path);
  const shop = paths.filter((path) => path.endsWith('.html') && !path.startsWith('admin/'));
  const texts = oneOfEachTemplate(shop).map((path) => readFileSync(join(out, path), 'utf8'));
  const loaded = new Set(reachable(out, texts));
  const rank = (path: string) => (path.startsWith('data/') ? 0 : loaded.has(path) ? 1 : 2);
  const bySize = (a: ExportedFile, b: ExportedFile) => (rank(a.path) === 2 ? b.bytes - a.bytes : 0);
  return files.sort((a, b) => rank(a.path) - rank(b.path) || bySize(a, b)).map(({ path }) => path);
}

/** One page of each template: pages of one depth in the same folder have the same scripts and style sheets. */
function oneOfEachTemplate(paths: readonly string[]): string[] {
  const templateOf = (path: string) => `${path.slice(0, path.indexOf('/'))} ${path.split('/').length}`;
  return [...new Map(paths.map((path) => [templateOf(path), path])).values()];
}
