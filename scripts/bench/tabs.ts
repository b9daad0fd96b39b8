import { findBrowser } from '../browser/find-browser';
import { createRandom } from '../catalogue/random';
import { type OpenExport, openExport } from './open-export';
import type { Options, Part } from './part';
import { formatFigure, formatTable } from './table';
import { HARMS } from './tabs/harms';
import { imports } from './tabs/imports';
import { DELAYS, endedTabs, killedBrowser } from './tabs/kills';
import { DISTANCES, pairs } from './tabs/pairs';
import { randomDeeds } from './tabs/random-deeds';
import { type Outcome, openShop } from './tabs/shop';
import { harmedStorage } from './tabs/storage-faults';

const PAIRS = 40;
const DEEDS = 300;
const IMPORTS = 8;
const KILLS = 5;

type Progress = (done: number) => void;
type History = (opened: OpenExport, progress: Progress) => Promise<Outcome>;

/** A history of tabs that share one profile. */
const inTabs =
  (
    count: number,
    history: (shop: Awaited<ReturnType<typeof openShop>>, progress: Progress) => Promise<Outcome>,
  ): History =>
  async ({ browser, url }, progress) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    try {
      return await history(await openShop(context, url, count), progress);
    } finally {
      await context.close();
    }
  };

const HISTORIES: Readonly<Record<string, History>> = {
  ...Object.fromEntries(
    DISTANCES.map((distance) => [
      `pairs-${distance}-ms`,
      inTabs(2, (shop, progress) => pairs(shop, distance, PAIRS, progress)),
    ]),
  ),
  'random-deeds': inTabs(3, (shop, progress) => randomDeeds(shop, createRandom(Date.now()), DEEDS, progress)),
  imports: inTabs(2, (shop, progress) => imports(shop, IMPORTS, progress)),
  'ended-tabs': async ({ browser, url }) => {
    const context = await browser.newContext();
    return endedTabs(context, url, KILLS).finally(() => context.close());
  },
  'killed-browser': async ({ url }, progress) => {
    const delays = Array.from({ length: KILLS }, () => DELAYS).flat();
    return killedBrowser((await findBrowser()).executablePath, url, delays, progress);
  },
  'harmed-storage': ({ browser, url }) =>
    harmedStorage(browser, url, Array.from({ length: KILLS }, () => Object.keys(HARMS)).flat()),
};

/** The admin in tabs that are processes of their own, through its pages: what was confirmed and is not there afterwards. */
export const tabs: Part<Outcome> = {
  name: 'tabs',
  cases: Object.keys(HISTORIES),
  accepts: (word) => word in HISTORIES,
  report: reportTabs,

  async open(options) {
    const opened = await openExport(options);
    return { measure: (name) => measure(name, opened, options), close: opened.close };
  },
};

async function measure(name: string, opened: OpenExport, { signal, progress }: Options): Promise<Outcome> {
  const history = HISTORIES[name];
  if (!history) throw new Error('no such history');
  return history(opened, (done) => {
    if (signal.aborted) throw new Error('interrupted');
    progress(`${name}: ${done}`);
  });
}

function reportTabs(results: Readonly<Record<string, Outcome>>): string {
  const all = Object.entries(results);
  const rows = all.map(([name, { trials, losses, forks }]) => [
    name,
    ...[trials, losses.length, forks].map((figure) => formatFigure(figure)),
  ]);
  const losses = all.flatMap(([name, outcome]) => outcome.losses.map((line) => `${name}: ${line}`));
  return [formatTable(['history', 'trials', 'losses', 'forks'], rows), ...losses].join('\n');
}
