import { existsSync } from 'node:fs';
import { pruneExport } from '@/scripts/export/prune';
import { testFolder } from '@/tests/fixtures/test-folder';

const { at, write } = testFolder();

test('an export keeps pages, scripts and the pictures that the shop uses, and loses what nobody asks for', () => {
  const kept = {
    '404.html': 'not found',
    '_next/static/chunks/a.js': 'a',
    '_next/static/media/a.woff2': 'f',
    'admin/index.html': 'admin',
    'admin/index.txt': 'payload',
    'drawings/neutral/hero.svg': 'picture',
    'drawings/used.svg': 'picture',
    'faq/index.html': 'faq',
    'icons/logo.svg': 'picture',
    'index.html': '<script src="/_next/static/chunks/old.js" noModule=""></script>',
    'products/404-a/index.html': 'a product',
    'robots.txt': 'robots',
    'uploads/used.webp': 'picture',
  };
  const removed = {
    '404/index.html': 'not found',
    '_next/static/0123/_buildManifest.js': 'x',
    '_next/static/chunks/a.js.map': 'm',
    '_next/static/chunks/joined.css': 'c',
    '_next/static/chunks/old.js': 'o',
    '_next/static/media/a.worker.0123.ts': 'source',
    '_not-found/index.html': 'not found',
    'admin/__next._full.txt': 'payload',
    'admin/orders/index.html': 'no orders',
    'admin/orders/index.txt': 'payload',
    'drawings/unused.svg': 'picture',
    'faq/index.txt': 'payload',
    'index.txt': 'payload',
    'products/404-a/__next._tree.txt': 'payload',
    'uploads/unused.webp': 'picture',
  };
  write({ ...kept, ...removed });
  const paths = pruneExport(at(), {
    emptyPages: ['admin/orders'],
    pictures: new Set(['/drawings/neutral/hero.svg', '/drawings/used.svg', '/uploads/used.webp']),
    unused: new Set(['_next/static/chunks/joined.css']),
  });
  expect(paths).toEqual(Object.keys(kept));
  expect(Object.keys(removed).filter((path) => existsSync(at(path)))).toEqual([]);
});
