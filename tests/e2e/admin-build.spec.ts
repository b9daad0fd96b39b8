import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readEnvironment } from '@/lib/environment';
import { makeWorkFolder, removeFolder } from '@/scripts/bench/work-folder';
import { serve } from '@/scripts/server/serve';
import { addProduct, deleteProduct, openList, openPage, rowOf, setPrice } from './admin-pages';
import { expect, test } from './fixtures';
import { products } from './picks';
import { becomeLive } from './visit';

const [first, second] = products as [(typeof products)[number], (typeof products)[number]];
const NEW = 'Built for the first time';
const run = promisify(execFile);

type Rows = Record<string, { products: { id: string; pieces?: string[] }[] }>;

/** The first rows of each category: enough to publish, and quick to build. */
function shorten(text: string): string {
  const catalogue = JSON.parse(text) as Rows;
  for (const group of Object.values(catalogue)) {
    group.products = group.products.filter(({ pieces }) => !pieces).slice(0, 3);
  }
  return `${JSON.stringify(catalogue, null, 2)}\n`;
}

// A build of a site of its own, which takes longer than a page: the desktop project alone runs this file.
test.setTimeout(10 * 60 * 1000);

test('what is exported in the browser is applied, built and opened (row 7)', async ({ page, context, allow404 }) => {
  allow404('/products/sp-');
  const folder = await mkdtemp(join(tmpdir(), 'built-'));
  const work = join(folder, 'project');
  try {
    await makeWorkFolder(process.cwd(), work);
    await removeFolder(join(work, 'data'));
    await cp(readEnvironment().dataDir, join(work, 'data'), { recursive: true });
    const data = join(work, 'data/catalogue.json');
    await writeFile(data, shorten(await readFile('out/catalogue.json', 'utf8')));
    const published = await readFile(data, 'utf8');
    await page.route('**/catalogue.json', (route) =>
      route.fulfill({ contentType: 'application/json', body: published }),
    );

    await openList(page);
    await setPrice(page, first.id, '77.77');
    await deleteProduct(page, second.id);
    await addProduct(page, NEW);
    await openPage(page, 'Changes');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export changes' }).click(),
    ]);

    const settings = { NODE_ENV: 'production' as const, DATA_DIR: '', CATALOGUE_FILE: '', SITE_URL: '', BASE_PATH: '' };
    const options = { cwd: work, env: { ...process.env, ...settings } };
    const jiti = (script: string, ...words: string[]) =>
      run(process.execPath, [join(work, 'node_modules/jiti/lib/jiti-cli.mjs'), script, ...words], options);
    await jiti('scripts/run.ts', 'catalogue-apply', await file.path());
    await jiti('scripts/run.ts', 'artwork');
    await run(process.execPath, [join(work, 'node_modules/next/dist/bin/next'), 'build'], options);
    await jiti('scripts/run.ts', 'export');

    const server = await serve({ root: join(work, 'out'), port: 0, basePath: '' });
    try {
      const built = (path: string) => new URL(path, server.url).href;
      expect((await page.request.get(built(`products/${second.id}/`))).status()).toBe(404);
      const store = await (await context.browser())?.newPage();
      if (!store) throw new Error('No browser');
      await store.goto(built(`products/${first.id}/`));
      await expect(store.getByText('$77.77')).toBeVisible();
      const json = await (await page.request.get(built('catalogue.json'))).text();
      const id = /sp-\d+-[0-9a-f]{8}/.exec(json)?.[0];
      await store.goto(built(`products/${id}/`));
      await expect(store.getByRole('heading', { level: 1, name: NEW })).toBeVisible();
      await store.close();

      await page.unroute('**/catalogue.json');
      await page.route('**/catalogue.json', (route) => route.fulfill({ contentType: 'application/json', body: json }));
      await page.reload();
      await becomeLive(page);
      await expect(page.getByText('Nothing to publish: the list is what the store shows.')).toBeVisible();
      await openPage(page, 'Products');
      await expect(rowOf(page, first.id)).toContainText('Live');
    } finally {
      await server.close();
    }
  } finally {
    await removeFolder(folder);
  }
});
