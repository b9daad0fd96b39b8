import { gzipSync } from 'node:zlib';
import { isCompressible } from '../server/content-type';
import { formatFigure, formatTable } from './table';

/** `isLater`: asked for after the load event. */
export type Loaded = { url: string; kind: string; isLater: boolean; gzip: number };
type Weight = { files: number; gzip: number };
export type PageResult = { path: string; weights: Record<string, Weight>; failed: string[] };

const KINDS = ['HTML', 'CSS', 'script', 'font', 'image', 'data'];
const KB = 1000;

/** Gzip KB at most; fonts and pictures weigh what they are. Script comes after the load event. */
const BUDGETS: Readonly<Record<string, number>> = { CSS: 14, script: 0, font: 60, all: 260 };
const PRODUCT_HTML_BUDGET = 9;

/**
 * Bytes of an answer in gzip; what is compressed already is left as it is.
 * @param type media type
 */
export function weighBody(body: Buffer, type: string): number {
  return isCompressible(type) ? gzipSync(body, { level: 9 }).length : body.length;
}

/** Adds up by kind what came until the load event, then what came later, then all. */
export function addUp(loaded: readonly Loaded[]): Record<string, Weight> {
  const sum = (list: readonly Loaded[]) => ({
    files: list.length,
    gzip: list.reduce((bytes, file) => bytes + file.gzip, 0),
  });
  const byKind = KINDS.map((kind) => [kind, sum(loaded.filter((file) => file.kind === kind && !file.isLater))]);
  return { ...Object.fromEntries(byKind), later: sum(loaded.filter(({ isLater }) => isLater)), all: sum(loaded) };
}

/** Tables of what pages weigh, each beside its budget. */
export function reportWeights(results: Readonly<Record<string, PageResult>>): string {
  const pages = Object.entries(results).map(([name, { path, weights, failed }]) => {
    const isProduct = /\/products\/[^/]+\/$/.test(path);
    const budgets: typeof BUDGETS = isProduct ? { HTML: PRODUCT_HTML_BUDGET, ...BUDGETS } : BUDGETS;
    const rows = Object.entries(weights).map(([kind, { files, gzip }]) => {
      const budget = budgets[kind];
      const verdict = budget === undefined ? '' : gzip <= budget * KB ? 'ok' : 'OVER';
      return [kind, files, formatFigure(gzip / KB, 1), budget ?? '', verdict];
    });
    const title = name === path ? path : `${name}: ${path}`;
    const table = formatTable([title, 'files', 'gzip KB', 'budget', ''], rows);
    const note =
      failed.length > 0
        ? `\nnot in the sums, because they failed or were only fetched ahead: ${failed.join(', ')}`
        : '';
    return `${table}${note}`;
  });
  const legend = 'KB is 1,000 bytes. Budgets are for gzip; later is what was asked for after the load event.';
  return `${pages.join('\n\n')}\n${legend}`;
}
