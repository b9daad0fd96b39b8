import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, sep } from 'node:path';

export type ExportedFile = {
  /** Relative to the export, with slashes on every system: 'clothing/index.html'. */
  path: string;
  bytes: number;
};

/** The path of every file below a folder, in order. */
export function listPaths(folder: string): string[] {
  const start = join(folder, sep).length;
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(start).split(sep).join('/'))
    .sort((a, b) => (a < b ? -1 : 1));
}

/** Every file below a folder, in order. */
export function listFiles(folder: string): ExportedFile[] {
  return listPaths(folder).map((path) => ({ path, bytes: statSync(join(folder, path)).size }));
}

/** Where `next build` exports to, before {@link file://./finish-export.ts} moves the finished export to out/. */
export const EXPORT_FOLDER = join('.cache', 'export');

const STATIC = '_next/static';
/** The files that one import needs together, as the bundler lists them. */
const IMPORT = /\["static\/chunks\/[^\]]*\]/g;
/** Fonts for letters that few texts have, in a style sheet: who meets them fetches them. */
const RARE_FONTS = /@font-face\s*\{[^}]*unicode-range[^}]*\}/g;

/**
 * The hashed scripts, styles and fonts of an export whose names stand in some texts, and those whose names stand in these in turn: all
 * that pages load, at once or later. What is left out leads nowhere either, and of an import that needs it nothing is loaded.
 */
export function reachableFiles(
  out: string,
  texts: readonly string[],
  isLeftOut: (content: string) => boolean = () => false,
): string[] {
  const files = readdirSync(join(out, STATIC), { recursive: true, encoding: 'utf8' })
    .map((file) => `${STATIC}/${file.split(sep).join('/')}`)
    .filter((file) => /\.(?:js|css|woff2)$/.test(file));
  const namedIn = (text: string) => files.filter((file) => text.includes(posix.basename(file)));
  const read = (file: string) => readFileSync(join(out, file), 'utf8');
  const leftOut = new Set(files.filter((file) => isLeftOut(read(file))));
  const reached = new Set<string>();
  const follow = (text: string) => {
    const needed = text.replace(IMPORT, (list) => (namedIn(list).some((file) => leftOut.has(file)) ? '' : list));
    for (const file of namedIn(needed)) {
      if (reached.has(file) || leftOut.has(file)) continue;
      reached.add(file);
      if (!file.endsWith('.woff2')) follow(read(file).replace(RARE_FONTS, ''));
    }
  };
  texts.forEach(follow);
  return [...reached];
}

/**
 * The files of an export: the catalogue's index first, then the scripts and styles that the shop's pages load, then all others, the
 * largest of them first: they cost most where a browser asks again.
 */
export function mostRequestedFiles(out: string): string[] {
  const files = listFiles(out);
  const paths = files.map(({ path }) => path);
  const shop = paths.filter((path) => path.endsWith('.html') && !path.startsWith('admin/'));
  const texts = oneOfEachTemplate(shop).map((path) => readFileSync(join(out, path), 'utf8'));
  const loaded = new Set(reachableFiles(out, texts));
  const rank = (path: string) => (path.startsWith('data/') ? 0 : loaded.has(path) ? 1 : 2);
  const bySize = (a: ExportedFile, b: ExportedFile) => (rank(a.path) === 2 ? b.bytes - a.bytes : 0);
  return files.sort((a, b) => rank(a.path) - rank(b.path) || bySize(a, b)).map(({ path }) => path);
}

/** One page of each template: pages of one depth in the same folder have the same scripts and style sheets. */
function oneOfEachTemplate(paths: readonly string[]): string[] {
  const templateOf = (path: string) => `${path.slice(0, path.indexOf('/'))} ${path.split('/').length}`;
  return [...new Map(paths.map((path) => [templateOf(path), path])).values()];
}
