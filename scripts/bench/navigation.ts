import { type Click, prepareClick, WAYS } from './navigate';
import { SLOWDOWN } from './open-throttled';
import type { Part } from './part';
import { percentile } from './percentile';
import { openSites } from './sites';
import { SLOW_4G } from './slow-network';
import { formatTable } from './table';

const RUNS = 7;

/** Clicks of each export that led somewhere, how many did not, and the browser. */
type Clicks = { browser: string; shops: Record<string, { clicks: Click[]; lost: number }> };

/**
 * From a click on a product until the heading of its page is painted, tapped, hovered and pressed, on a slow network. The listings of this
 * export and of both peers are opened beside each other and clicked on in turn, so that a busy machine is the same for all.
 */
export const navigation: Part<Clicks> = {
  name: 'navigation',
  cases: Object.keys(WAYS),
  report: reportNavigation,

  async open(options) {
    const { urls, browser, close } = await openSites(options);

    async function measure(way: string): Promise<Clicks> {
      const shops: Clicks['shops'] = {};
      for (let index = 0; index < RUNS; index += 1) {
        options.progress(`${way}: ${index + 1} of ${RUNS}`);
        const ready = Object.entries(urls).map(
          async ([name, url]) => [name, await prepareClick(browser, url, way, index)] as const,
        );
        for (const [name, press] of await Promise.all(ready)) {
          shops[name] ??= { clicks: [], lost: 0 };
          const click = await press();
          if (click) shops[name].clicks.push(click);
          else shops[name].lost += 1;
        }
      }
      return { browser: browser.product, shops };
    }

    return { measure, close };
  },
};

/** A row for each way and shop: times of all clicks, the median of those to a page that was drawn ahead, and how many came which way. */
export function reportNavigation(results: Readonly<Record<string, Clicks>>): string {
  const rows = Object.entries(results).flatMap(([way, { shops }]) =>
    Object.entries(shops).map(([shop, { clicks, lost }]) => {
      const times = (some: readonly Click[]) => some.map(({ ms }) => ms);
      const drawn = clicks.filter(({ came }) => came === 'drawn');
      const others = clicks.filter(({ came }) => came !== 'drawn');
      const counts = (['drawn', 'begun', 'fetched', 'asked'] as const).map(
        (way) => clicks.filter(({ came }) => came === way).length,
      );
      return [
        `${way}, ${shop}`,
        ...[Number.MIN_VALUE, 0.5, 1].map((share) => percentile(times(clicks), share)),
        ...[drawn, others].map((some) => percentile(times(some), 0.5)),
        ...counts,
        lost,
      ];
    }),
  );
  const heads = [
    'fastest, ms',
    'median',
    'slowest',
    'drawn, median',
    'others',
    'drawn',
    'begun',
    'fetched',
    'neither',
    'lost',
  ];
  const [{ browser = '' } = {}] = Object.values(results);
  return `${formatTable(['a link of a listing', ...heads], rows)}
From the click until the next page's heading is painted, on products 1 to ${RUNS} of the listing. Tapped for 80 ms, hovered for 400, pressed for 120. ${SLOW_4G.bitsPerSecond / 1e6} Mbit/s and ${SLOW_4G.roundTripMs} ms between browser and server, processor slowed ${SLOWDOWN} times, nothing in the cache but what the listing brought, no service worker. Drawn: before the click; begun: read only after it.
${describeBrowser(browser)}`;
}

/** The browser, and whether it is a whole one. */
export function describeBrowser(product: string): string {
  return /headless/i.test(product)
    ? `${product} is a small browser, which draws no page ahead: CHROMIUM_PATH names a whole Chromium.`
    : `A whole browser: ${product}.`;
}
