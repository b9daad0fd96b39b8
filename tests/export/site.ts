import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readEnvironment } from '@/lib/site/environment';
import { type Element, parseHtml } from './html';

/** The export that is checked: out/, or the small one under /store (`scripts/build-shop.ts`). */
export const OUT = process.env.EXPORT_FOLDER ?? 'out';

export const { basePath, siteUrl, catalogueFile, dataDir } = readEnvironment();

export type Page = {
  /** The address without the base path, '/clothing/'; a page that is no index.html keeps its name, '/404.html'. */
  path: string;
  html: string;
  elements: readonly Element[];
};

/** Every file of the export by its address without the base path: '/clothing/index.html'. */
export const files: ReadonlySet<string> = new Set(
  readdirSync(OUT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(OUT, join(entry.parentPath, entry.name)).split(sep).join('/')}`),
);

const contents = new Map<string, Buffer>();
const gzipped = new Map<string, number>();

/** The bytes of a file of the export, read once. */
export function readBytes(file: string): Buffer {
  const known = contents.get(file) ?? readFileSync(join(OUT, file));
  contents.set(file, known);
  return known;
}

/** The text of a file of the export. */
export function readText(file: string): string {
  return readBytes(file).toString('utf8');
}

/** How many bytes a file takes on the wire: packed, unless it is packed already. */
export function sizeOnWire(file: string): number {
  const known = gzipped.get(file) ?? weigh(file);
  gzipped.set(file, known);
  return known;
}

function weigh(file: string): number {
  const bytes = readBytes(file);
  return /\.(?:woff2|png|jpe?g|webp|avif)$/.test(file) ? bytes.length : gzipSync(bytes).length;
}

/** The file that answers for an address: '/clothing/' -> '/clothing/index.html'. */
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

/** Every page of the export, by address. */
export const pages: readonly Page[] = [...files]
  .filter((file) => file.endsWith('.html'))
  .sort()
  .map(toPage);

const byPath = new Map(pages.map((page) => [page.path, page]));

/** The page of an address; fails the test where there is none. */
export function getPage(path: string): Page {
  const page = byPath.get(path);
  if (!page) throw new Error(`out/ holds no page for ${path}`);
  return page;
}

export const isNotFound = ({ path }: Pick<Page, 'path'>) => path === '/404.html';
export const isAdmin = ({ path }: Pick<Page, 'path'>) => path.startsWith('/admin/');
export const isProduct = ({ path }: Pick<Page, 'path'>) => /^\/products\/[^/]+\/$/.test(path);
export const isStorefront = (page: Pick<Page, 'path'>) => !isAdmin(page);

const SHOWN = 25;

/** One line a fault, each with its page, for `toEqual([])`: a failure then says what is wrong and where. */
export function problemsByPage(checked: readonly Page[], check: (page: Page) => readonly string[]): string[] {
  const faults = checked.flatMap((page) => check(page).map((fault) => `${page.path}: ${fault}`));
  return faults.length > SHOWN ? [...faults.slice(0, SHOWN), `and ${faults.length - SHOWN} more`] : faults;
}
