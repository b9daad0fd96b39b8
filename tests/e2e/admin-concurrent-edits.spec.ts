import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { formatPrice } from '@/lib/money';
import { launchOptions } from '@/scripts/test/browser';
import { addProduct, deleteProduct, openProductList, productRow, productRows, setPrice } from './admin-actions';
import { products, testIf } from './built-catalogue';
import { expect, test } from './fixtures';

// tests/unit/admin/edits covers concurrent saves in detail; these tests use real processes and a real database.

const pieceIds = new Set(products.flatMap((product) => product.pieces));
/** Products without an old price and outside of kits, so that any price is valid. */
const freelyPriced = products.filter(
  ({ id, oldPrice, pieces }) => !oldPrice && pieces.length === 0 && !pieceIds.has(id),
);
const [one, two, three] = freelyPriced.map(({ id }) => id) as [string, string, string];
const testThree = testIf(test, freelyPriced.length > 2);

const rowOfId = (page: Page, id: string) => productRows(page).filter({ has: page.getByText(id, { exact: true }) });

async function expectPrice(page: Page, id: string, price: number) {
  await page.getByLabel('Name, brand or ID').fill(id);
  await expect(rowOfId(page, id)).toContainText(formatPrice(price));
  await page.getByLabel('Name, brand or ID').fill('');
}

/** Opens the product list in a new tab. */
async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await openProductList(page);
  return page;
}

testThree('changes of two tabs at the same time are all saved and shown in both', async ({ context }) => {
  const left = await openTab(context);
  const right = await openTab(context);
  await Promise.all([setPrice(left, one, '10.01'), setPrice(right, two, '10.02')]);
  await Promise.all([addProduct(left, 'Added in one tab'), deleteProduct(right, three)]);
  for (const page of [left, right, await openTab(context)]) {
    await expectPrice(page, one, 10.01);
    await expectPrice(page, two, 10.02);
    await expect(rowOfId(page, three)).toHaveCount(0);
    await page.getByLabel('State').selectOption('unpublished');
    await expect(productRow(page, 'Added in one tab')).toHaveCount(1);
    await page.getByLabel('State').selectOption('');
  }
});

testThree('a saved edit survives a killed browser', async ({ baseURL }) => {
  const folder = await mkdtemp(join(tmpdir(), 'tabs-'));
  const options = { ...launchOptions(process.env.E2E_BROWSER ?? ''), ...(baseURL && { baseURL }) };
  /** Opens the admin, acts, and kills the process of the browser. */
  const visitAndKill = async (act: (page: Page) => Promise<void>) => {
    const context = await chromium.launchPersistentContext(folder, options);
    const session = await context.browser()?.newBrowserCDPSession();
    const processes = (await session?.send('SystemInfo.getProcessInfo'))?.processInfo;
    const browser = processes?.find(({ type }) => type === 'browser');
    if (!browser) throw new Error('The browser does not report its process');
    await act(await openTab(context));
    const closed = context.waitForEvent('close');
    process.kill(browser.id, 'SIGKILL');
    await closed;
  };
  try {
    await visitAndKill((page) => setPrice(page, one, '10.03'));
    await visitAndKill((page) => expectPrice(page, one, 10.03));
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
