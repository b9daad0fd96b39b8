import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { OWN_MACHINE, readEnvironment } from '@/lib/environment';
import { makeWorkFolder, removeFolder } from '@/scripts/bench/work-folder';
import { serve } from '@/scripts/server/serve';
import { deleteProduct, openList, openPage, price, rowOf, rows, said, setPrice } from './admin-pages';
import { expect, test } from './fixtures';
import { becomeLive } from './visit';

const NEW = 'Built for the first time';
const run = promisify(execFile);

type Row = { id: string; name: string; price: number; oldPrice?: number; stock?: number; pieces?: string[] };
type Rows = Record<string, { products: Row[] }>;

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

/** Takes in another shop's file, without its pictures, which no test may fetch. */
async function importFile(page: Page) {
  await openPage(page, 'Changes');
  const text = (await readFile('tests/fixtures/imports/shopify.csv', 'utf8')).replaceAll(
    'https://images.example.com/',
    '',
  );
  const file = { name: 'shopify.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel('Import a file').setInputFiles(file);
  await page.getByRole('dialog').getByRole('button', { name: 'Import the 4 good ones' }).click();
  await expect(said(page, '4 products imported.')).toBeVisible();
  await openPage(page, 'Products');
}

/** Adds a product with a picture. */
async function addPictured(page: Page) {
  await openPage(page, 'Add product');
  await page.getByLabel('Product name').fill(NEW);
  await page.getByLabel('Description', { exact: true }).fill('New and pictured.');
  await price(page).fill('12.5');
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: 'red' } });
  const file = { name: 'red.jpg', mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
  await page.getByLabel('Add image files').setInputFiles(file);
  await page.getByLabel('What image 1 shows').fill('All of it in red');
  await page.getByRole('button', { name: 'Add product' }).click();
  await expect(said(page, 'Product added successfully!')).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
}

/** Gives a product another name and other colors. */
async function rename(page: Page, { id, name }: Row) {
  await rowOf(page, id).getByRole('link').first().click();
  await page.getByLabel('Product name').fill(`${name} Mark II`);
  await page.getByText('All details').click();
  await page.getByLabel('List of colors').fill('Black\nSage #7C876D');
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(said(page, 'Product updated successfully!')).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
}

async function discount(page: Page, { id, name }: Row) {
  await rowOf(page, id)
    .getByRole('checkbox', { name: `Select ${name}` })
    .check();
  await page.getByRole('region', { name: 'Selected products' }).getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change 1 product' });
  await dialog.getByLabel('What to change').selectOption('Discount');
  await dialog.getByRole('spinbutton').fill('20');
  await dialog.getByRole('button', { name: 'Change' }).click();
  await expect(said(page, '1 product changed.')).toBeVisible();
}

async function restore(page: Page, id: string) {
  await page.getByLabel('State').selectOption('deleted');
  await rowOf(page, id).getByRole('button', { name: 'Restore' }).click();
  await expect(said(page, 'Product restored.')).toBeVisible();
  await page.getByLabel('State').selectOption('');
}

/** The file of a second person, who saw the catalogue as it was: another price for one product, another stock for another. */
function secondPersons(one: Row, two: Row) {
  const update = ({ id }: Row, set: object, was: object) => ({ op: 'update', id, baseHash: '', set, was });
  const ops = [
    update(one, { price: 66.66 }, { price: one.price }),
    update(two, { stock: 7 }, { stock: two.stock ?? null }),
  ];
  return JSON.stringify({ format: 1, base: { hash: '' }, ops, files: [] });
}

