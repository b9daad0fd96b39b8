import { testFolder } from '@/tests/fixtures/test-folder';
import { listAdminFiles } from '../../scripts/service-worker/admin-files';

const FILES = {
  'index.html': '<script src="/_next/static/chunks/home.js"></script>',
  'admin/index.html': '',
  'admin/index.txt': '',
  'admin/files.json': 'of the build before',
  'admin/products/index.html': '<script src="/_next/static/chunks/list.js"></script>',
  'admin/products/index.txt': '"/_next/static/chunks/soft.css"',
  'repair.js': '',
  '_next/static/chunks/home.js': '',
  '_next/static/chunks/list.js': 'load("static/chunks/ledger.js")',
  '_next/static/chunks/ledger.js': '',
  '_next/static/chunks/soft.css': 'url(../media/font.woff2)',
  '_next/static/media/font.woff2': '',
};

const folder = testFolder(FILES);
const list = (basePath = '') => listAdminFiles({ out: folder.at(), basePath });

test('the pages of the admin are listed, what its router fetches for them, what mends a page, and what these load at once or later on', () => {
  expect(Object.keys(list())).toEqual([
    '/admin/',
    '/admin/index.txt',
    '/admin/products/',
    '/admin/products/index.txt',
    '/repair.js',
    '/_next/static/chunks/ledger.js',
    '/_next/static/chunks/list.js',
    '/_next/static/chunks/soft.css',
    '/_next/static/media/font.woff2',
  ]);
});

test('every address carries the base path', () => {
  expect(Object.keys(list('/store')).filter((address) => !address.startsWith('/store/'))).toEqual([]);
});

test.each([
  ['/admin/products/', 'admin/products/index.html'],
  ['/_next/static/chunks/ledger.js', '_next/static/chunks/ledger.js'],
])('%s has the digest of its bytes', (address, file) => {
  const before = list()[address];
  folder.write({ [file]: 'other' });
  expect(list()[address]).not.toBe(before);
  // As `printf other | openssl dgst -sha256 -binary | base64` says.
  expect(list()[address]).toBe('2SmKENGwc1g33EvYXaxkGw887yekfl1TpU8vP1svz/o=');
});

test('a page of the shop changes nothing in it', () => {
  const before = list();
  folder.write({ 'index.html': 'other' });
  expect(list()).toEqual(before);
});
