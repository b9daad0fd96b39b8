import type { Browser, BrowserContext, Page } from '@playwright/test';
import { sampleCatalogue } from '../catalogue/sample';
import { BUNDLED } from './engine';
import { type LongWork, measureLongWork } from './long-work';
import { type OpenExport, openExport } from './open-export';
import type { Options, Part } from './part';
import { percentile } from './percentile';
import { formatFigure, formatTable } from './table';
import { timed, watchPaints } from './watch-paints';

const SEEDINGS = 10;
const STEPS = 40;
const QUIET_MS = 250;
const GOAL_MS = 200;
const LONG_WORK_GOAL_MS = 3000;
const TASK_GOAL_MS = 100;
const LEDGER = 'sp:catalogue';

type AdminResult = {
  products: number;
  seedingP95Ms: number;
  keyP95Ms: number;
  editP95Ms: number;
  ledgerLength: number | undefined;
  longWork: LongWork;
};

/** The admin over real storage in a browser: from the catalogue's last byte to the list, and from a key or a click to the painted answer. */
export const admin: Part<AdminResult> = {
  name: 'admin',
  cases: ['admin-240', 'admin-10000'],
  accepts: (word) => admin.cases.includes(word),
  report: reportAdmin,

  async open(options) {
    const opened = await openExport(options);
    return { measure: (name) => measure(name, opened, options), close: opened.close };
  },
};

async function measure(
  name: string,
  { url, browser }: OpenExport,
  { signal, progress }: Options,
): Promise<AdminResult> {
  const products = Number(name.replace('admin-', ''));
  const body = products === BUNDLED ? undefined : JSON.stringify(sampleCatalogue(products));
  const newContext = () => openContext(browser, body);
  const step = (what: string, done: number, all: number) => {
    if (signal.aborted) throw new Error('interrupted');
    progress(`${name}: ${what} ${done} of ${all}`);
  };
  const seedings = await measureSeedings(newContext, url, (done) => step('seeding', done, SEEDINGS));
  const context = await newContext();
  const page = await context.newPage();
  await page.addInitScript(watchPaints);
  await openSignedIn(page, url);
  const keys = await measureKeys(page, (done) => step('key', done, STEPS));
  const edits = await measureEdits(page, (done) => step('edit', done, STEPS));
  const ledgerLength = await page.evaluate((key) => localStorage.getItem(key)?.length, LEDGER);
  const longWork = await measureLongWork(await context.newPage(), url, (what) => step(what, 0, 1));
  await context.close();
  return {
    products,
    seedingP95Ms: percentile(seedings, 0.95),
    keyP95Ms: percentile(keys, 0.95),
    editP95Ms: percentile(edits, 0.95),
    ledgerLength,
    longWork,
  };
}

/** A profile without a ledger, signed in, before another catalogue than the bundled one where there is a text of it. */
async function openContext(browser: Browser, body: string | undefined): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addInitScript(() => localStorage.setItem('sp:admin', 'signed-in'));
  if (body)
    await context.route('**/catalogue.json', (route) => route.fulfill({ body, contentType: 'application/json' }));
  return context;
}

async function measureSeedings(newContext: () => Promise<BrowserContext>, url: string, report: (done: number) => void) {
  const times: number[] = [];
  while (times.length < SEEDINGS) {
    report(times.length);
    const context = await newContext();
    const page = await context.newPage();
    await page.addInitScript(watchList);
    await openSignedIn(page, url);
    times.push(await page.evaluate(() => window.seedingTime()));
    await context.close();
  }
  return times;
}

async function measureKeys(page: Page, report: (done: number) => void): Promise<number[]> {
  const times: number[] = [];
  const field = page.getByLabel('Name, maker or id');
  while (times.length < STEPS) {
    report(times.length);
    await field.fill('');
    await page.waitForTimeout(150);
    for (const key of ['s', 'h', 'i', 'r']) {
      const { ms } = await timed(page, QUIET_MS, () => field.press(key));
      if (ms !== undefined) times.push(ms);
    }
  }
  await field.fill('');
  return times;
}

async function measureEdits(page: Page, report: (done: number) => void): Promise<number[]> {
  const times: number[] = [];
  while (times.length < STEPS) {
    report(times.length);
    const duplicate = page.getByRole('button', { name: 'Duplicate' }).first();
    const { ms } = await timed(page, QUIET_MS, () => duplicate.click());
    if (ms !== undefined) times.push(ms);
  }
  return times;
}

async function openSignedIn(page: Page, url: string): Promise<void> {
  await page.goto(new URL('admin/products/', url).href);
  await page.locator('tbody tr').first().waitFor();
}

declare global {
  interface Window {
    seedingTime: () => Promise<number>;
  }
}

/** Runs in the page: `seedingTime()` is the time from the last byte of the catalogue to the painted list. */
function watchList(): void {
  let listed: number | undefined;
  const first = new MutationObserver(() => {
    if (!document.querySelector('tbody tr')) return;
    first.disconnect();
    requestAnimationFrame(() => {
      listed = performance.now();
    });
  });
  first.observe(document, { subtree: true, childList: true });
  window.seedingTime = async () => {
    while (listed === undefined) await new Promise(requestAnimationFrame);
    const fetched = performance
      .getEntriesByType('resource')
      .find(({ name }) => name.endsWith('/catalogue.json')) as PerformanceResourceTiming;
    return listed - fetched.responseEnd;
  };
}

function reportAdmin(results: Readonly<Record<string, AdminResult>>): string {
  const rows = Object.values(results).map((result) => [
    formatFigure(result.products),
    formatFigure(result.seedingP95Ms),
    formatFigure(result.keyP95Ms),
    formatFigure(result.editP95Ms),
    formatFigure(GOAL_MS),
    formatFigure(result.ledgerLength),
  ]);
  const head = ['products', 'seeding p95, ms', 'key in the filter', 'edit', 'goal', 'ledger, characters'];
  const longRows = Object.values(results).flatMap(({ products, longWork }) =>
    Object.entries(longWork).map(([what, { ms, longest }]) => [
      `${what}, ${formatFigure(products)} products`,
      ...[ms, LONG_WORK_GOAL_MS, longest, TASK_GOAL_MS].map((figure) => formatFigure(figure)),
    ]),
  );
  const longHead = ['all of the list', 'ms', 'goal', 'longest task', 'goal'];
  return `${formatTable(head, rows)}
Seeding: from the last byte of the catalogue to the painted list. Goal for the ledger: under 1,000,000 characters.

${formatTable(longHead, longRows)}
From the navigation or the press to the painted answer; an import is read, shown and taken. Tasks under 50 ms count as 0.`;
}
