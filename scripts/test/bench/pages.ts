import type { Request } from '@playwright/test';
import { importTool } from '../../build/processes/install-tools';
import { type BenchContext, type Opened, openSites, type Part } from './context';
import type { Figures, ResultTable } from './results';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const KIND_OF: Readonly<Record<string, string>> = {
  document: 'HTML, KB',
  stylesheet: 'CSS, KB',
  script: 'script, KB',
  font: 'fonts, KB',
  image: 'pictures, KB',
};
const BEFORE_LOAD = 'before the load event, KB';
const OTHER = 'other, KB';
const ALL = 'all, KB';

/** The compressed bytes of a first visit on a phone, until the network is idle. */
export const weights: Part = (context) =>
  measurePages(context, async (url, { browser }) => {
    const visit = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
    const page = await visit.newPage();
    const requests: { request: Request; isEarly: boolean }[] = [];
    let isEarly = true;
    page.once('load', () => {
      isEarly = false;
    });
    page.on('request', (request) => requests.push({ request, isEarly }));
    await page.goto(url, { waitUntil: 'networkidle' });
    const rows = [...Object.values(KIND_OF), OTHER, BEFORE_LOAD, ALL];
    const figures: Record<string, number> = Object.fromEntries(rows.map((row) => [row, 0]));
    for (const { request, isEarly: isBeforeLoad } of requests) {
      const { responseBodySize } = await request.sizes().catch(() => ({ responseBodySize: 0 }));
      const kind = KIND_OF[request.resourceType()] ?? OTHER;
      for (const row of isBeforeLoad ? [kind, BEFORE_LOAD, ALL] : [kind, ALL])
        figures[row] = (figures[row] ?? 0) + responseBodySize / 1000;
    }
    await visit.close();
    return figures;
  });

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

/** Measures each page of each site. A row of the result is a page and a figure: 'home: CSS, KB'. */
async function measurePages(
  { exports, report }: BenchContext,
  measure: (url: string, opened: Opened) => Promise<Figures>,
): Promise<ResultTable> {
  const opened = await openSites(exports);
  const columns: Record<string, Figures> = {};
  for (const { name, pages } of opened.sites) {
    for (const [page, url] of Object.entries(pages)) {
      report(`${name}: ${page}`);
      const figures = Object.entries(await measure(url, opened));
      columns[name] = { ...columns[name], ...Object.fromEntries(figures.map(([row, n]) => [`${page}: ${row}`, n])) };
    }
  }
  return columns;
}
