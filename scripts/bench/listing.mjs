import { brotliCompressSync } from 'node:zlib';
import { percentile } from './percentile.mjs';
import { formatFigure, formatTable } from './table.mjs';
import { openThrottled, SLOWDOWN, sampleIndex } from './throttled.mjs';

const CLICKS = 40;
const QUIET_MS = 300;
/** The first click fetches the index, during which the page may stand still. */
const FIRST_QUIET_MS = 3000;
const GOALS = { 'filter-240': undefined, 'filter-2000': 100, 'filter-20000': 200 };
const LONGEST_TASK = 50;

/** From a click on a filter to the painted result, on /all-products/ over catalogues of several sizes. */
export const listing = {
  name: 'listing',
  cases: Object.keys(GOALS),
  accepts: (word) => word in GOALS,
  report: reportListing,

  async open({ root, signal, progress }) {
    const { open, close } = await openThrottled({ root, signal });

    async function measure(name) {
      const products = name === 'filter-240' ? undefined : Number(name.replace('filter-', ''));
      const page = await open({ path: '/all-products/', products });
      const answers = [];
      // A step through the boxes that meets all facets; the first click also fetches the index.
      for (let click = 0; answers.length <= CLICKS; click += 1) {
        if (signal.aborted) throw new Error('interrupted');
        progress(`${name}: click ${answers.length} of ${CLICKS}`);
        const boxes = page.locator('aside input[type=checkbox]:enabled');
        const box = boxes.nth((click * 7) % Math.min(await boxes.count(), 60));
        // What was chosen is taken back soon, so that neither everything nor nothing is left.
        if (click % 6 === 5) {
          await page.getByRole('button', { name: 'Reset Filters' }).first().click();
          await page.waitForTimeout(500);
          continue;
        }
        await box.scrollIntoViewIfNeeded();
        const answer = page.evaluate(
          (quiet) => window.answerTime(quiet),
          answers.length === 0 ? FIRST_QUIET_MS : QUIET_MS,
        );
        await page.waitForTimeout(50);
        await box.click();
        answers.push(await answer);
      }
      await page.context().close();
      const [first, ...later] = answers;
      const times = later.map(({ ms }) => ms);
      return {
        products: products ?? 240,
        firstMs: first.ms,
        medianMs: percentile(times, 0.5),
        p95Ms: percentile(times, 0.95),
        longestTaskMs: Math.max(...later.map(({ longest }) => longest)),
        indexBytes: products && brotliCompressSync(await sampleIndex(root, products)).length,
      };
    }

    return { measure, close };
  },
};

/** @param {Record<string, any>} results */
export function reportListing(results) {
  const rows = Object.entries(results).map(([name, result]) => [
    formatFigure(result.products),
    formatFigure(result.firstMs),
    formatFigure(result.medianMs),
    formatFigure(result.p95Ms),
    formatFigure(GOALS[name]),
    formatFigure(result.longestTaskMs),
    formatFigure(result.indexBytes / 1000, 1),
  ]);
  const head = ['products', 'first click, ms', 'median', 'p95', 'goal', 'longest task', 'index, KB brotli'];
  return `${formatTable(head, rows)}
Processor of the page slowed ${SLOWDOWN} times, of the worker not. Goal for the longest task: ${LONGEST_TASK} ms (0 where none is longer).`;
}
