import { type Audit, middleAudit, openAudits, SCORES } from './audit-page';
import { findPage, PAGES } from './pages';
import type { Part } from './part';
import { formatFigure, formatTable } from './table';

const RUNS = 3;
/** Of nine runs over three pages, and of as many as there are otherwise. */
const FULL_SHARE = 8 / 9;
const LOWEST = 99;

type PageScores = { path: string; runs: Audit[] };

/** Lighthouse over the export in out/, compressed: each run with its figures, and whether the goal holds. */
export const lighthouse: Part<PageScores> = {
  name: 'lighthouse',
  cases: Object.keys(PAGES),
  report: reportScores,

  async open(options) {
    const { url, browser, audit, close } = await openAudits(options);

    async function measure(name: string): Promise<PageScores> {
      const page = await findPage(browser, url, name);
      const runs: Audit[] = [];
      while (runs.length < RUNS) {
        options.progress(`${name}: run ${runs.length + 1} of ${RUNS}`);
        runs.push(await audit(page));
      }
      return { path: new URL(page).pathname, runs };
    }

    return { measure, close };
  },
};

/** A row for each run, the verdict on the goal, the other scores of each page's middle run, and what falls short of 100 in any. */
export function reportScores(results: Readonly<Record<string, PageScores>>): string {
  const pages = Object.entries(results);
  const runs = pages.flatMap(([name, { path, runs }]) =>
    runs.map(({ scores, lcpMs, tbtMs, cls }, index) => [
      `${name}: ${path}, run ${index + 1}`,
      scores.performance,
      lcpMs,
      tbtMs,
      formatFigure(cls, 3),
    ]),
  );
  const others = SCORES.filter((score) => score !== 'performance');
  const middle = pages.map(([name, { runs }]) => {
    const { scores } = middleAudit(runs);
    return [name, ...others.map((score) => scores[score])];
  });
  const lacking = pages.flatMap(([name, { runs }]) =>
    runs.flatMap(({ shortfalls }, index) =>
      shortfalls.map(({ category, audit, title, value }) =>
        `${name}, run ${index + 1}: ${category}: ${title} (${audit}) ${value}`.trimEnd(),
      ),
    ),
  );
  return [
    formatTable(['Lighthouse, phone', 'performance', 'LCP, ms', 'TBT, ms', 'CLS'], runs),
    judge(pages.flatMap(([, page]) => page.runs.map(({ scores }) => scores.performance ?? 0))),
    '',
    formatTable(['', ...others], middle),
    lacking.length > 0 ? `what falls short:\n${lacking.join('\n')}` : 'nothing falls short',
  ].join('\n');
}

function judge(scores: readonly number[]): string {
  const full = scores.filter((score) => score === 100).length;
  const needed = Math.ceil(scores.length * FULL_SHARE);
  const lowest = Math.min(...scores);
  const verdict = full >= needed && lowest >= LOWEST ? 'met' : 'MISSED';
  return `performance is 100 in ${full} of ${scores.length} runs, the lowest is ${lowest} (goal: at least ${needed}, never below ${LOWEST}: ${verdict})`;
}
