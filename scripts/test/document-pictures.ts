import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { cataloguePath, type PublishSettings, toPublishTarget } from '../../lib/admin/publish/publish-target';
import { deleteProduct, openAdminPage, openProductList, productRow, setPrice } from '../../tests/e2e/admin-actions';
import { answer, signInToHost } from '../../tests/e2e/publish-fixtures';
import { quickOrderField } from '../../tests/e2e/request-list';
import { visit } from '../../tests/e2e/visit';
import { FakeHost } from '../../tests/fixtures/git-hosts/fake-host';

type DocumentPicture = {
  /** File in docs/images, without its extension. */
  name: string;
  /** Width of the window in pixels. Default: 1280. */
  width?: 390;
  /** Height of the window in pixels. Default: 800, on a phone 844. */
  height?: number;
  /** Brings the page into the state of the picture. */
  open: (page: Page) => Promise<unknown>;
};

/** Products of the bundled shop. */
const CHANGED = '511-110';
const DELETED = '511-109';
const ORDER = ['59340 x10 Black L', '74273 x6 Black 34x32', 'tactical boots x4', '7216 XL x4'];
const SUPPLIER_FILE = [
  'Item no.,Product,Description,Retail,Sizes,Brand,Shelf,Category',
  'TC-210,Trail Cap,A cap with a long brim.,24.50,"S, M, L",Northfield,A4,Caps',
  'TC-211,Winter Trail Cap,A cap with ear flaps.,31.00,"S, M, L",Northfield,A4,Caps',
  'PL-090,Pocket Lamp,A lamp for the pocket.,42.00,,Lumo,C1,Lamps',
];
const PUBLISH: PublishSettings = { host: 'github', repository: 'ann/my-shop', branch: 'main' };

/** Opens the product list with one changed and one deleted product. */
async function editProducts(page: Page): Promise<void> {
  await openProductList(page);
  const filter = page.getByLabel('Name, brand or ID');
  await filter.fill(DELETED);
  await deleteProduct(page, DELETED);
  await filter.fill(CHANGED);
  await setPrice(page, CHANGED, '235');
  await page.getByRole('button', { name: 'Dismiss' }).click();
}

async function openForm(page: Page): Promise<void> {
  await openProductList(page);
  await page.getByLabel('Name, brand or ID').fill(CHANGED);
  await productRow(page, CHANGED).getByRole('link').first().click();
  await page.getByLabel('Product name').waitFor();
}

async function openImport(page: Page): Promise<void> {
  await openProductList(page);
  const buffer = Buffer.from(SUPPLIER_FILE.join('\n'));
  await page.getByLabel('Import a file').setInputFiles({ name: 'supplier.csv', mimeType: 'text/csv', buffer });
  await page
    .getByRole('dialog')
    .getByText(/\d+ columns/)
    .click();
}

async function openQuickOrder(page: Page): Promise<void> {
  await visit(page, '/request/');
  await quickOrderField(page).fill(ORDER.join('\n'));
  await quickOrderField(page).press('Control+Enter');
  await page.getByRole('heading', { name: /ready/ }).waitFor();
}

/** Opens the page Publish, signed in to a fake git host. The bundled shop has no `publish` settings, so the scripts of the page get them here. */
async function openPublish(page: Page): Promise<void> {
  const target = toPublishTarget(PUBLISH);
  const host = new FakeHost({
    target,
    files: { [cataloguePath(target)]: readFileSync(join('out', 'catalogue.json'), 'utf8') },
  });
  await page.context().route(`${target.api}/**`, (route) => answer(route, host));
  await page.context().route('**/*.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('{demoLogin:{', `{publish:${JSON.stringify(PUBLISH)},demoLogin:{`);
    await route.fulfill({ response, body });
  });
  await editProducts(page);
  await signInToHost(page);
  await page.getByRole('button', { name: 'Publish 2 products' }).and(page.locator(':enabled')).waitFor();
}

/** The pictures in docs/images. They show the bundled shop in `out/`. */
export const documentPictures: readonly DocumentPicture[] = [
  { name: 'home', open: (page) => visit(page, '/') },
  {
    name: 'listing',
    open: async (page) => {
      await visit(page, '/clothing/?brand=Rothco&color=Black');
      await page.getByRole('article').first().waitFor();
    },
  },
  { name: 'product-phone', width: 390, open: (page) => visit(page, `/products/${CHANGED}/`) },
  { name: 'quick-order', open: openQuickOrder },
  {
    name: 'admin-products',
    open: async (page) => {
      await editProducts(page);
      await page.getByLabel('Name, brand or ID').fill('jacket');
    },
  },
  { name: 'admin-form', open: openForm },
  { name: 'admin-import', open: openImport },
  {
    name: 'admin-changes',
    height: 560,
    open: async (page) => {
      await editProducts(page);
      await openAdminPage(page, 'Changes');
    },
  },
  { name: 'admin-publish', height: 720, open: openPublish },
];
