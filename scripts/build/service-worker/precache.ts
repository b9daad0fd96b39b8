import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CATEGORIES } from '../../../lib/catalogue/categories/categories';
import { PAGE_DEFINITIONS } from '../../../lib/site/pages';
import { placeholder } from '../../../lib/site/picture-source';
import { LOGO } from '../../../lib/site/theme/logo';
import { type AdminFiles, adminCacheName, pagesCacheName } from '../../../lib/storage/offline/cache-names';
import { listPaths, reachableFiles } from '../export-files';
import { bundleScript } from '../page-scripts/bundle-scripts';

/** Pages that open offline without an earlier visit. */
const PAGES = Object.values(PAGE_DEFINITIONS).flatMap(({ path, places }) =>
  places?.includes('offline') ? [path] : [],
);
const DATA = ['data/index.json', 'data/cards.json'];
/** In bytes. Larger files, such as a big index, are cached on first use, because some visitors pay for data. */
const MAX_PRECACHE_SIZE = 1_000_000;

/** Strings in scripts that only the admin loads: the edit store, the schema library, and the preview. */
export const ADMIN_MARKERS = ['damaged-edits', 'unrecognized_keys', 'no unpublished changes to preview'];

/** Settings of the worker. */
export type ServiceWorkerSettings = ReturnType<typeof serviceWorkerSettings>;

/** Folder of an export, and its base path: '' or '/store'. */
type Export = { out: string; basePath: string };

/** The files that the service worker of an export caches at installation: pages, other files, and scripts with styles and fonts. */
export function serviceWorkerSettings({ out, basePath }: Export) {
  const read = (path: string) => readFileSync(join(out, path), 'utf8');
  const fileOf = (page: string) => `${page.slice(1)}index.html`;
  const pages = PAGES.filter((page) => existsSync(join(out, fileOf(page))));
  const pictures = [LOGO, ...CATEGORIES.map(({ key }) => placeholder(key))].map((path) => path.slice(1));
  const sizeOf = (path: string) => statSync(join(out, path), { throwIfNoEntry: false })?.size ?? Infinity;
  const files = [...new Set([...pictures, ...DATA])].filter((path) => sizeOf(path) <= MAX_PRECACHE_SIZE);
  // All product pages have the same scripts: one is enough.
  const product = listPaths(out).find((path) => /^products\/[^/]+\/index\.html$/.test(path)) ?? [];
  const texts = [...pages.map(fileOf), product].flat().map(read);
  const scripts = reachableFiles(out, texts, (content) => ADMIN_MARKERS.some((mark) => content.includes(mark)));
  const toUrls = (paths: readonly string[]) => paths.map((path) => `${basePath}/${path}`).sort();
  return {
    /** '/' or '/store/', with which all addresses begin. */
    base: `${basePath}/`,
    pagesCache: pagesCacheName(basePath),
    adminCache: adminCacheName(basePath),
    /** Hash of everything that is cached at installation. */
    version: hashOf([...[...pages.map(fileOf), ...files].map(read), ...scripts]),
    pages: pages.map((page) => basePath + page),
    files: toUrls(files),
    scripts: toUrls(scripts),
  };
}

const hashOf = (texts: readonly string[]) => createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16);

/** Text of the service worker of an export. The same export has the same text. */
export function bundleServiceWorker(site: Export): string {
  return bundleScript(new URL('./worker.ts', import.meta.url), serviceWorkerSettings(site));
}

/** Files that the admin needs offline: its pages, payloads of its router, and the scripts and styles of both. */
export function listAdminFiles({ out, basePath }: Export): AdminFiles {
  const read = (path: string) => readFileSync(join(out, path), 'utf8');
  const pages = listPaths(out).filter((path) => /^admin\/(?:.*\/)?index\.(?:html|txt)$/.test(path));
  const files = [...pages, ...reachableFiles(out, pages.map(read)).sort()];
  return {
    version: hashOf(pages.map(read)),
    files: files.map((path) => `${basePath}/${path.replace(/index\.html$/, '')}`),
  };
}
