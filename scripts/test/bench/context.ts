import { existsSync, readFileSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { CATEGORIES } from '../../../lib/catalogue/categories/categories';
import { INDEX_FILE, readIndex } from '../../../lib/listing/index-row';
import { memoize } from '../../../lib/memoize';
import { listFiles } from '../../build/export-files';
import { findFreePort, serve } from '../../build/server/serve';
import { launchBrowser } from '../browser';
import { type ResultTable, THIS_SHOP } from './results';

export type BenchContext = {
  /** Folders with exports, by name. The part `peers` comes first and adds more. */
  exports: Record<string, string>;
  runs: number;
  /** Numbers of products to measure; undefined for the shop in out/. */
  sizes: readonly (number | undefined)[];
  report: (text: string) => void;
};

/** Measures one thing and returns a table. */
export type Part = (context: BenchContext) => Promise<ResultTable>;

/** An export on a server with gzip, and the URLs of the measured pages. */
type Site = { name: string; url: string; pages: Readonly<Record<'home' | 'category' | 'product', string>> };

/** Lighthouse connects to the browser by `debuggingPort`. */
export type Opened = { sites: readonly Site[]; browser: Browser; debuggingPort: number };

const TEXT = /\.(?:html|css|js|json|svg|txt|xml|webmanifest)$/;

/** The column of a catalogue with so many products; by default of the shop in out/. */
export function sizeColumn(products?: number): string {
  const count = products ?? readIndex(JSON.parse(readFileSync(join('out', 'data', INDEX_FILE), 'utf8'))).length;
  return `${count} products`;
}

/** Serves the exports and starts a browser, once for all parts. All of them end with the process. */
export const openSites = memoize(async (exports: BenchContext['exports']): Promise<Opened> => {
  if (!existsSync('out')) throw new Error('There is no export in out/: run npm run build first.');
  const debuggingPort = await findFreePort();
  const browser = await launchBrowser(debuggingPort);
  const sites: Site[] = [];
  for (const [name, folder] of Object.entries(exports)) {
    const root = await compressedCopy(folder, join('.cache', 'bench', name));
    const basePath = name === THIS_SHOP ? process.env.BASE_PATH : '';
    const { url } = await serve({ root, port: 0, basePath, gzip: true });
    sites.push({ name, url, pages: await findPages(browser, url) });
  }
  return { sites, browser, debuggingPort };
});

/** Copies an export and adds a .gz file next to each text file. */
async function compressedCopy(folder: string, copy: string): Promise<string> {
  await rm(copy, { recursive: true, force: true });
  await cp(folder, copy, { recursive: true });
  for (const { path, bytes } of listFiles(copy)) {
    if (TEXT.test(path) && bytes > 1000)
      await writeFile(join(copy, `${path}.gz`), gzipSync(await readFile(join(copy, path))));
  }
  return copy;
}

/** The home page, the first category and its first product. */
async function findPages(browser: Browser, url: string): Promise<Site['pages']> {
  const category = new URL(`${CATEGORIES[0]?.slug}/`, url).href;
  const page = await browser.newPage();
  await page.goto(category, { waitUntil: 'domcontentloaded' });
  const path = await page.locator('main a[href*="/products/"]').first().getAttribute('href');
  await page.close();
  return { home: url, category, product: new URL(`${path}`, url).href };
}
