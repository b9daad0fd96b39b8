import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { openList } from './admin-page';
import { edit, shownOtherwise } from './edit';
import { type Goods, readGoods } from './goods';
import { Model } from './model';
import { openProfile } from './profile';
import type { Outcome } from './shop';

/** Milliseconds between a word that confirms and the end of the browser. */
export const DELAYS = [300, 3000, 8000] as const;

/** Ways for a tab to end. */
const ENDS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  closed: (page) => page.close(),
  crashed: async (page) => {
    const crashed = page.waitForEvent('crash');
    const session = await page.context().newCDPSession(page);
    // It is never answered: there is nobody left to do so.
    session.send('Page.crash').catch(() => undefined);
    await crashed;
    await page.close();
  },
};

/** Tabs that end as soon as an edit was confirmed, each way so many times. */
export async function endedTabs(context: BrowserContext, url: string, count: number): Promise<Outcome> {
  const goods = await readGoods(url);
  const model = new Model(goods.all);
  const losses: string[] = [];
  const ends = Object.entries(ENDS).flatMap((end) => Array.from({ length: count }, () => end));
  for (const [index, [name, end]] of ends.entries()) {
    const page = await context.newPage();
    await openList(page, url);
    losses.push(...(await shownOtherwise(page, model)).map((line) => `the tab was ${name}: ${line}`));
    await edit(page, model, idAt(goods, index));
    await end(page);
  }
  const last = await context.newPage();
  await openList(last, url);
  losses.push(...(await shownOtherwise(last, model)).map((line) => `the last tab: ${line}`));
  await last.close();
  return { trials: ends.length, losses, forks: 0 };
}

/** A browser that is killed so many ms after an edit was confirmed, and opened again on what it had kept. */
export async function killedBrowser(
  executablePath: string,
  url: string,
  delays: readonly number[],
  onTrial: (done: number) => void = () => undefined,
): Promise<Outcome> {
  const goods = await readGoods(url);
  const model = new Model(goods.all);
  const losses: string[] = [];
  const folder = await mkdtemp(join(tmpdir(), 'tabs-'));
  const visit = async (deed: (page: Page) => Promise<unknown>) => {
    const { context, kill } = await openProfile(executablePath, folder);
    const [page] = context.pages() as [Page];
    await openList(page, url)
      .then(() => deed(page))
      .finally(kill);
  };
  const look = async (page: Page, delay = 0) =>
    losses.push(...(await shownOtherwise(page, model)).map((line) => `killed after ${delay} ms: ${line}`));
  try {
    for (const [index, delay] of delays.entries()) {
      onTrial(index);
      await visit(async (page) => {
        await look(page, delays[index - 1]);
        await edit(page, model, idAt(goods, index));
        await pause(delay);
      });
    }
    await visit((page) => look(page, delays.at(-1)));
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  return { trials: delays.length, losses, forks: 0 };
}

function idAt({ plain }: Goods, index: number): string {
  return plain[index % plain.length]?.id ?? '';
}
