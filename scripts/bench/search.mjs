import { percentile } from './percentile.mjs';
import { runTypeScript } from './run.mjs';
import { formatFigure, formatTable } from './table.mjs';
import { openThrottled, SLOWDOWN } from './throttled.mjs';

const QUERIES = ['tac ve', 'glvoes', 'black duty boot', '3xl shirt', 'cuffs', 'watchman badge hodler'];
const QUIET_MS = 250;
const ENGINE_GOALS = { 2000: 8, 20000: 16 };
const LONGEST_TASK = 50;

/** From a key in the header's search box to the painted suggestions, and how long the engine takes for a question by itself. */
export const search = {
  name: 'search',
  cases: ['typing-240', 'typing-2000', 'typing-20000'],
  accepts: (word) => /^typing-(240|2000|20000)$/.test(word),
  report: reportSearch,

  async open({ root, signal, progress }) {
    const { open, close } = await openThrottled({ root, signal });

    async function measure(name) {
      const size = Number(name.replace('typing-', ''));
      const page = await open({ path: '/faq/', products: size === 240 ? undefined : size });
      const box = page.getByRole('combobox', { name: /search/i }).first();
      const answers = [];
      await box.click();
      // The first letters wait for the index.
      await box.pressSequentially('ab');
      await page.getByRole('option').first().waitFor();
      for (const query of QUERIES) {
        await box.fill('');
        await page.waitForTimeout(QUIET_MS);
        for (const [index, letter] of [...query].entries()) {
          if (signal.aborted) throw new Error('interrupted');
          progress(`${name}: ${query.slice(0, index + 1)}`);
          const answer = page.evaluate((quiet) => window.answerTime(quiet), QUIET_MS);
          await page.waitForTimeout(30);
          await page.keyboard.type(letter);
          answers.push(await answer);
        }
      }
      await page.context().close();
      const times = answers.map(({ ms }) => ms).filter((ms) => ms !== undefined);
      return {
        products: size,
        keys: answers.length,
        medianMs: percentile(times, 0.5),
        p95Ms: percentile(times, 0.95),
        longestTaskMs: Math.max(...answers.map(({ longest }) => longest)),
        ...JSON.parse(await runTypeScript('scripts/bench/engine.ts', [String(size)], { cwd: root, signal })),
      };
    }

    return { measure, close };
  },
};

/** @param {Record<string, any>} results */
export function reportSearch(results) {
  const rows = Object.values(results).map((result) => [
    formatFigure(result.products),
    formatFigure(result.medianMs),
    formatFigure(result.p95Ms),
    formatFigure(result.longestTaskMs),
    formatFigure(result.prepareMs),
    formatFigure(result.queryP95Ms * SLOWDOWN, 1),
    formatFigure(ENGINE_GOALS[result.products]),
  ]);
  const head = [
    'products',
    'key to paint, ms',
    'p95',
    'longest task',
    'prepare, ms',
    `query p95 x ${SLOWDOWN}`,
    'goal',
  ];
  return `${formatTable(head, rows)}
Processor of the page slowed ${SLOWDOWN} times, of the worker not; the query's own time is Node's, times ${SLOWDOWN}. Goal for the longest task: ${LONGEST_TASK} ms (0 where none is longer).`;
}
