import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CATEGORIES } from '../../lib/catalogue/categories';
import { LOGO } from '../../lib/site/logo';
import { PAGE_ROWS } from '../../lib/site/pages';
import { placeholder } from '../../lib/site/picture-source';
import { REPAIR_FILE } from '../loader/loader-text';
import { reachable } from './reachable';

/** Pages that open without a network before they were visited: search and filters over the whole catalogue, the desk, and the excuse. */
const PAGES = Object.values(PAGE_ROWS).flatMap(({ path, places }) =>
  places?.includes('offline') ? path.slice(1) : [],
);
/** Bytes above which an index is kept only once a visitor has used it: some pay for each megabyte. */
const LARGE_INDEX = 1_000_000;
/** The file that names the index: without a network the one that was kept with it. */
const CURRENT = 'data/current.json';
/** The part that only the operator loads holds the names of copies that `lib/admin/ledger/set-aside` keeps. */
export const ADMIN_MARK = '(corrupt|other)';
/** The schema checker, which only the operator's part and the preview load. */
const CHECKER_MARK = 'unrecognized_keys';

/** The operator's preview: a sentence of its bar. */
const PREVIEW_MARK = 'no unpublished changes to preview';

/** By address; a name with a hash in it needs no revision. */
export type Precached = { url: string; revision: string | null };

/**
 * The files that the service worker fetches when it is installed: a few pages, the catalogue index, what mends a page, and the
 * scripts, styles and fonts that these pages and a product's load at once or later on, without the operator's.
 */
export function listPrecache({ out, basePath }: { out: string; basePath: string }): Precached[] {
  const read = (path: string) => readFileSync(join(out, path), 'utf8');
  // An export of the admin alone has none of them.
  const isThere = (path: string) => existsSync(join(out, path));
  const own = PAGES.filter((page) => isThere(`${page}index.html`));
  const pages = own.map((page) => read(`${page}index.html`));
  const kept = reachable(out, [...pages, ...aProduct(out)], (content) =>
    [ADMIN_MARK, CHECKER_MARK, PREVIEW_MARK].some((mark) => content.includes(mark)),
  );
  const pictures = [...new Set([LOGO, ...CATEGORIES.map(({ key }) => placeholder(key))])].map((path) => path.slice(1));
  return [
    ...own.map((page) => ({ url: page, revision: hash(read(`${page}index.html`)) })),
    ...[...pictures, CURRENT, REPAIR_FILE].filter(isThere).map((url) => ({ url, revision: hash(read(url)) })),
    ...[...kept, ...smallIndex(out)].map((url) => ({ url, revision: null })),
  ]
    .map(({ url, revision }) => ({ url: `${basePath}/${url}`, revision }))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}

/** The page of a product, where there is one: all have the same scripts. */
function aProduct(out: string): string[] {
  const products = join(out, 'products');
  const files = existsSync(products) ? readdirSync(products).map((id) => join(products, id, 'index.html')) : [];
  const file = files.find((path) => existsSync(path));
  return file ? [readFileSync(file, 'utf8')] : [];
}

/** The catalogue index, unless it is large. */
function smallIndex(out: string): string[] {
  const data = join(out, 'data');
  const names = existsSync(data) ? readdirSync(data) : [];
  return names
    .filter((name) => name.startsWith('catalogue-') && statSync(join(data, name)).size <= LARGE_INDEX)
    .map((name) => `data/${name}`);
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