test('a day of an operator with two tabs and a second person reaches the site whole (row 7, row 35, row 40)', async ({
  page,
  context,
  allow404,
}) => {
  allow404('/products/');
  allow404('/uploads/');
  const folder = await mkdtemp(join(tmpdir(), 'built-'));
  const work = join(folder, 'project');
  try {
    await makeWorkFolder(process.cwd(), work);
    await removeFolder(join(work, 'data'));
    await cp(readEnvironment().dataDir, join(work, 'data'), { recursive: true });
    const data = join(work, 'data/catalogue.json');
    let published = shorten(await readFile('out/catalogue.json', 'utf8'));
    await writeFile(data, published);
    await context.route('**/catalogue.json', (route) =>
      route.fulfill({ contentType: 'application/json', body: published }),
    );
    const plain = Object.values(JSON.parse(published) as Rows)
      .flatMap(({ products }) => products)
      .filter(
        (row, index, all) => row.price > 1 && !row.oldPrice && all.findIndex(({ id }) => id === row.id) === index,
      );
    const [one, two, three, four] = plain as [Row, Row, Row, Row];
    const settings = {
      NODE_ENV: 'production' as const,
      DATA_DIR: '',
      CATALOGUE_FILE: '',
      SITE_URL: OWN_MACHINE,
      BASE_PATH: '',
    };
    const options = { cwd: work, env: { ...process.env, ...settings } };
    const jiti = (script: string, ...words: string[]) =>
      run(process.execPath, [join(work, 'node_modules/jiti/lib/jiti-cli.mjs'), script, ...words], options);

    await openList(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await importFile(page);
    await addPictured(other);
    await Promise.all([rename(page, one), discount(other, two)]);
    await setPrice(page, one.id, '77.77');
    await deleteProduct(page, three.id);
    await expect(said(page, 'Product deleted successfully!')).toBeVisible();
    await Promise.all([restore(page, three.id), deleteProduct(other, four.id)]);
    await expect(said(other, 'Product deleted successfully!')).toBeVisible();

    const theirs = join(folder, 'theirs.json');
    await writeFile(theirs, secondPersons(one, two));
    await jiti('scripts/run.ts', 'catalogue-apply', theirs);
    published = await readFile(data, 'utf8');
    await page.reload();
    await openPage(page, 'Changes');
    const conflict = page.getByRole('form', { name: `${one.name} Mark II` });
    await expect(conflict).toContainText('$66.66');
    await conflict.getByRole('radio', { name: 'Edited here' }).check();
    await conflict.getByRole('button', { name: 'Keep the choice' }).click();
    await expect(said(page, 'Conflict settled.')).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export changes' }).click(),
    ]);
    await expect(said(page, 'Changes exported.')).toBeVisible();

    await jiti('scripts/run.ts', 'catalogue-apply', await file.path());
    await jiti('scripts/run.ts', 'catalogue-check', '--quiet');
    await jiti('scripts/run.ts', 'artwork');
    await run(process.execPath, [join(work, 'node_modules/next/dist/bin/next'), 'build'], options);
    await jiti('scripts/run.ts', 'export');

    const server = await serve({ root: join(work, 'out'), port: 0, basePath: '' });
    try {
      const built = (path: string) => new URL(path, server.url).href;
      expect((await page.request.get(built(`products/${four.id}/`))).status()).toBe(404);
      const store = await (await context.browser())?.newPage();
      if (!store) throw new Error('No browser');
      await store.goto(built(`products/${one.id}/`));
      await expect(store.getByRole('heading', { level: 1, name: `${one.name} Mark II` })).toBeVisible();
      await expect(store.getByText('$77.77')).toBeVisible();
      await expect(store.getByRole('radio', { name: 'Sage' })).toHaveCount(1);
      await store.goto(built(`products/${two.id}/`));
      await expect(store.locator('del', { hasText: two.price.toFixed(2) }).first()).toBeVisible();
      await store.goto(built('products/canvas-work-jacket/'));
      await expect(store.getByText('$89.00').first()).toBeVisible();
      const json = await (await page.request.get(built('catalogue.json'))).text();
      expect(json).toContain(three.id);
      const id = /sp-\d+-[0-9a-f]{8}/.exec(json)?.[0];
      await store.goto(built(`products/${id}/`));
      await expect(store.getByRole('heading', { level: 1, name: NEW })).toBeVisible();
      const picture = store.getByRole('img', { name: 'All of it in red' }).first();
      expect((await page.request.get(built((await picture.getAttribute('src')) ?? ''))).status()).toBe(200);
      await store.close();

      published = json;
      for (const tab of [page, other]) {
        await tab.reload();
        await openPage(tab, 'Changes');
        await becomeLive(tab);
        await expect(tab.getByText('Nothing to publish: the list is what the store shows.')).toBeVisible();
      }
      await openPage(page, 'Products');
      await expect(rowOf(page, one.id)).toContainText('Live');
    } finally {
      await server.close();
    }
  } finally {
    await removeFolder(folder);
  }
});
