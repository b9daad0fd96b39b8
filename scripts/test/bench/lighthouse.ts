import { importTool } from '../../build/processes/install-tools';
import { measurePages, type Part } from './context';
import type { Figures } from './table';

type Result = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  runtimeError?: { message: string };
};
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Result } | undefined>;

const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'];
const AUDITS = {
  'largest paint, ms': 'largest-contentful-paint',
  'blocking time, ms': 'total-blocking-time',
  'layout shift': 'cumulative-layout-shift',
};

/** Lighthouse with its phone preset: slow 4G and a processor slowed 4 times, both simulated. The median of several runs. */
export const lighthouse: Part = async (context) => {
  context.report('installing Lighthouse if it is missing');
  const { default: run } = await importTool<{ default: Lighthouse }>('lighthouse');
  return measurePages(context, async (url, { debuggingPort }) => {
    const results: Figures[] = [];
    while (results.length < context.runs) {
      context.report(`${url}: run ${results.length + 1} of ${context.runs}`);
      const result = await run(url, { port: debuggingPort, logLevel: 'silent', onlyCategories: SCORES });
      results.push(readResult(result?.lhr));
    }
    results.sort((a, b) => (a.performance ?? 0) - (b.performance ?? 0));
    return results[Math.floor(results.length / 2)] ?? {};
  });
};

function readResult(result: Result | undefined): Figures {
  if (!result || result.runtimeError) throw new Error(result?.runtimeError?.message ?? 'Lighthouse returned no result');
  return Object.fromEntries([
    ...SCORES.map((id) => [id, Math.round((result.categories[id]?.score ?? 0) * 100)]),
    ...Object.entries(AUDITS).map(([row, id]) => [row, result.audits[id]?.numericValue]),
  ]);
}
