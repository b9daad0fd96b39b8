import { importTool } from '../fetch/tools';
import { freePort } from '../server/free-port';
import { openExport } from './open-export';
import type { Options } from './part';

const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'practices',
  seo: 'SEO',
};

/** The names of Lighthouse's four scores. */
export const SCORES = Object.values(CATEGORIES);

type Shortfall = { audit: string; category: string; title: string; value: string };

/** One run: the four scores from 0 to 100, every audit that keeps one of them from 100, and the figures behind the first. */
export type Audit = {
  scores: Record<string, number>;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  shortfalls: Shortfall[];
};

/** The parts of Lighthouse's result that are read. */
type Result = {
  categories: Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string; numericValue?: number }>;
};

type Lighthouse = (
  url: string,
  flags: { port: number; logLevel: 'silent'; onlyCategories: string[] },
) => Promise<{ lhr: Result & { runtimeError?: { message: string } } } | undefined>;

export function readResult({ categories, audits }: Result): Audit {
  const found = Object.entries(CATEGORIES).map(([id, name]) => {
    const { score, auditRefs } = categories[id] ?? { score: null, auditRefs: [] };
    const shortfalls = auditRefs
      .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 1)
      .map(({ id: audit }) => {
        const { title = '', displayValue: value = '' } = audits[audit] ?? {};
        return { audit, category: name, title, value };
      });
    return { name, score: Math.round((score ?? 0) * 100), shortfalls };
  });
  const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    scores: Object.fromEntries(found.map(({ name, score }) => [name, score])),
    lcpMs: figure('largest-contentful-paint'),
    tbtMs: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    shortfalls: found.flatMap(({ shortfalls }) => shortfalls),
  };
}

/**
 * Opens an export for Lighthouse with its phone preset: slow 4G and a processor four times slower, both simulated. `audit` is one
 * run, from nothing in the cache.
 */
export async function openAudits(options: Options, folder?: string) {
  options.progress('fetching Lighthouse where it is missing');
  const { default: lighthouse } = await importTool<{ default: Lighthouse }>('lighthouse');
  const port = await freePort();
  const opened = await openExport(options, { debuggingPort: port, folder });
  async function audit(url: string): Promise<Audit> {
    const result = await lighthouse(url, { port, logLevel: 'silent', onlyCategories: Object.keys(CATEGORIES) });
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'no result');
    return readResult(result.lhr);
  }
  return { ...opened, audit };
}

/** The run in the middle by its score for speed, by its largest paint where scores are the same: one run on a busy machine says little. */
export function middleAudit(audits: readonly Audit[]): Audit {
  const sorted = [...audits].sort(
    (a, b) => (a.scores.performance ?? 0) - (b.scores.performance ?? 0) || b.lcpMs - a.lcpMs,
  );
  const middle = sorted[Math.floor(audits.length / 2)];
  if (!middle) throw new Error('no run');
  return middle;
}
