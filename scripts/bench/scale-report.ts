import { type HostFigures, judgeHosts } from '../export/host-limits';
import { formatFigure, formatTable } from './table';

const RATIO_GOAL = 1.3;
const SMALL = 2000;
const LARGE = 10_000;

export type ScaleResult = HostFigures & {
  /** Of `npm run build` as a whole. */
  seconds: number;
  /** Of `next build` in it; the rest checks the catalogue and draws. */
  nextSeconds?: number;
  /** Of making the pages, a part of `nextSeconds`. */
  generationSeconds?: number;
  peakBytes?: number;
  pages: number;
  products: number;
  /** Drawings. */
  artwork: number;
  /** Drawings that differ in content. */
  distinctArtwork: number;
};

/**
 * How many times longer a page takes in the large build than in the small one; 1 is linear growth, undefined where one of the two
 * was not measured.
 */
export function perPageRatio(
  small: ScaleResult | undefined,
  large: ScaleResult | undefined,
  time: 'seconds' | 'generationSeconds',
): number | undefined {
  const [fast, slow] = [small?.[time], large?.[time]];
  if (!small || !large || !fast || !slow) return undefined;
  return slow / large.pages / (fast / small.pages);
}

/** A quotient of what may not have been measured; undefined then. */
const per = (figure: number | undefined, divisor: number | undefined) =>
  figure === undefined || divisor === undefined ? undefined : figure / divisor;

export function reportScale(results: Readonly<Record<string, ScaleResult>>): string {
  const builds = Object.values(results);
  const head = ['', ...builds.map(({ products }) => `${formatFigure(products)} products`)];
  const row = (name: string, figure: (result: ScaleResult) => number | undefined, digits?: number) => [
    name,
    ...builds.map((result) => formatFigure(figure(result), digits)),
  ];
  const table = formatTable(head, [
    row('whole build, s', (r) => r.seconds, 1),
    row('  check and drawings, s', (r) => r.nextSeconds && r.seconds - r.nextSeconds, 1),
    row('  next build, s', (r) => r.nextSeconds, 1),
    row('    page generation, s', (r) => r.generationSeconds, 1),
    row('pages', (r) => r.pages),
    row('pages per second', (r) => per(r.pages, r.seconds)),
    row('pages per second, generation', (r) => per(r.pages, r.generationSeconds)),
    row('ms per page, generation', (r) => per(r.generationSeconds, r.pages / 1000), 2),
    row('ms per page, whole build', (r) => (r.seconds * 1000) / r.pages, 2),
    row('peak memory, MB', (r) => per(r.peakBytes, 1e6)),
    row('files', (r) => r.files),
    row('files per product', (r) => r.files / r.products, 1),
    row('export, MB', (r) => r.bytes / 1e6, 1),
    row('KB per product', (r) => r.bytes / r.products / 1000, 1),
    row('files in the fullest folder', (r) => r.filesInFolder),
    row('largest file, KB', (r) => r.largestFile / 1000),
    row('drawings', (r) => r.artwork),
    row('  of them different', (r) => r.distinctArtwork),
  ]);
  const hosts = builds.map((result) => {
    const { fits, refuses } = judgeHosts(result);
    const limits = refuses.length > 0 ? `; too large for ${refuses.join(', ')}` : '';
    return `${formatFigure(result.products)} products fit ${fits.join(', ')}${limits}\n`;
  });
  return `${table}\n${hosts.join('')}${formatRatios(results)}Memory adds up what each process holds, shared pages included.`;
}

function formatRatios({ [SMALL]: small, [LARGE]: large }: Readonly<Record<string, ScaleResult>>): string {
  const ratios = {
    'page generation': perPageRatio(small, large, 'generationSeconds'),
    'whole build': perPageRatio(small, large, 'seconds'),
  };
  const lines = Object.entries(ratios).map(([name, ratio]) => {
    if (ratio === undefined) return '';
    const verdict = ratio <= RATIO_GOAL ? 'met' : 'MISSED';
    return `time per page, ${formatFigure(LARGE)} : ${formatFigure(SMALL)}, ${name}: ${ratio.toFixed(2)} (goal ${RATIO_GOAL} ${verdict})\n`;
  });
  return lines.join('');
}
