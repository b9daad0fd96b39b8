import { createServer } from 'node:net';
import { join } from 'node:path';
import { findBrowser, launchOptions } from '../browser.mjs';
import { serve } from '../serve.mjs';
import { findPage, PAGES } from './pages.mjs';
import { formatTable } from './table.mjs';

const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'practices',
  seo: 'SEO',
};
/** One run on a busy machine says little about speed: the middle one of three counts. */
const RUNS = 3;

/**
 * @typedef {{ audit: string, category: string, title: string, value: string }} Shortfall
 * @typedef {{ path: string, scores: Record<string, number>, runs: number[], metrics: Record<string, string>, shortfalls: Shortfall[] }} PageScores
 */

/** Lighthouse with its phone preset (slow 4G, processor four times slower, both simulated) over the export in out/, compressed. */
export const lighthouse = {
  name: 'lighthouse',
  cases: Object.keys(PAGES),
  accepts: (word) => word in PAGES,
  report: reportScores,

  async open({ root, signal, progress }) {
    const { default: audit } = await import('lighthouse');
    const { chromium } = await import('@playwright/test');
    const { executablePath } = await findBrowser();
    const server = await serve({ root: join(root, 'out'), port: 0, basePath: process.env.BASE_PATH });
    const port = await freePort();
    const { args, ...options } = launchOptions(executablePath);
    const browser = await chromium
      .launch({
        ...options,
        args: [...args, `--remote-debugging-port=${port}`],
        handleSIGINT: false,
        handleSIGTERM: false,
      })
      .catch(async (error) => {
        await server.close();
        throw error;
      });
    signal.addEventListener('abort', () => browser.close(), { once: true });

    async function measure(name) {
      const url = await findPage(browser, server.url, name);
      const runs = [];
      for (let run = 1; run <= RUNS; run += 1) {
        progress(`${name}: run ${run} of ${RUNS}`);
        const result = await audit(url, { port, logLevel: 'silent', onlyCategories: Object.keys(CATEGORIES) });
        if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'no result');
        runs.push(readResult(result.lhr));
      }
      const sorted = [...runs].sort((a, b) => a.scores.performance - b.scores.performance);
      const speeds = runs.map(({ scores }) => scores.performance);
      return { path: new URL(url).pathname, ...sorted[Math.floor(RUNS / 2)], runs: speeds };
    }

    return {
      measure,
      async close() {
        await browser.close();
        await server.close();
      },
    };
  },
};

/**
 * The four scores from 0 to 100, and every audit that keeps one of them from 100.
 * @param {any} lhr what Lighthouse found
 * @returns {Pick<PageScores, 'scores' | 'metrics' | 'shortfalls'>}
 */
export function readResult(lhr) {
  const categories = Object.entries(CATEGORIES).map(([id, name]) => ({ name, ...lhr.categories[id] }));
  const scores = Object.fromEntries(categories.map(({ name, score }) => [name, Math.round(score * 100)]));
  const shortfalls = categories.flatMap(({ name, auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const { score, title, displayValue = '' } = lhr.audits[id];
      return weight > 0 && score !== null && score < 1
        ? [{ audit: id, category: name, title, value: displayValue }]
        : [];
    }),
  );
  const metrics = Object.fromEntries(
    lhr.categories.performance.auditRefs
      .filter(({ weight }) => weight > 0)
      .map(({ id }) => [id, lhr.audits[id].displayValue ?? '']),
  );
  return { scores, metrics, shortfalls };
}

/** @param {Record<string, PageScores>} results */
export function reportScores(results) {
  const names = Object.values(CATEGORIES);
  const rows = Object.entries(results).map(([name, { path, scores, runs }]) => [
    `${name}: ${path}`,
    ...names.map((category) => String(scores[category])),
    runs.join(', '),
  ]);
  const lacking = Object.entries(results).flatMap(([name, { shortfalls }]) =>
    shortfalls.map(({ category, audit, title, value }) =>
      `${name}: ${category}: ${title} (${audit}) ${value}`.trimEnd(),
    ),
  );
  const table = formatTable(['Lighthouse, phone', ...names, 'performance of each run'], rows);
  return `${table}\n${lacking.length > 0 ? `what falls short:\n${lacking.join('\n')}` : 'nothing falls short'}`;
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
