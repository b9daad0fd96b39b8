import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readEnvironment } from '@/lib/site/environment';
import { type Element, parseHtml } from './html';

/** The tested export: out/, or that of `scripts/build-shop.ts`. */
export const OUT = process.env.EXPORT_FOLDER ?? 'out';

export const { basePath, siteUrl, catalogueFile, dataDir } = readEnvironment();

/** The URL of the home page, without its slash. */
export const root = `${siteUrl}${basePath}`;

export type Page = {
  /** Path without the base path: '/clothing/', or '/404.html' for a page that is not an index.html. */
  path: string;
  html: string;
  elements: readonly Element[];
};

/** Paths of all files of the export without the base path: '/clothing/index.html'. */
export const files: ReadonlySet<string> = new Set(
  readdirSync(OUT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(OUT, join(entry.parentPath, entry.name)).split(sep).join('/')}`),
);

const contents = new Map<string, Buffer>();
const gzipped = new Map<string, number>();

/** The bytes of a file of the export, cached. */
export function readBytes(file: string): Buffer {
  const known = contents.get(file) ?? readFileSync(join(OUT, file));
  contents.set(file, known);
  return known;
}

/** The text of a file of the export. */
export function readText(file: string): string {
  return readBytes(file).toString('utf8');
}

/** Transfer size of a file: gzipped, unless it is compressed already. */
export function sizeOnWire(file: string): number {
  const known = gzipped.get(file) ?? compressedSize(file);
  gzipped.set(file, known);
  return known;
}

function compressedSize(file: string): number {
  const bytes = readBytes(file);
  return /\.(?:woff2|png|jpe?g|webp|avif)$/.test(file) ? bytes.length : gzipSync(bytes).length;
}

/** The file of a path: '/clothing/' -> '/clothing/index.html'. */
export function fileOf(path: string): string {
  return path.endsWith('/') ? `${path}index.html` : path;
}

function toPage(file: string): Page {
  const html = readText(file);
  let elements: Element[] | undefined;
  return {
    path: file.replace(/\/index\.html$/, '/'),
    html,
    get elements() {
      elements ??= parseHtml(html);
      return elements;
    },
  };
}

/** All pages of the export, sorted by file. */
export const pages: readonly Page[] = [...files]
  .filter((file) => file.endsWith('.html'))
  .sort()
  .map(toPage);

const byPath = new Map(pages.map((page) => [page.path, page]));

/** The page with a path. Throws if there is none. */
export function getPage(path: string): Page {
  const page = byPath.get(path);
  if (!page) throw new Error(`${OUT} has no page ${path}`);
  return page;
}

export const isNotFound = ({ path }: Pick<Page, 'path'>) => path === '/404.html';
export const isAdmin = ({ path }: Pick<Page, 'path'>) => path.startsWith('/admin/');
export const isProduct = ({ path }: Pick<Page, 'path'>) => /^\/products\/[^/]+\/$/.test(path);
export const isStorefront = (page: Pick<Page, 'path'>) => !isAdmin(page);

const MAX_SHOWN = 25;

/** Problems of pages, each with its path, for `toEqual([])`. A failure then lists at most 25 problems. */
export function problemsByPage(checked: readonly Page[], check: (page: Page) => readonly string[]): string[] {
  const problems = checked.flatMap((page) => check(page).map((problem) => `${page.path}: ${problem}`));
  return problems.length > MAX_SHOWN
    ? [...problems.slice(0, MAX_SHOWN), `and ${problems.length - MAX_SHOWN} more`]
    : problems;
}
