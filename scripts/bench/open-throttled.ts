import type { Page } from '@playwright/test';
import { openExport } from './open-export';
import type { Options } from './part';
import { watchPaints } from './watch-paints';

/** How many times slower than this machine the pages run; the browser cannot slow workers down. */
export const SLOWDOWN = 4;
const DATA = /\/data\/(current|catalogue-\w+)\.json$/;

/** `index` stands in for the export's own catalogue index: its files by name. */
type Visit = { path: string; index?: Readonly<Record<string, string>> };

/** Opens pages of the export in a browser whose processor is slowed down, over any catalogue index. */
export async function openThrottled(options: Options) {
  const { url, browser, close } = await openExport(options);
  async function open({ path, index }: Visit): Promise<Page> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
    const page = await context.newPage();
    if (index) {
      const contentType = 'application/json';
      const bodyOf = (address: string) => index[address.slice(address.lastIndexOf('/') + 1)] ?? '';
      await page.route(DATA, (route) => route.fulfill({ body: bodyOf(route.request().url()), contentType }));
    }
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.addInitScript(watchPaints);
    await page.goto(new URL(path.slice(1), url).href);
    await page.waitForLoadState('networkidle');
    return page;
  }
  return { open, close };
}
