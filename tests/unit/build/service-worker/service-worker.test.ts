import { readFileSync, rmSync } from 'node:fs';
import { testFolder } from '@/tests/fixtures/test-folder';
import {
  ADMIN_MARKERS,
  bundleServiceWorker,
  listAdminFiles,
  serviceWorkerSettings,
} from '../../../../scripts/build/service-worker/precache';
import { FakeCaches, runServiceWorker } from './run-worker';

const script = (name: string) => `<script src="/_next/static/chunks/${name}.js"></script>`;
const folder = testFolder({
  'all-products/index.html': script('page'),
  'search/index.html': '',
  'compare/index.html': '',
  'request/index.html': `<link href="/_next/static/chunks/shop.css">${script('request')}`,
  'products/cap/index.html': script('product'),
  'offline/index.html': 'Offline.<link href="/_next/static/media/font.woff2">',
  'faq/index.html': script('faq'),
  'admin/products/index.html': script('list'),
  'admin/products/index.txt': 'text',
  '_next/static/chunks/page.js':
    'load("static/chunks/later.js"), load(["static/chunks/second.js","static/chunks/admin.js"])',
  '_next/static/chunks/second.js': '',
  '_next/static/chunks/later.js': 'load("static/chunks/page.js")',
  '_next/static/chunks/admin.js': `"${ADMIN_MARKERS[0]}", load("static/chunks/form.js")`,
  '_next/static/chunks/form.js': '',
  '_next/static/chunks/request.js': '',
  '_next/static/chunks/product.js': 'load("static/chunks/admin.js")',
  '_next/static/chunks/faq.js': 'faq',
  '_next/static/chunks/list.js': 'load("static/chunks/admin.js")',
  '_next/static/chunks/shop.css':
    '@font-face{src:url(../media/rare.woff2);unicode-range:U+100-17E}@font-face{src:url(../media/font.woff2)}',
  '_next/static/media/font.woff2': '',
  '_next/static/media/rare.woff2': '',
  'data/index.json': '[]',
  'icons/logo.svg': '<svg/>',
  'drawings/belt.svg': '<svg/>',
  'drawings/neutral/placeholder.svg': '<svg/>',
});
const site = (basePath = '') => ({ out: folder.at(), basePath });
const names = (paths: readonly string[]) => paths.map((path) => path.replace(/^.*\//, ''));

describe('files that are cached at installation', () => {
  test('are the pages that open without a visit, and all files that these and a product page load, without the admin', () => {
    const { pages, files, scripts } = serviceWorkerSettings(site());
    expect([...pages].sort()).toEqual(['/all-products/', '/compare/', '/offline/', '/request/', '/search/']);
    expect(files).toEqual(['/data/index.json', '/drawings/neutral/placeholder.svg', '/icons/logo.svg']);
    expect(names(scripts)).toEqual(['later.js', 'page.js', 'product.js', 'request.js', 'shop.css', 'font.woff2']);
  });

  test('have URLs with the base path', () => {
    const { pages, files, scripts } = serviceWorkerSettings(site('/store'));
    expect([...pages, ...files, ...scripts].filter((path) => !path.startsWith('/store/'))).toEqual([]);
  });

  test('have another version if a page or the index changes, and otherwise the same text', () => {
    const before = serviceWorkerSettings(site()).version;
    expect(bundleServiceWorker(site())).toBe(bundleServiceWorker(site()));
    folder.write({ 'search/index.html': 'other' });
    const after = serviceWorkerSettings(site()).version;
    folder.write({ 'data/index.json': '[1]' });
    expect(new Set([before, after, serviceWorkerSettings(site()).version]).size).toBe(3);
  });

  test('have no index above a megabyte, and no product script without products', () => {
    folder.write({ 'data/index.json': 'x'.repeat(1_000_001) });
    rmSync(folder.at('products'), { recursive: true });
    const { files, scripts } = serviceWorkerSettings(site());
    expect([names(files).includes('index.json'), names(scripts).includes('product.js')]).toEqual([false, false]);
  });
});

test('the files of the admin are its pages, the payloads of its router, and all files that these load', () => {
  const { files } = listAdminFiles(site('/store'));
  const scripts = ['admin', 'form', 'list'].map((name) => `/store/_next/static/chunks/${name}.js`);
  expect(files).toEqual(['/store/admin/products/', '/store/admin/products/index.txt', ...scripts]);
});

describe('the worker', () => {
  const PAGE = '/admin/products/';
  const LIST = '/admin/files.json';
  const NAVIGATE = 'navigate';
  let caches: FakeCaches;
  let isOnline: boolean;
  /** Responses of the host that differ from the files of the build. */
  let altered: Record<string, string>;
  const read = (path: string) => readFileSync(folder.at(path.endsWith('/') ? `${path}index.html` : path), 'utf8');
  const cacheNames = (part: string) => [...caches.caches.keys()].filter((name) => name.includes(part));

  function start() {
    const fetch = async (path: string) => {
      if (!isOnline) throw new TypeError('Failed to fetch');
      const list = path === LIST ? JSON.stringify(listAdminFiles(site())) : undefined;
      const type = path.endsWith('/') || altered[path] !== undefined ? 'text/html' : 'text/plain';
      return new Response(altered[path] ?? list ?? read(path), { headers: { 'content-type': type } });
    };
    return runServiceWorker(bundleServiceWorker(site()), { caches, fetch });
  }
  async function install() {
    const worker = start();
    await worker.dispatch('install');
    await worker.dispatch('activate');
    return worker;
  }
  const cacheAdmin = { data: { type: 'KEEP_ADMIN' } };

  beforeEach(() => {
    caches = new FakeCaches();
    isOnline = true;
    altered = {};
  });

  test('is not installed if the host sends a page in place of a file', async () => {
    altered = { '/_next/static/chunks/page.js': 'the page of a hotel' };
    await expect(start().dispatch('install')).rejects.toThrow('/_next/static/chunks/page.js could not be fetched');
  });

  test('keeps the scripts of the previous version, and of no earlier version', async () => {
    for (const text of ['first', 'second', 'third']) {
      folder.write({ 'search/index.html': text });
      await install();
    }
    expect([cacheNames('#scripts:').length, cacheNames('#offline:').length]).toEqual([2, 1]);
    isOnline = false;
    expect(await start().request('/search/', NAVIGATE)).toBe('third');
  });

  test('keeps the previous version of the admin until the next one is complete', async () => {
    await (await install()).dispatch('message', cacheAdmin);
    folder.write({ 'admin/products/index.html': 'the next build' });
    altered = { '/admin/products/index.txt': 'the page of a hotel' };
    await (await install()).dispatch('message', cacheAdmin);
    isOnline = false;
    expect(await start().request(PAGE, NAVIGATE)).toContain('list.js');
    isOnline = true;
    altered = {};
    await (await install()).dispatch('message', cacheAdmin);
    isOnline = false;
    expect(await start().request(PAGE, NAVIGATE)).toBe('the next build');
    expect(cacheNames('#admin')).toHaveLength(1);
  });
});
