import { largeFaults } from '@/scripts/large/large-faults';
import { testFolder } from '@/tests/fixtures/test-folder';

const SITE = 'https://shop.example.com';
const SEALED = '<html><meta http-equiv="Content-Security-Policy" content=""/></html>';

const { at, write } = testFolder();

/** Looks at a shop whose sitemap names these pages, as they are written here. */
function look(pages: Readonly<Record<string, string>>, products: number, named = Object.keys(pages)) {
  const locs = named.map((path) => `<url><loc>${SITE}/${path}</loc></url>`).join('');
  write({
    'sitemap.xml': `<urlset>${locs}</urlset>`,
    'data/current.json': JSON.stringify({ products, shards: [{ file: 'catalogue-1.json' }] }),
    'data/catalogue-1.json': '{}',
    ...Object.fromEntries(Object.entries(pages).map(([path, html]) => [`${path}index.html`, html])),
  });
  return largeFaults(at(), SITE, 2);
}

test('a shop whose pages are all there and whose counts are right has no faults', () => {
  const pages = { '': SEALED, 'products/a/': SEALED, 'products/b/': SEALED };
  expect(look(pages, 2)).toEqual({ pages: 3, faults: [] });
});

test('pages that are missing, open or cut off, and wrong counts, are told', () => {
  const pages = { '': '<html></html>', 'products/a/': SEALED.slice(0, -7) };
  const { faults } = look(pages, 3, ['', 'products/a/', 'products/gone/', 'products/more/']);
  expect(faults).toEqual(
    expect.arrayContaining([
      'the index counts 3 products of 2',
      '/ is not sealed',
      '/products/a/ ends early',
      '/products/gone/ is not there',
    ]),
  );
});
