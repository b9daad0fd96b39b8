import { existsSync } from 'node:fs';
import { pruneExport } from '@/scripts/build/prune-export';
import { testFolder } from '@/tests/fixtures/test-folder';

const { at, write } = testFolder();

test('pages, scripts and used pictures stay; files that no browser requests are removed', async () => {
  const used = {
    '404.html': '<script src="/store/_next/static/chunks/old.js" noModule=""></script>',
    '_next/static/chunks/a.js': 'a',
    '_next/static/media/a.woff2': 'f',
    'admin/index.html': 'admin',
    'admin/index.txt': 'payload',
    'drawings/neutral/hero.svg': 'picture',
    'drawings/used.svg': 'picture',
    'faq/index.html': 'faq',
    'icons/logo.svg': 'picture',
    'index.html': 'home',
    'products/404-a/index.html': 'a product',
    'robots.txt': 'robots',
    'uploads/used.webp': 'picture',
  };
  const removed = {
    '404/index.html': 'not found',
    '_next/static/0123/_buildManifest.js': 'x',
    '_next/static/chunks/a.js.map': 'm',
    '_next/static/media/a.worker.0123.ts': 'source',
    '_next/static/chunks/old.js': 'polyfills',
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
  write({ ...used, ...removed });
  const { paths, removal } = pruneExport(at(), {
    emptyPages: ['admin/orders'],
    pictures: new Set(['/drawings/neutral/hero.svg', '/drawings/used.svg', '/uploads/used.webp']),
  });
  await removal;
  expect(paths).toEqual(Object.keys(used));
  expect(Object.keys(removed).filter((path) => existsSync(at(path)))).toEqual([]);
});
