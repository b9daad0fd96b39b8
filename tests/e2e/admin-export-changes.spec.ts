import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { adminMessages } from '@/lib/admin/admin-messages';
import { formatPrice } from '@/lib/money';
import { readEnvironment } from '@/lib/site/environment';
import { scriptArguments } from '@/scripts/build/processes/run-program';
import {
  addProduct,
  deleteProduct,
  exportChanges,
  openAdminPage,
  openProductList,
  productRow,
  setPrice,
  statusMessage,
} from './admin-actions';
import { products } from './built-catalogue';
import { expect, expectNoAxeViolations, test } from './fixtures';

const DATA = '**/catalogue.json';
const [first, second] = products as [(typeof products)[number], (typeof products)[number]];

/** Runs `catalogue:apply` in a folder with a copy of the data. */
async function apply(folder: string, file: string) {
  const command = scriptArguments('catalogue-apply', file);
  const env = { ...process.env, CATALOGUE_FILE: '', DATA_DIR: join(folder, 'data') };
  return promisify(execFile)(process.execPath, command, { cwd: folder, env });
}

/** Serves another catalogue, as after a deployment. */
const publish = (page: Page, text: string) =>
  page.route(DATA, (route) => route.fulfill({ contentType: 'application/json', body: text }));

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'publish-'));
  await cp(readEnvironment().dataDir, join(folder, 'data'), { recursive: true });
  await cp('out/catalogue.json', join(folder, 'data/catalogue.json'));
  // The command checks that picture files of the catalogue exist in public/.
  await mkdir(join(folder, 'public'));
  await symlink(resolve('public/drawings'), join(folder, 'public/drawings'), 'junction');
});
test.afterEach(() => rm(folder, { recursive: true }));

test('changes that are exported, applied and deployed become Live', async ({ page }) => {
  await openProductList(page);
  await setPrice(page, first.id, '77.77');
  await deleteProduct(page, second.id);
  await addProduct(page, 'Published for the first time');
  const { path } = await exportChanges(page);
  await expect(statusMessage(page, 'Changes exported.')).toBeVisible();
  const changed = page.getByRole('region', { name: 'Changed products' });
  await expect(changed.getByText(/^Exported/)).toHaveCount(3);

  await apply(folder, path);
  await publish(page, await readFile(join(folder, 'data/catalogue.json'), 'utf8'));
  await page.reload();
  await expect(page.getByText(adminMessages.noChanges)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notice' })).toContainText('Now live on the site');
  await openAdminPage(page, 'Products');
  await expect(productRow(page, first.id)).toContainText(formatPrice(77.77));
  await expect(productRow(page, first.id)).toContainText('Live');
  await page.getByLabel('Name, brand or ID').fill('Published for the first time');
  await expect(productRow(page, 'Published for the first time')).toContainText('Live');
});

test('a field that was edited here and on the site is a conflict until a value is selected', async ({ page }) => {
  await openProductList(page);
  await setPrice(page, first.id, '77.77');
  const catalogue = await readFile(join(folder, 'data/catalogue.json'), 'utf8');
  const json = JSON.parse(catalogue) as Record<string, { products: { id: string; price: number; stock?: number }[] }>;
  for (const { products: list } of Object.values(json)) {
    for (const product of list) if (product.id === first.id) Object.assign(product, { price: 55.55, stock: 9 });
  }
  await publish(page, JSON.stringify(json));
  await page.reload();
  await expect(productRow(page, first.id)).toContainText('Conflict');
  await expect(page.getByRole('region', { name: 'Notice' })).toContainText('In conflict with the site');
  await productRow(page, first.id).getByRole('link', { name: 'Conflict' }).click();
  const conflict = page.getByRole('form', { name: first.name });
  await expect(conflict.getByRole('group')).toHaveText(/Price.*Edited here: \S*77[.,]77.*Published: \S*55[.,]55/);
  await expectNoAxeViolations(page);
  await expect(conflict.getByRole('button')).toBeDisabled();
  await conflict.getByRole('radio', { name: 'Edited here' }).check();
  await conflict.getByRole('button').click();
  await expect(statusMessage(page, adminMessages.resolved)).toBeVisible();
  await openAdminPage(page, 'Products');
  await expect(productRow(page, first.id)).toContainText(formatPrice(77.77));
  await expect(productRow(page, first.id)).toContainText('Unpublished');
});
