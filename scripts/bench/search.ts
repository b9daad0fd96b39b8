import type { Page } from '@playwright/test';
import { openThrottled, SLOWDOWN } from './open-throttled';
import type { Part } from './part';
import { percentile } from './percentile';
import { BUNDLED, sampleFiles } from './sample-index';
import { formatTable } from './table';
import { type PaintedAnswer, timed } from './watch-paints';

const FIRST_TYPO = 'glvoes';
const QUERIES = ['tac ve', FIRST_TYPO, 'black duty boot', '3xl shirt', 'cuffs', 'watchman badge hodler'];
const QUIET_MS = 250;
const GOALS: Readonly<Record<number, number>> = { 2000: 80, 20000: 100, 50000: 200 };
const FIRST_TYPO_GOAL = 100;
const LONGEST_TASK = 50;

type SearchResult = {
  products: number;
  keys: number;
  medianMs: number;
  p95Ms: number;
  /** The slowest letter of the first word that nothing bears. */
  firstTypoMs: number;
  longestTaskMs: number;
};

/** From a key in the header's search box to the painted suggestions. */
export const search: Part<SearchResult> = {
  name: 'search',
  cases: ['typing-240', 'typing-2000', 'typing-20000', 'typing-50000'],
  report: reportSearch,

  async open(options) {
    const { open, close } = await openThrottled(options);

    async function measure(name: string): Promise<SearchResult> {
      const products = Number(name.replace('typing-', ''));
      const page = await open({ path: '/faq/', index: products === BUNDLED ? undefined : sampleFiles(products) });
      const answers = await typeQueries(page, (text) => options.progress(`${name}: ${text}`));
      await page.context().close();
      // A letter may leave the list as it was.
      const times = answers.flatMap(({ ms }) => ms ?? []);
      return {
        products,
        keys: answers.length,
        medianMs: percentile(times, 0.5),
        p95Ms: percentile(times, 0.95),
        firstTypoMs: Math.max(...answers.flatMap(({ query, ms }) => (query === FIRST_TYPO ? (ms ?? []) : []))),
        longestTaskMs: Math.max(...answers.map(({ longest }) => longest)),
      };
    }

    return { measure, close };
  },
};

type Typed = PaintedAnswer & { query: string };

async function typeQueries(page: Page, report: (text: string) => void): Promise<Typed[]> {
  const box = page.getByRole('combobox', { name: /search/i }).first();
  const answers: Typed[] = [];
  await box.click();
  // The first letters wait for the index.
  await box.pressSequentially('ab');
  await page.getByRole('option').first().waitFor();
  for (const query of QUERIES) {
    await box.fill('');
    await page.waitForTimeout(QUIET_MS);
    for (const [index, letter] of [...query].entries()) {
      report(query.slice(0, index + 1));
      answers.push({ query, ...(await timed(page, QUIET_MS, () => page.keyboard.type(letter))) });
    }
  }
  return answers;
}

function reportSearch(results: Readonly<Record<string, SearchResult>>): string {
  const rows = Object.values(results).map(({ products, medianMs, p95Ms, firstTypoMs, longestTaskMs }) => [
    products,
    medianMs,
    p95Ms,
    GOALS[products],
    firstTypoMs,
    longestTaskMs,
  ]);
  const head = ['products', 'key to paint, ms', 'p95', 'goal', 'first typo', 'longest task'];
  return `${formatTable(head, rows)}
Processor of the page slowed ${SLOWDOWN} times, of the worker not. Goals: ${LONGEST_TASK} ms for the longest task (0 where none is longer), ${FIRST_TYPO_GOAL} for the first typo.`;
}
