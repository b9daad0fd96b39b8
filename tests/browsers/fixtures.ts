import { test as base, expect } from '@playwright/test';
import type { Engine } from '@/scripts/test-browsers/engines';
import { STARTS } from './drivers/starts';
import type { Browser, Screen, Tab } from './drivers/tab';
import { freshFolder } from './fresh-folder';
import { Page } from './page';
import { type WatchedSite, watchSite } from './watched-site';

export type Settings = { engine: Engine; display: Screen };
type OfWorker = Settings & { started: { browser: Browser; folder: string; faults: string[] } };
type OfTest = { site: WatchedSite; visitor: Page };

/** A test with a visitor in the engine of its project, which fails on any error of a page and on any answer that is one. */
export const test = base.extend<OfTest, OfWorker>({
  engine: [
    { name: 'chromium', program: '' },
    { option: true, scope: 'worker' },
  ],
  display: [
    { width: 0, height: 0, isPhone: false, isDark: false },
    { option: true, scope: 'worker' },
  ],
  // One browser for all tests of a worker: what one keeps, the origin keeps apart from the next.
  started: [
    async ({ engine, display }, use) => {
      const faults: string[] = [];
      const { folder, remove } = await freshFolder();
      const say = (fault: string) => void faults.push(fault);
      const browser = await STARTS[engine.name](engine.program, { screen: display, folder, say });
      await use({ browser, folder, faults });
      await browser.close();
      await remove();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  site: async ({}, use) => {
    const site = await watchSite(process.env.BROWSERS_URL ?? '');
    await use(site);
    await site.close();
  },
  visitor: async ({ started, site }, use) => {
    const tabs: Tab[] = [];
    const open = async (): Promise<Page> => {
      const tab = await started.browser.open();
      tabs.push(tab);
      return new Page(tab, { base: site.url, folder: started.folder, another: open });
    };
    await use(await open());
    for (const tab of tabs.toReversed()) await tab.close();
    expect([...site.faults, ...started.faults.splice(0)], 'faults of the pages that this test opened').toEqual([]);
  },
});

export { expect };
