import { pruneExport } from '@/scripts/export/prune';
import { testFolder } from '@/tests/fixtures/test-folder';

const { at, write } = testFolder();

test('a payload stays for each page of the admin alone; parts, second pages of unknown addresses and lists for another router, sources and their maps go, pictures that no product names, and empty pages', () => {
  const kept = {
    '404.html': 'lost',
    '_next/static/chunks/a.js': 'a',
    '_next/static/media/a.woff2': 'f',
    'admin/index.html': 'admin',
    'admin/index.txt': 'payload',
    'faq/index.html': 'faq',
    'index.html': '<script src="/_next/static/chunks/old.js" noModule=""></script>',
    'products/404-a/index.html': 'a product',
    'robots.txt': 'robots',
    'uploads/named.webp': 'picture',
  };
  write(kept);
  write({
    '404/index.html': 'lost',
    '_next/static/0123/_buildManifest.js': 'x',
    '_next/static/chunks/a.js.map': 'm',
    '_next/static/chunks/old.js': 'o',
    '_next/static/media/a.worker.0123.ts': 'source',
    '_not-found/__next._full.txt': 'payload',
    '_not-found/index.txt': 'payload',
    '__next._tree.txt': 'tree',
    'admin/__next._full.txt': 'payload',
    'admin/__next.admin.__PAGE__.txt': 'page',
    'faq/__next._tree.txt': 'tree',
    'faq/index.txt': 'payload',
    'index.txt': 'payload',
    'uploads/left.svg': 'drawing',
  });
  write({ 'admin/orders/index.html': 'no orders', 'admin/orders/index.txt': 'payload' });
  const result = pruneExport(at(), new Set(['/uploads/named.webp']), ['admin/orders']);
  expect(result).toEqual({ left: Object.keys(kept), taken: 16 });
});
