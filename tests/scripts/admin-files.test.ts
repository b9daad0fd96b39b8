import { testFolder } from '@/tests/fixtures/test-folder';
import { listAdminFiles } from '../../scripts/service-worker/admin-files';

const FILES = {
  'index.html': '<script src="/_next/static/chunks/home.js"></script>',
  'admin/index.html': '',
  'admin/index.txt': '',
  'admin/files.json': 'of the build before',
  'admin/products/index.html': '<script src="/_next/static/chunks/list.js"></script>',
  'admin/products/index.txt': '"/_next/static/chunks/soft.css"',
  'drawings.json': '{}',
  '_next/static/chunks/home.js': '',
  '_next/static/chunks/list.js': 'load("static/chunks/ledger.js")',
  '_next/static/chunks/ledger.js': '',
  '_next/static/chunks/soft.css': 'url(../media/font.woff2)',
  '_next/static/media/font.woff2': '',
};

const folder = testFolder(FILES);
const list = (basePath = '') => listAdminFiles({ out: folder.at(), basePath });

test('the pages of the admin, what its router fetches for them and the drawings are listed', () => {
  expect(list().changing).toEqual([
    '/admin/',
    '/admin/index.txt',
    '/admin/products/',
    '/admin/products/index.txt',
    '/drawings.json',
  ]);
});

test('what these load at once or later on is listed, and nothing that only the shop loads', () => {
  expect(list().hashed).toEqual([
    '/_next/static/chunks/ledger.js',
    '/_next/static/chunks/list.js',
    '/_next/static/chunks/soft.css',
    '/_next/static/media/font.woff2',
  ]);
});

test('every address carries the base path', () => {
  const { changing, hashed } = list('/store');
  expect([...changing, ...hashed].filter((address) => !address.startsWith('/store/'))).toEqual([]);
});

test.each(['admin/products/index.html', 'admin/products/index.txt', 'drawings.json'])(
  'another %s is another edition',
  (file) => {
    const before = list().edition;
    folder.write({ [file]: 'other' });
    expect(list().edition).not.toBe(before);
  },
);

test('a page of the shop makes no other edition', () => {
  const before = list();
  folder.write({ 'index.html': 'other' });
  expect(list()).toEqual(before);
});
