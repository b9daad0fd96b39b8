import type { Page } from '@playwright/test';
import { parseCatalogue } from '../../../lib/catalogue/parse';
import { INDEX_FILE, writeIndex } from '../../../lib/listing/index-row';
import { toIndexRow } from '../../../lib/listing/to-index-row';
import { sampleCatalogue } from '../../catalogue/sample/sample-catalogue';
import { type BenchContext, openSites, type Part, sizeColumn } from './context';
import type { Figures } from './results';

const DESKTOP = { viewport: { width: 1280, height: 900 } };
const CLICKS = 20;
/** Time for all effects of one press. */
const PAUSE_MS = 1000;
/** Time until the index of 10,000 products has loaded. */
const IDLE_MS = 8000;
/** Slow 4G, as Lighthouse defines it. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 };
const QUERIES = ['tac ve', 'glvoes', 'black duty boot', '3xl shirt', 'cuffs', 'watchman badge hodler'];

/** Time from a click on a filter until the results are painted. */
export const filter: Part = (context) =>
  measureSizes(context, 'all-products/', async (page) => {
    const times: (number | undefined)[] = [];
    for (let click = 0; click < CLICKS; click += 1) {
      // Resets the filters regularly, so that the results are not all products or no products.
      if (click % 4 === 3) {
        await page.getByRole('button', { name: 'Reset Filters' }).first().click();
        await page.waitForTimeout(PAUSE_MS);
      }
      const boxes = page.locator('aside input[type=checkbox]:enabled:visible');
      const box = boxes.nth((click * 7) % Math.min(await boxes.count(), 60));
      times.push(await timeToPaint(page, 'main li a[href*="/products/"]', () => box.click()));
      await page.waitForTimeout(PAUSE_MS);
    }
    const [first, ...later] = times;
    return { 'first click, ms': first, ...summarize(later) };
  });

/** Time from a key press in the search box until the suggestions are painted. */
export const search: Part = (context) =>
  measureSizes(context, 'faq/', async (page) => {
    const box = page.getByRole('combobox', { name: /search/i }).first();
    await box.click();
    // The first keys wait for the index.
    await box.pressSequentially('ab');
    await page.getByRole('option').first().waitFor();
    const times: (number | undefined)[] = [];
    for (const query of QUERIES) {
      await box.fill('');
      for (const letter of query) {
        await page.waitForTimeout(250);
        times.push(await timeToPaint(page, '[role=listbox] [role=option]', () => page.keyboard.type(letter)));
      }
    }
    return summarize(times);
  });

/** Presses without an effect are ignored. */
function summarize(times: readonly (number | undefined)[]): Figures {
  const changed = times.filter((ms) => ms !== undefined);
  return { 'median, ms': percentile(changed, 0.5), 'p95, ms': percentile(changed, 0.95), presses: changed.length };
}

/** The value below which a share (0 to 1) of the values lies. */
function percentile(values: readonly number[], share: number): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
}

/** Measures a page with the products of the export and with random catalogues, on a slow processor. */
async function measureSizes(context: BenchContext, path: string, measure: (page: Page) => Promise<Figures>) {
  const { sites, browser } = await openSites(context.exports);
  const columns: Record<string, Figures> = {};
  for (const size of context.sizes) {
    const name = sizeColumn(size);
    context.report(name);
    const visit = await browser.newContext({ ...DESKTOP, serviceWorkers: 'block' });
    const page = await visit.newPage();
    // esbuild adds calls of __name to functions that run in the page.
    await page.addInitScript('globalThis.__name = (named) => named');
    if (size) await replaceIndex(page, size);
    await page.goto(new URL(path, sites[0]?.url).href, { waitUntil: 'networkidle' });
    await page.waitForTimeout(IDLE_MS);
    // On a fast network, pictures would be painted together with the results and add to their time.
    await slowDown(page);
    columns[name] = await measure(page);
    await visit.close();
  }
  return columns;
}

/** Replaces the search index of the page by the index of a random catalogue. */
async function replaceIndex(page: Page, products: number): Promise<void> {
  const parsed = parseCatalogue(sampleCatalogue(products), 'the sample');
  if (!parsed.ok) throw new Error('The sample is not valid.');
  const body = writeIndex(parsed.catalogue.products.map(toIndexRow));
  await page.route(`**/data/${INDEX_FILE}`, (route) => route.fulfill({ body, contentType: 'application/json' }));
}

/** Slows down the processor for a page, not for its workers, and further requests to slow 4G. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
}

/** Milliseconds from a press until the text of matching elements has changed and is painted. Undefined if it does not change. */
async function timeToPaint(page: Page, selector: string, press: () => Promise<unknown>): Promise<number | undefined> {
  const painted = page.evaluate(watchChange, selector);
  await page.waitForTimeout(30);
  await press();
  return painted;
}

/** Runs in the page. */
function watchChange(selector: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    let pressed = Number.NaN;
    const onPress = ({ timeStamp }: Event) => {
      pressed = timeStamp;
    };
    for (const type of ['pointerup', 'keydown']) addEventListener(type, onPress, { capture: true, once: true });
    const read = () => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent).join();
    const before = read();
    const changes = new MutationObserver(() => {
      if (Number.isNaN(pressed) || read() === before) return;
      changes.disconnect();
      // A task after the next frame runs once the frame is painted.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
    });
    changes.observe(document.body, { subtree: true, childList: true, characterData: true });
    setTimeout(() => resolve(undefined), 5000);
  });
}
