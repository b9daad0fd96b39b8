import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { formatPrice } from '@/lib/catalogue/price';
import { launchOptions } from '@/scripts/browser/launch-options';
import { isWholeGate, runs } from '@/tests/gate';
import { openList, price, rows, STORED, said } from './admin-pages';
import { expect, test } from './fixtures';
import { given, products } from './picks';

// In the quick gate those that come closest, in the whole one all. What tabs do at once is told apart step by step in
// tests/lib/admin/ledger/tabs.test.ts and histories.test.ts: here real processes and a real database meet it.
const DISTANCES_MS = [0, 3, 10, 30, 100].slice(0, isWholeGate ? 5 : 1);
const KILLS_MS = [300, 3000, 8000].slice(0, isWholeGate ? 3 : 1);
const PAIRS = runs(8, 2);

const pieces = new Set(products.flatMap((product) => product.pieces));
/** Products that may be priced at will: no old price and no kit stands against it. */
const plain = products.filter(({ id, oldPrice, pieces: own }) => !oldPrice && own.length === 0 && !pieces.has(id));
const isEnough = given(test, plain.length >= 2);

type Edit = { id: string; value: number };
type Prices = Map<string, number>;

const filter = (page: Page) => page.getByLabel('Name, maker or id');
const rowOfId = (page: Page, id: string) => rows(page).filter({ has: page.getByText(id, { exact: true }) });
let cents = 1000;
/** A price that no other edit has given: what is left over from another is seen. */
const nextPrice = () => {
  cents += 1;
  return cents / 100;
};

/** Opens a product's form from the list and puts the focus on Save, so that one key saves. */
async function fillForm(page: Page, { id, value }: Edit) {
  await filter(page).fill(id);
  await rowOfId(page, id).getByRole('link').first().press('Enter');
  await price(page).fill(String(value));
  await page.getByRole('button', { name: 'Save product' }).focus();
}

async function save(page: Page) {
  await page.keyboard.press('Enter');
  await expect(rows(page).first()).toBeVisible();
  await expect(said(page, 'Product updated successfully!').last()).toBeVisible();
}

async function edit(page: Page, prices: Prices, index: number) {
  const { id } = plain[index % plain.length] as (typeof plain)[number];
  const value = nextPrice();
  await fillForm(page, { id, value });
  await save(page);
  prices.set(id, value);
}

async function expectPrices(page: Page, prices: Prices) {
  for (const [id, value] of prices) {
    await filter(page).fill(id);
    await expect(rowOfId(page, id)).toContainText(formatPrice(value));
  }
  await filter(page).fill('');
}

/** Opens the list in a tab of its own, and signs in where that is asked for. */
async function openTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('./admin/products/');
  const email = page.getByLabel('Email');
  await expect(rows(page).first().or(email)).toBeVisible();
  if (await email.isVisible()) await openList(page);
  return page;
}

isEnough('what two tabs save at 0 to 100 ms from one another is all there (row 35)', async ({ context }) => {
  const tabs = [await openTab(context), await openTab(context)] as const;
  const [one, two] = tabs;
  const revision = () => one.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '').rev as number, STORED);
  for (const distance of DISTANCES_MS) {
    const before = await revision();
    const prices: Prices = new Map();
    for (let at = 0; at < PAIRS && plain[2 * at + 1]; at += 1) {
      const [a, b] = plain.slice(2 * at, 2 * at + 2).map(({ id }) => ({ id, value: nextPrice() })) as [Edit, Edit];
      await Promise.all([fillForm(one, a), fillForm(two, b)]);
      await Promise.all([save(one), pause(distance).then(() => save(two))]);
      prices.set(a.id, a.value).set(b.id, b.value);
    }
    const fresh = await openTab(context);
    for (const page of [fresh, ...tabs]) await expectPrices(page, prices);
    await fresh.close();
    // No two of them began from the same list.
    expect(await revision()).toBeGreaterThanOrEqual(before + prices.size);
  }
});

isEnough('an edit outlives a killed browser (row 35)', async ({ baseURL }) => {
  const folder = await mkdtemp(join(tmpdir(), 'tabs-'));
  const prices: Prices = new Map();
  const options = { ...launchOptions(process.env.E2E_BROWSER ?? ''), ...(baseURL && { baseURL }) };
  /** A visit that a power cut ends: nothing more is written by the browser. */
  const visit = async (deed: (page: Page) => Promise<void>) => {
    const context = await chromium.launchPersistentContext(folder, options);
    const session = await context.browser()?.newBrowserCDPSession();
    const processes = (await session?.send('SystemInfo.getProcessInfo'))?.processInfo;
    const browser = processes?.find(({ type }) => type === 'browser');
    if (!browser) throw new Error('The browser does not name its own process');
    await deed(await openTab(context));
    const closed = context.waitForEvent('close');
    process.kill(browser.id, 'SIGKILL');
    await closed;
  };
  try {
    for (const [index, delay] of KILLS_MS.entries()) {
      await visit(async (page) => {
        await expectPrices(page, prices);
        await edit(page, prices, index);
        await pause(delay);
      });
    }
    await visit((page) => expectPrices(page, prices));
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});

isEnough('an edit outlives its tab, closed or crashed (row 35)', { tag: '@night' }, async ({ context }) => {
  const prices: Prices = new Map();
  const closed = await openTab(context);
  await edit(closed, prices, 0);
  await closed.close();
  const crashed = await openTab(context);
  await edit(crashed, prices, 1);
  const crash = crashed.waitForEvent('crash');
  const session = await context.newCDPSession(crashed);
  // It is never answered: there is nobody left to do so.
  session.send('Page.crash').catch(() => undefined);
  await crash;
  await crashed.close();
  await expectPrices(await openTab(context), prices);
});

/** What happens to what the browser keeps: by hand, by an extension, by a disk. Each runs in a page, and so names nothing outside itself. */
const HARMS: Readonly<Record<string, (key: string) => unknown>> = {
  'key removed': (key) => localStorage.removeItem(key),
  'storage cleared': () => localStorage.clear(),
  'key cut off': (key) => localStorage.setItem(key, localStorage.getItem(key)?.slice(0, 500) ?? ''),
  'one bad item': (key) => {
    const list = JSON.parse(localStorage.getItem(key) ?? '');
    localStorage.setItem(key, JSON.stringify({ ...list, items: [...list.items.slice(0, -1), { id: 7 }] }));
  },
  // The page need not say so: it still has the whole list.
  'databases deleted': async () => {
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  },
};

for (const [name, harm] of Object.entries(HARMS)) {
  isEnough(`an edit outlives harm to the storage: ${name} (row 38)`, { tag: '@night' }, async ({ context, page }) => {
    const prices: Prices = new Map();
    const first = await openTab(context);
    await edit(first, prices, 0);
    await first.close();
    await page.goto('./404.html');
    await page.evaluate(harm, STORED);
    const second = await openTab(context);
    if (name !== 'databases deleted')
      await expect(second.getByRole('region', { name: 'Notice' }).first()).toBeVisible();
    await edit(second, prices, 1);
    for (const tab of [second, await openTab(context)]) await expectPrices(tab, prices);
  });
}
