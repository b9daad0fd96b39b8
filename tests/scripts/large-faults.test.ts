import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { largeFaults } from '@/scripts/large/large-faults';
import { type Served, serve } from '@/scripts/server/serve';
import { writeFiles } from '@/tests/fixtures/test-folder';

const SITE = 'https://shop.example.com';
const SEALED = '<html><meta http-equiv="Content-Security-Policy" content=""/></html>';

let folder: string;
let server: Served | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'large-'));
});
afterEach(async () => {
  await server?.close();
  rmSync(folder, { recursive: true });
});

/** Serves a shop whose sitemap names these pages, as they are written here. */
async function ask(pages: Readonly<Record<string, string>>, products: number, named = Object.keys(pages)) {
  const locs = named.map((path) => `<url><loc>${SITE}/${path}</loc></url>`).join('');
  const files = {
    'sitemap.xml': `<urlset>${locs}</urlset>`,
    'data/current.json': JSON.stringify({ products, shards: [{ file: 'catalogue-1.json' }] }),
    'data/catalogue-1.json': '{}',
    ...Object.fromEntries(Object.entries(pages).map(([path, html]) => [`${path}index.html`, html])),
  };
  writeFiles(folder, files);
  server = await serve({ port: 0, root: folder });
  return largeFaults(server.url, SITE, 2);
}

test('a shop whose pages all answer and whose counts are right has no faults', async () => {
  const pages = { '': SEALED, 'products/a/': SEALED, 'products/b/': SEALED };
  expect(await ask(pages, 2)).toEqual({ asked: 3, faults: [] });
});

test('pages that are missing, open or cut off, and wrong counts, are told', async () => {
  const pages = { '': '<html></html>', 'products/a/': SEALED.slice(0, -7) };
  const { faults } = await ask(pages, 3, ['', 'products/a/', 'products/gone/', 'products/more/']);
  expect(faults).toEqual(
    expect.arrayContaining([
      'the index counts 3 products of 2',
      '/ is not sealed',
      '/products/a/ ends early',
      '/products/gone/ answers 404',
    ]),
  );
});
