import { type Clicks, navigate, WAYS } from './navigate';
import { openExport } from './open-export';
import { SLOWDOWN } from './open-throttled';
import type { Part } from './part';
import { percentile } from './percentile';
import { openSlowNetwork, SLOW_4G } from './slow-network';
import { formatTable } from './table';

const RUNS = 9;

/** From a click on a product to the first paint of its page, tapped, hovered and pressed, on a slow network. */
export const navigation: Part<Clicks> = {
  name: 'navigation',
  cases: Object.keys(WAYS),
  report: reportNavigation,

  async open(options) {
    const { url, browser, close } = await openExport(options);
    const network = await openSlowNetwork(url, SLOW_4G);

    async function measure(way: string): Promise<Clicks> {
      const report = (click: number) => options.progress(`${way}: ${click} of ${RUNS}`);
      return navigate(browser, network.url, { way, clicks: RUNS, report });
    }

    return { measure, close: () => network.close().finally(close) };
  },
};

export function reportNavigation(results: Readonly<Record<string, Clicks>>): string {
  const rows = Object.entries(results).map(([way, { times, lost }]) => [
    way,
    ...[Number.MIN_VALUE, 0.5, 1].map((share) => percentile(times, share)),
    times.length,
    lost,
  ]);
  const table = formatTable(['a link of a listing', 'fastest, ms', 'median', 'slowest', 'clicks', 'lost'], rows);
  return `${table}
From the click to the next page's first paint. Hovered for 400 ms, pressed for 120 ms. ${SLOW_4G.bitsPerSecond / 1e6} Mbit/s and ${SLOW_4G.roundTripMs} ms between browser and server, processor slowed ${SLOWDOWN} times, nothing in the cache but the listing's files, no service worker.`;
}
