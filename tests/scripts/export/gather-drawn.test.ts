import { existsSync } from 'node:fs';
import { listPaths } from '@/scripts/export/files';
import { gatherDrawn } from '@/scripts/export/gather-drawn';
import { testFolder } from '@/tests/fixtures/test-folder';

const { at, write, read } = testFolder();

test('each page comes to its address, what is no page too, and for the admin the texts of its router', () => {
  const drawn = (route: string) =>
    Object.fromEntries(
      ['html', 'rsc', 'meta'].map((kind) => [`.next/server/app/${route}.${kind}`, `${route} ${kind}`]),
    );
  const files = ['index', '_not-found', '_global-error', 'faq', 'products/a', 'admin', 'admin/orders'].map(drawn);
  write({
    ...Object.assign({}, ...files, drawn('products/of-a-former-build')),
    '.next/prerender-manifest.json': JSON.stringify({
      routes: Object.fromEntries(
        ['/', '/_not-found', '/_global-error', '/faq', '/products/a', '/admin', '/admin/orders', '/data/a.json'].map(
          (route) => [route, {}],
        ),
      ),
    }),
    '.next/server/app/data/a.json.body': '{}',
    '.next/server/app/data/a.json.meta': 'meta',
    '.next/server/app/faq/page.js': 'code',
    '.next/static/chunks/a.js': 'script',
    'export/stale.html': 'stale',
  });
  gatherDrawn(at('.next'), at('export'));
  const texts = {
    '404.html': '_not-found html',
    '_next/static/chunks/a.js': 'script',
    'admin/index.html': 'admin html',
    'admin/index.txt': 'admin rsc',
    'admin/orders/index.html': 'admin/orders html',
    'admin/orders/index.txt': 'admin/orders rsc',
    'data/a.json': '{}',
    'faq/index.html': 'faq html',
    'index.html': 'index html',
    'products/a/index.html': 'products/a html',
  };
  expect(Object.fromEntries(listPaths(at('export')).map((path) => [path, read(`export/${path}`)]))).toEqual(texts);
  // The next build finds Next's folder as the compiler left it.
  expect(listPaths(at('.next/server/app')).filter((path) => !path.includes('former'))).toEqual(['faq/page.js']);
  expect(existsSync(at('.next/static/chunks/a.js'))).toBe(true);
});
