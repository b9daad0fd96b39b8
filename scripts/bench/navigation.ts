import { type Clicks, navigate, WAYS, type WayName } from './navigate';
import { openExport } from './open-export';
import { SLOWDOWN } from './open-throttled';
import type { Part } from './part';
import { percentile } from './percentile';
import { openSlowNetwork, SLOW_4G } from './slow-network';
import { formatFigure, formatTable } from './table';

const RUNS = 9;
const isWay = (word: string): word is WayName => word in WAYS;

/** From a click on a product to the first paint of its page, tapped, hovered and pressed, on a slow network. */
export const navigation: Part<Clicks> = {
  name: 'navigation',
  cases: Object.keys(WAYS),
  accepts: isWay,
  report: reportNavigation,

  async open(options) {
    const { url, browser, close } = await openExport(options);
    const network = await openSlowNetwork(url, SLOW_4G);

    async function measure(way: string): Promise<Clicks> {
      if (!isWay(way)) throw new Error(`no link is ${way}`);
      const report = (click: number) => {
        if (options.signal.aborted) throw new Error('interrupted');
        options.progress(`${way}: ${click} of ${RUNS}`);
      };
      return navigate(browser, network.url, { way, clicks: RUNS, report });
    }

    return { measure, close: () => network.close().finally(close) };
  },
};

export function reportNavigation(results: Readonly<Record<string, Clicks>>): string {
  const rows = Object.entries(results).map(([way, { times, lost }]) => [
    way,
    ...[0, 0.5, 1].map((share) => formatFigure(percentile(times, share || Number.MIN_VALUE))),
    formatFigure(times.length),
    formatFigure(lost),
  ]);
  const table = formatTable(['a link of a listing', 'fastest, ms', 'median', 'slowest', 'clicks', 'lost'], rows);
  return `${table}
From the click to the next page's first paint. Hovered for 400 ms, pressed for 120 ms. ${SLOW_4G.bitsPerSecond / 1e6} Mbit/s and ${SLOW_4G.roundTripMs} ms between browser and server, processor slowed ${SLOWDOWN} times, nothing in the cache but the listing's files, no service worker.`;
}
