import { pruneExport, pruneGiven } from '@/scripts/export/prune';
import { testFolder } from '@/tests/fixtures/test-folder';

const { at, write } = testFolder();

test('lists for another router go, sources and their maps, scripts for old browsers, and empty pages', () => {
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
  };
  write(kept);
  write({
    '_next/static/0123/_buildManifest.js': 'x',
    '_next/static/chunks/a.js.map': 'm',
    '_next/static/chunks/old.js': 'o',
    '_next/static/media/a.worker.0123.ts': 'source',
  });
  write({ 'admin/orders/index.html': 'no orders', 'admin/orders/index.txt': 'payload' });
  expect(pruneExport(at(), ['admin/orders'])).toEqual(Object.keys(kept));
});

test('drawings and uploads that the shop does not use are left out', () => {
  const used = ['drawings/neutral/hero.svg', 'drawings/used.svg', 'uploads/used.webp'];
  const kept = ['icons/logo.svg', ...used, 'icon.svg'];
  for (const path of [...kept, 'drawings/unused.svg', 'uploads/unused.webp']) write({ [path]: 'picture' });
  expect(pruneGiven(at(), new Set(used.map((path) => `/${path}`)))).toEqual(kept.toSorted());
});
