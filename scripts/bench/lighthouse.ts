import { freePort } from '../server/free-port';
import { openExport } from './open-export';
import { findPage, PAGES } from './pages';
import type { Part } from './part';
import { formatTable } from './table';

const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'practices',
  seo: 'SEO',
};
/** One run on a busy machine says little about speed: the middle one of three counts. */
const RUNS = 3;

type Shortfall = { audit: string; category: string; title: string; value: string };
type Findings = { scores: Record<string, number>; metrics: Record<string, string>; shortfalls: Shortfall[] };
/** `runs` are the scores for speed. */
type PageScores = Findings & { path: string; runs: number[] };

/** What is read of Lighthouse's result. */
type Result = {
  categories: Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
};

/** Lighthouse with its phone preset (slow 4G, processor four times slower, both simulated) over the export in out/, compressed. */
export const lighthouse: Part<PageScores> = {
  name: 'lighthouse',
  cases: Object.keys(PAGES),
  accepts: (word) => word in PAGES,
  report: reportScores,

  async open(options) {
    const { default: audit } = await import('lighthouse');
    const port = await freePort();
    const { url, browser, close } = await openExport(options, { debuggingPort: port });

    async function measure(name: string): Promise<PageScores> {
      const page = await findPage(browser, url, name);
      const runs: Findings[] = [];
      for (let run = 1; run <= RUNS; run += 1) {
        options.progress(`${name}: run ${run} of ${RUNS}`);
        const result = await audit(page, { port, logLevel: 'silent', onlyCategories: Object.keys(CATEGORIES) });
        if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'no result');
        runs.push(readResult(result.lhr));
      }
      const speedOf = ({ scores }: Findings) => scores.performance ?? 0;
      const middle = [...runs].sort((a, b) => speedOf(a) - speedOf(b))[Math.floor(RUNS / 2)];
      if (!middle) throw new Error('no run');
      return { path: new URL(page).pathname, ...middle, runs: runs.map(speedOf) };
    }

    return { measure, close };
  },
};

/** The four scores from 0 to 100, and every audit that keeps one of them from 100. */
export function readResult({ categories, audits }: Result): Findings {
  const found = Object.entries(CATEGORIES).map(([id, name]) => {
    const { score, auditRefs } = categories[id] ?? { score: null, auditRefs: [] };
    const counted = auditRefs
      .filter(({ weight }) => weight > 0)
      .flatMap(({ id: audit }) => {
        const { score: reached = null, title = '', displayValue: value = '' } = audits[audit] ?? {};
        return [{ audit, category: name, title, value, reached }];
      });
    return { name, score: Math.round((score ?? 0) * 100), counted };
  });
  return {
    scores: Object.fromEntries(found.map(({ name, score }) => [name, score])),
    metrics: Object.fromEntries((found[0]?.counted ?? []).map(({ audit, value }) => [audit, value])),
    shortfalls: found.flatMap(({ counted }) =>
      counted.flatMap(({ reached, ...shortfall }) => (reached !== null && reached < 1 ? [shortfall] : [])),
    ),
  };
}

/** A table of scores, and what falls short of 100. */
export function reportScores(results: Readonly<Record<string, PageScores>>): string {
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
