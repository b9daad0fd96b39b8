import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { formatPrice } from '@/lib/catalogue/price';
import { freePort } from '@/scripts/server/free-port';
import { openTrial, type Trial } from '@/scripts/try-publishing/open-trial';
import { deleteProduct, openList, openPage, price, rowOf, rows, said, setPrice } from './admin-pages';
import { test as base, expect } from './fixtures';
import { publishButton, signInToHost } from './publish-pages';
import { expectNoToken, listen } from './publish-test';
import { becomeLive } from './visit';

const NEW = 'Built for the first time';

type Row = { id: string; name: string; price: number; oldPrice?: number; stock?: number; image_links?: unknown[] };
type Groups = Record<string, { products: Row[] }>;

/** A host, a repository and a store of its own, which is built anew after each commit: what `npm run try:publishing` starts. */
const test = base.extend<{ trial: Trial }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  trial: async ({}, use) => {
    const ports = { store: await freePort(), host: await freePort() };
    const trial = await openTrial({ host: 'github', ports, isSmall: true });
    try {
      await trial.whenLive((await trial.standIn.repository.head('main')) ?? '');
      await use(trial);
    } finally {
      await trial.close();
    }
  },
  baseURL: async ({ trial }, use) => use(`${trial.storeUrl}/`),
});

// Two builds of a site, which take longer than a page: for the night, for each part of the day has a test of its own.
test.setTimeout(15 * 60 * 1000);

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

const pictureOf = async (background: string) => {
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background } });
  return { name: `${background}.jpg`, mimeType: 'image/jpeg', buffer: await picture.jpeg().toBuffer() };
};

/** Adds a product with two pictures. */
async function addPictured(page: Page) {
  await openPage(page, 'Add product');
  await page.getByLabel('Product name').fill(NEW);
  await page.getByLabel('Description', { exact: true }).fill('New and pictured.');
  await price(page).fill('12.5');
  await page.getByLabel('Add image files').setInputFiles([await pictureOf('red'), await pictureOf('navy')]);
  await page.getByLabel('Image 1: description').fill('All of it in red');
  await page.getByLabel('Image 2: description').fill('All of it in navy');
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

const PATH = 'data/catalogue.json';

/** The products of the branch, each once. */
async function branchOf({ standIn: { repository } }: Trial) {
  const head = (await repository.head('main')) ?? '';
  const groups: Groups = JSON.parse(String(await repository.read(head, PATH)));
  const products = Object.values(groups).flatMap((group) => group.products);
  return { head, groups, products: [...new Map(products.map((row) => [row.id, row])).values()] };
}

/** A second person's commit, who saw the catalog as it was: another price for one product, another stock for another. */
async function commitOfAnother(trial: Trial, one: Row, two: Row) {
  const { head, groups } = await branchOf(trial);
  for (const row of Object.values(groups).flatMap(({ products }) => products)) {
    if (row.id === one.id) row.price = 66.66;
    if (row.id === two.id) row.stock = 7;
  }
  const files = [{ path: PATH, content: Buffer.from(`${JSON.stringify(groups, null, 2)}\n`) }];
  const author = { name: 'Second Person', email: 'second@example.com' };
  await trial.standIn.repository.commit({ branch: 'main', parent: head, message: 'Change two', author, files });
}

test('a day of an operator with two tabs and a second person reaches the store by one button (row 7, row 35, row 40, row 48)', {
  tag: '@night',
}, async ({ page, context, trial, allow404 }) => {
  allow404('/products/');
  allow404('/uploads/');
  allow404(trial.hostUrl);
  const heard = listen(context);
  const plain = (await branchOf(trial)).products.filter((row) => row.price > 1 && !row.oldPrice);
  const [one, two, three, four] = plain as [Row, Row, Row, Row];

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

  await commitOfAnother(trial, one, two);
  await openPage(page, 'Publish');
  await signInToHost(page, trial.token, 'You');
  await publishButton(page).click();
  const clash = page.getByRole('form', { name: 'What stays' });
  await expect(clash).toContainText(formatPrice(66.66));
  await clash.getByRole('radio', { name: 'Edited here' }).check();
  await clash.getByRole('button').click();
  await expect(page.getByText('sent to you/store.')).toBeVisible();
  const { head, products } = await branchOf(trial);
  const added = products.find(({ name }) => name === NEW);
  expect(added?.image_links).toHaveLength(2);
  await trial.whenLive(head);
  await expect(page.getByText('Live: the store shows it.')).toBeVisible({ timeout: 5 * 60_000 });

  const store = await context.newPage();
  const show = (id?: string) => store.goto(`${trial.storeUrl}/products/${id}/`);
  expect((await page.request.get(`${trial.storeUrl}/products/${four.id}/`)).status()).toBe(404);
  await show(one.id);
  await expect(store.getByRole('heading', { level: 1, name: `${one.name} Mark II` })).toBeVisible();
  await expect(store.getByText(formatPrice(77.77))).toBeVisible();
  await expect(store.getByRole('radio', { name: 'Sage' })).toHaveCount(1);
  await show(two.id);
  await expect(store.locator('del', { hasText: two.price.toFixed(2) }).first()).toBeVisible();
  expect(products.find(({ id }) => id === two.id)?.stock).toBe(7);
  await show('canvas-work-jacket');
  await expect(store.getByText(formatPrice(89)).first()).toBeVisible();
  await show(three.id);
  await expect(store.getByRole('heading', { level: 1, name: three.name, exact: true })).toBeVisible();
  await show(added?.id);
  await expect(store.getByRole('heading', { level: 1, name: NEW })).toBeVisible();
  for (const name of ['All of it in red', 'All of it in navy']) {
    const picture = store.getByRole('img', { name }).first();
    expect(
      (await store.request.get(new URL((await picture.getAttribute('src')) ?? '', store.url()).href)).status(),
    ).toBe(200);
  }
  await store.close();

  for (const tab of [page, other]) {
    await tab.reload();
    await openPage(tab, 'Changes');
    await becomeLive(tab);
    await expect(tab.getByText('Nothing to publish: the list is what the store shows.')).toBeVisible();
  }
  await openPage(page, 'Products');
  await expect(rowOf(page, one.id)).toContainText('Live');
  await expectNoToken(context, [trial.token], heard);
});
