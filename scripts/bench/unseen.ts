import { setTimeout as delay } from 'node:timers/promises';
import { openListing, PHONE_SCREEN } from './navigate';
import { describeBrowser } from './navigation';
import { SLOWDOWN } from './open-throttled';
import type { Part } from './part';
import { HERE, openSites } from './sites';
import { type Asked, type OpenTab, openTab } from './tab';
import { formatFigure, formatTable } from './table';

const FLICKS = 10;
const MOVES = 8;
const FRAME_MS = 16;
const STEP_PX = 50;
/** How long a visitor looks at what a flick has brought. */
const LOOK_MS = 1500;
/** Where a thumb is: on a card of the right column. */
const THUMB_X = 290;
const LOW = 640;

const GOALS_KB: Readonly<Record<string, number>> = { flicks: 30, saving: 0 };

/** Files and bytes, as they were sent, by the shop. */
type Unseen = { browser: string; shops: Record<string, { files: number; bytes: number }> };

/** The files that are fetched while a visitor flicks through a listing on a phone and opens nothing: this export and both peers, with Save-Data and without. */
export const unseen: Part<Unseen> = {
  name: 'unseen',
  cases: ['flicks', 'saving'],
  report: reportUnseen,

  async open(options) {
    const { urls, browser, close } = await openSites(options);

    async function measure(name: string): Promise<Unseen> {
      const shops: Unseen['shops'] = {};
      for (const [shop, url] of Object.entries(urls)) {
        options.progress(`${name}: ${shop}`);
        const isSavingData = name === 'saving';
        const tab = await openTab(browser, { screen: PHONE_SCREEN, isSavingData });
        try {
          await openListing(tab, url);
          await tab.slowDown(SLOWDOWN);
          await flickThrough(tab);
          await tab.quiet();
          shops[shop] = countUnseen(tab.asked(), await tab.read(`(${filesOfPage})()`));
        } finally {
          await tab.close();
        }
      }
      return { browser: browser.product, shops };
    }

    return { measure, close };
  },
};

/** To the end of the listing and back, with a look after each flick. */
async function flickThrough(tab: OpenTab): Promise<void> {
  for (let flick = 0; flick < FLICKS; flick += 1) {
    const isDown = flick < FLICKS / 2;
    const at = (move: number) => ({ x: THUMB_X, y: isDown ? LOW - move * STEP_PX : LOW - (MOVES - move) * STEP_PX });
    await tab.touch('touchStart', at(0));
    for (let move = 1; move <= MOVES; move += 1) {
      await delay(FRAME_MS);
      await tab.touch('touchMove', at(move));
    }
    await tab.touch('touchEnd');
    await delay(LOOK_MS);
  }
}

/** Runs in the page, and so names nothing outside itself: the addresses of all that the page has been made of. */
function filesOfPage(): string[] {
  const timings = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const made = timings.filter(({ initiatorType }) => initiatorType !== 'fetch' && initiatorType !== 'xmlhttprequest');
  const isAhead = (url: string) => document.querySelector(`link[rel=prefetch][href="${new URL(url).pathname}"]`);
  return [location.href, ...made.map(({ name }) => name).filter((name) => !isAhead(name))];
}

/**
 * Files that were fetched and are no part of the page that is shown, each once: one that is fetched ahead and then drawn is asked for
 * twice and sent once.
 */
export function countUnseen(asked: readonly Asked[], own: readonly string[]): { files: number; bytes: number } {
  const unseen = new Map(
    asked.filter(({ url, bytes }) => bytes > 0 && !own.includes(url)).map(({ url, bytes }) => [url, bytes]),
  );
  return { files: unseen.size, bytes: [...unseen.values()].reduce((sum, bytes) => sum + bytes, 0) };
}

export function reportUnseen(results: Readonly<Record<string, Unseen>>): string {
  const rows = Object.entries(results).flatMap(([name, { shops }]) =>
    Object.entries(shops).map(([shop, { files, bytes }]) => [
      `${name}, ${shop}`,
      files,
      formatFigure(bytes / 1000, 1),
      shop === HERE ? String(GOALS_KB[name]) : '',
    ]),
  );
  const [{ browser = '' } = {}] = Object.values(results);
  return `${formatTable(['fetched and never seen', 'files', 'KB', 'goal'], rows)}
A first visit to a listing on a phone, ${FLICKS} flicks with ${LOOK_MS / 1000} s between them, and nothing opened: as sent, heads of the answers too. Saving: with Save-Data.
${describeBrowser(browser)}`;
}
