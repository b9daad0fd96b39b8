import type { BrowserContext, Page } from '@playwright/test';
import { openList } from './admin-page';
import { type Good, type Goods, readGoods } from './goods';
import { Model } from './model';
import { expectOwnProcesses } from './process-of';
import { readChanged } from './read-changed';

const SETTLE_MS = 5000;
const KEY = 'sp:catalogue';

/** A store whose admin is open in several tabs, with a model of what was confirmed there. */
export type Shop = { context: BrowserContext; url: string; goods: Goods; tabs: readonly Page[]; model: Model };

/** What a history came to; `forks` counts confirmed deeds that did not take the list a revision on, for they began from the same as another. */
export type Outcome = { trials: number; losses: string[]; forks: number };

/** Opens the admin in so many tabs, each a process of its own. `url` ends in a slash. */
export async function openShop(context: BrowserContext, url: string, count: number): Promise<Shop> {
  const goods = await readGoods(url);
  const tabs: Page[] = [];
  while (tabs.length < count) {
    const tab = await context.newPage();
    await openList(tab, url);
    tabs.push(tab);
  }
  await expectOwnProcesses(tabs);
  return { context, url, goods, tabs, model: new Model(goods.all) };
}

/** Does deeds that a model notes, then compares it with a page opened for that and with all tabs. */
export async function observe(shop: Shop, trials: number, deeds: () => Promise<string[]>): Promise<Outcome> {
  const [first] = shop.tabs as [Page];
  const [revision, noted] = [await readRevision(first), shop.model.deeds];
  const losses = await deeds();
  const confirmed = shop.model.deeds - noted;
  const fresh = await shop.context.newPage();
  await openList(fresh, shop.url);
  const seen = await settle(fresh, shop.model);
  losses.push(...shop.model.compare(seen));
  // A tab that finds an older text under the key writes it again: that takes the list on without a deed.
  const forks = Math.max(0, revision + confirmed - (await readRevision(fresh)));
  await fresh.close();
  // What was lost is lost once, not once a tab: they are asked whether they agree.
  shop.model.adopt(seen);
  for (const [index, tab] of shop.tabs.entries()) {
    const differences = shop.model.compare(await settle(tab, shop.model));
    losses.push(...differences.map((line) => `tab ${index + 1} does not agree: ${line}`));
  }
  return { trials, losses, forks };
}

/** What a page shows once that is what is expected, or for good. */
export async function settle(page: Page, model: Model): Promise<Good[]> {
  const end = performance.now() + SETTLE_MS;
  for (;;) {
    const seen = await readChanged(page);
    if (model.compare(seen).length === 0 || performance.now() > end) return seen;
  }
}

function readRevision(page: Page): Promise<number> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').rev as number, KEY);
}
