import type { Browser } from '@playwright/test';
import { openExport } from './open-export';
import { SLOWDOWN } from './open-throttled';
import { findPage, PAGES } from './pages';
import type { Part } from './part';
import { percentile } from './percentile';
import { serveSecurely } from './secure-server';
import { openSlowNetwork, SLOW_4G } from './slow-network';
import { formatFigure, formatTable } from './table';
import { type Loading, watchLoading } from './watch-loading';
import { PHONE } from './weights';

const RUNS = 5;
const LIMIT_MS = 60_000;

/** From the tap on a search engine's result to the largest paint: what a phone that was never here asks for, and when. */
export const requests: Part<Loading> = {
  name: 'requests',
  cases: Object.keys(PAGES),
  accepts: (word) => word in PAGES || word.startsWith('/'),
  report: reportRequests,

  async open(options) {
    const plain = await openExport(options, { trustsAll: true });
    const secure = await serveSecurely(plain.url);
    const network = await openSlowNetwork(secure.url, { ...SLOW_4G, tripsToConnect: 2 });

    async function measure(name: string): Promise<Loading> {
      const { pathname } = new URL(await findPage(plain.browser, plain.url, name));
      const runs: Loading[] = [];
      // The server has packed everything once before it is measured.
      await visit(plain.browser, new URL(pathname, secure.url).href);
      while (runs.length < RUNS && !options.signal.aborted) {
        options.progress(`${name}: visit ${runs.length + 1} of ${RUNS}`);
        runs.push(await visit(plain.browser, new URL(pathname, network.url).href));
      }
      const middle = percentile(
        runs.map(({ largest }) => largest),
        0.5,
      );
      const typical = runs.find(({ largest }) => largest === middle);
      if (!typical) throw new Error('nothing was painted');
      return typical;
    }
    const close = async () => {
      await network.close();
      secure.close();
      await plain.close();
    };
    return { measure, close };
  },
};

/** A browser context of its own: neither a file nor a connection is there. */
async function visit(browser: Browser, url: string): Promise<Loading> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  // Until the line is free, which the next visit goes over too.
  await page.goto(url, { waitUntil: 'networkidle', timeout: LIMIT_MS });
  const loading = await page.evaluate(watchLoading);
  await context.close();
  return loading;
}

export function reportRequests(results: Readonly<Record<string, Loading>>): string {
  const tables = Object.entries(results).map(([name, { steps, first, largest, what, loaded }]) => {
    const rows = steps
      .filter(({ asked }) => asked < loaded)
      .map(({ url, bytes, ...times }) => [
        new URL(url).pathname,
        ...[times.asked, times.begun, times.done].map((ms) => formatFigure(ms)),
        formatFigure(bytes / 1000, 1),
      ]);
    const table = formatTable([name, 'asked for, ms', 'first byte', 'there', 'KB'], rows);
    return `${table}\nfirst paint ${formatFigure(first)}, largest ${formatFigure(largest)} (${what}), loaded ${formatFigure(loaded)}`;
  });
  return `${tables.join('\n\n')}
The middle one of ${RUNS} visits by its largest paint. ${SLOW_4G.bitsPerSecond / 1e6} Mbit/s, ${SLOW_4G.roundTripMs} ms there and back, one round trip for the name and one for TCP, then TLS 1.3 and HTTP/2 as they are; processor slowed ${SLOWDOWN} times.`;
}
