import { createHash } from 'node:crypto';
import { adminEntry } from '@/scripts/export/admin-entry';
import { listPaths } from '@/scripts/export/files';
import { guardSettings, keepPart } from '@/scripts/export/keep-part';
import { testFolder } from '@/tests/fixtures/test-folder';

const { at, write, read } = testFolder();

const CHUNKS = '_next/static/chunks';
const SHEETS = { admin: `/${CHUNKS}/admin-1.css`, shop: `/${CHUNKS}/shop-1.css` };
const BOTH = { 'catalogue.json': '{}', 'icon.svg': '', 'icons/icon-192.png': '', 'repair.js': 'mend()' };
const OF_BOTH = {
  [`${CHUNKS}/both.js`]: 'both',
  'icons/logo.svg': '<svg/>',
  'drawings/boot.svg': '<svg/>',
  'drawings/neutral/placeholder.svg': '<svg/>',
  'uploads/a.webp': '',
};
const OF_SHOP = {
  [`${CHUNKS}/later-1.css`]: '',
  [`${CHUNKS}/shop-1.css`]: '',
  [`${CHUNKS}/shop.js`]: 'shop',
  '404.html': `${CHUNKS}/shop.js`,
  'boots/index.html': `${CHUNKS}/both.js`,
  'data/current.json': '{}',
  'index.html': `${CHUNKS}/shop.js`,
  'sitemap.xml': '',
};
const OF_ADMIN = {
  [`${CHUNKS}/admin-1.css`]: 'url(../media/font.woff2)',
  [`${CHUNKS}/admin.js`]: `import("${CHUNKS}/encode.js")`,
  [`${CHUNKS}/encode.js`]: 'fetch("encoder.wasm")',
  [`${CHUNKS}/products.js`]: 'products',
  '_next/static/media/encoder.wasm': '',
  '_next/static/media/font.woff2': '',
  'admin/index.html': `${CHUNKS}/both.js ${CHUNKS}/admin.js`,
  'admin/products/index.txt': `${CHUNKS}/products.js`,
};

const keep = (part: 'admin' | 'shop') => {
  write({ ...BOTH, ...OF_BOTH, ...OF_SHOP, ...OF_ADMIN });
  return keepPart(at(), listPaths(at()), part, { href: SHEETS[part], parts: [], asked: {} });
};
const pathsOf = (...groups: object[]) => groups.flatMap(Object.keys).sort();

test('the admin alone is its pages, with all that they load at once, on use or softly, and the pictures', () => {
  expect(keep('admin')).toEqual(pathsOf(BOTH, OF_BOTH, OF_ADMIN));
});

test('the shop alone has no page of the admin and nothing that these load', () => {
  expect(keep('shop')).toEqual(pathsOf(BOTH, OF_BOTH, OF_SHOP));
});

test('each script that is left is known by its hash, and the worker of the page without one', () => {
  const hash = createHash('sha384').update('mend()').digest('base64');
  const paths = keep('admin');
  const { files } = guardSettings(at(), '/store', paths, 'sw.js');
  expect(files).toMatchObject({ '/store/repair.js': `sha384-${hash}`, '/store/sw.js': '' });
  expect(Object.keys(files)).toHaveLength(paths.filter((path) => path.endsWith('.js')).length + 1);
});

test('another byte of a script is another hash', () => {
  const hashOf = () => guardSettings(at(), '', ['repair.js'], 'sw.js').files['/repair.js'];
  keep('admin');
  const before = hashOf();
  write({ 'repair.js': `${read('repair.js')} ` });
  expect(hashOf()).not.toBe(before);
});

describe('around the admin alone', () => {
  const files = adminEntry('/store');

  test('the start leads into it, and a wrong address has a way there', () => {
    expect(files['index.html']).toContain('<meta http-equiv="refresh" content="0; url=/store/admin/"/>');
    expect(files['404.html']).not.toContain('refresh');
    expect(files['404.html']).toContain('<a href="/store/admin/">');
  });

  test('crawlers are sent away, and no page of it runs a script', () => {
    expect(files['robots.txt']).toBe('User-agent: *\nDisallow: /\n');
    for (const name of ['index.html', '404.html']) {
      expect(files[name]).toContain("content=\"default-src 'none';");
      expect(files[name]).toContain('<meta name="robots" content="noindex"/>');
      expect(files[name]).not.toContain('<script');
    }
  });
});
