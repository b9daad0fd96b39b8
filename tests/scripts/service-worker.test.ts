import { rmSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { testFolder } from '@/tests/fixtures/test-folder';
import { ADMIN_MARK, listPrecache } from '../../scripts/service-worker/precache';
import { serviceWorker } from '../../scripts/service-worker/service-worker';

const FILES = {
  'all-products/index.html': '<script src="/_next/static/chunks/page.js"></script>',
  'search/index.html': '',
  'compare/index.html': '',
  'request/index.html':
    '<link href="/_next/static/chunks/shop-0123.css"><script src="/_next/static/chunks/desk.js"></script>',
  'products/cap/index.html': '<script src="/_next/static/chunks/product.js"></script>',
  'offline/index.html': '<link href="/_next/static/chunks/style.css"><link href="/_next/static/media/font.woff2">',
  'faq/index.html': '<script src="/_next/static/chunks/faq.js"></script>',
  '_next/static/chunks/page.js':
    'load("static/chunks/later.js"), load(["static/chunks/beside.js","static/chunks/operator.js"])',
  '_next/static/chunks/beside.js': '',
  '_next/static/chunks/later.js': 'load("static/chunks/page.js")',
  '_next/static/chunks/operator.js': `"${ADMIN_MARK}", load("static/chunks/form.js")`,
  '_next/static/chunks/form.js': '',
  '_next/static/chunks/desk.js': 'load("static/chunks/order.js")',
  '_next/static/chunks/order.js': '',
  '_next/static/chunks/product.js': 'load("static/chunks/press.js"), load("static/chunks/operator.js")',
  '_next/static/chunks/press.js': '',
  '_next/static/chunks/shop-0123.css': '',
  '_next/static/chunks/later-0123.css': '',
  '_next/static/chunks/later-4567.css': '',
  '_next/static/chunks/faq.js': '',
  '_next/static/chunks/style.css':
    '@font-face{src:url(../media/rare.woff2);unicode-range:U+100-17E}@font-face{src:url(../media/font.woff2)}',
  '_next/static/media/font.woff2': '',
  '_next/static/media/rare.woff2': '',
  'data/catalogue-0123.json': '{}',
  'data/current.json': '{"file":"catalogue-0123.json"}',
  'icons/logo.svg': '<svg/>',
  'drawings/belt.svg': '<svg/>',
  'drawings/neutral/placeholder.svg': '<svg/>',
  'repair.js': '',
};

const folder = testFolder(FILES);
const list = (basePath = '') => listPrecache({ out: folder.at(), basePath });
const addresses = () => list().map(({ url }) => url);
const revisionOf = (address: string) => list().find(({ url }) => url === address)?.revision;

test('the pages that open unvisited are kept with all that they and a product load at once or later, the index, logo and placeholders, and what mends a page', () => {
  expect(addresses()).toEqual([
    '/_next/static/chunks/desk.js',
    '/_next/static/chunks/later-0123.css',
    '/_next/static/chunks/later.js',
    '/_next/static/chunks/order.js',
    '/_next/static/chunks/page.js',
    '/_next/static/chunks/press.js',
    '/_next/static/chunks/product.js',
    '/_next/static/chunks/shop-0123.css',
    '/_next/static/chunks/style.css',
    '/_next/static/media/font.woff2',
    '/all-products/',
    '/compare/',
    '/data/catalogue-0123.json',
    '/data/current.json',
    '/drawings/neutral/placeholder.svg',
    '/icons/logo.svg',
    '/offline/',
    '/repair.js',
    '/request/',
    '/search/',
  ]);
});

test('a font for letters that few texts have is not kept from the start', () => {
  expect(addresses().filter((address) => address.endsWith('.woff2'))).toEqual(['/_next/static/media/font.woff2']);
});

test('what only the operator loads is not kept, nor what is imported with that', () => {
  expect(addresses().filter((address) => /operator|form|beside/.test(address))).toEqual([]);
});

test('a shop without products keeps the rest', () => {
  rmSync(folder.at('products'), { recursive: true });
  expect(addresses().filter((address) => /chunks\/pr/.test(address))).toEqual([]);
  expect(addresses()).toContain('/request/');
});

test('where the admin stands alone there are no pages and no index to keep, and what mends a page is kept', () => {
  for (const name of ['all-products', 'data', 'offline', 'products', 'request', 'search', 'compare'])
    rmSync(folder.at(name), { recursive: true, force: true });
  expect(addresses().filter((address) => !/^\/(?:drawings|icons)\//.test(address))).toEqual(['/repair.js']);
});

test('a page has the revision of its text', () => {
  const before = revisionOf('/search/');
  folder.write({ 'search/index.html': 'other' });
  expect(revisionOf('/search/')).not.toBe(before);
});

test.each(['/_next/static/chunks/page.js', '/data/catalogue-0123.json'])('%s needs no revision', (address) => {
  expect(revisionOf(address)).toBeNull();
});

test('an index above a megabyte is not kept from the start', () => {
  const kept = () => addresses().filter((address) => address.includes('catalogue'));
  expect(kept()).toEqual(['/data/catalogue-0123.json']);
  folder.write({ 'data/catalogue-0123.json': 'x'.repeat(1_000_001) });
  expect(kept()).toEqual([]);
});

test('what names the index has the revision of its text', () => {
  const before = revisionOf('/data/current.json');
  folder.write({ 'data/current.json': '{"file":"catalogue-4567.json"}' });
  expect(revisionOf('/data/current.json')).not.toBe(before);
});

test('every address carries the base path', () => {
  expect(list('/store').filter(({ url }) => !url.startsWith('/store/'))).toEqual([]);
});

test('one export gives one text', () => {
  expect(serviceWorker({ out: folder.at(), basePath: '' })).toBe(serviceWorker({ out: folder.at(), basePath: '' }));
});

/** Runs a text as a browser runs a service worker, with nothing behind it, and gives the events that it then listens for. */
function run(text: string): string[] {
  const events: string[] = [];
  const scope = {
    addEventListener: (name: string) => events.push(name),
    skipWaiting: () => undefined,
    registration: { scope: 'https://shop.example/store/' },
    location: new URL('https://shop.example/store/sw.js'),
    URL,
  };
  runInNewContext(text, Object.assign(scope, { self: scope }));
  return events;
}

test('the text is a script that runs as it stands', () => {
  expect(run(serviceWorker({ out: folder.at(), basePath: '/store' }))).toEqual(
    expect.arrayContaining(['install', 'activate', 'fetch']),
  );
});

test('the text says where the store is', () => {
  const text = serviceWorker({ out: folder.at(), basePath: '/store' });
  expect(text).toContain('{"base":"/store/","pagesCache":"sp:pages:/store/","adminCache":"sp:pages:/store/#admin"');
});

test('the text names no source map, which is not published', () => {
  expect(serviceWorker({ out: folder.at(), basePath: '' })).not.toContain('sourceMappingURL');
});
