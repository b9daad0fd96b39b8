import { judgeHosts } from '../export/host-limits.mjs';
import { formatFigure, formatTable } from './table.mjs';

const RATIO_GOAL = 1.3;
const SMALL = 2000;
const LARGE = 10_000;

/**
 * @typedef {object} BuildResult
 * @property {number} seconds of `npm run build` as a whole
 * @property {number} [nextSeconds] of `next build` in it; the rest checks the catalogue and draws
 * @property {number} [generationSeconds] of making the pages, a part of `nextSeconds`
 * @property {number} [peakBytes]
 * @property {number} pages
 * @property {number} products
 * @property {number} files
 * @property {number} bytes
 * @property {number} filesInFolder
 * @property {number} largestFile
 * @property {number} artwork drawings
 * @property {number} distinctArtwork drawings that differ in content
 */

/**
 * How many times longer a page takes in the large build than in the small one; 1 is linear growth.
 * @param {BuildResult} small
 * @param {BuildResult} large
 * @param {'seconds' | 'generationSeconds'} time
 * @returns {number | undefined} undefined where one of the two was not measured
 */
export function perPageRatio(small, large, time) {
  if (!small?.[time] || !large?.[time]) return undefined;
  return large[time] / large.pages / (small[time] / small.pages);
}

/** @param {Record<string, BuildResult>} results */
export function reportBuilds(results) {
  const builds = Object.values(results);
  const head = ['', ...builds.map(({ products }) => `${formatFigure(products)} products`)];
  const row = (name, figure, digits) => [name, ...builds.map((result) => formatFigure(figure(result), digits))];
  const table = formatTable(head, [
    row('whole build, s', (r) => r.seconds, 1),
    row('  check and drawings, s', (r) => r.seconds - r.nextSeconds, 1),
    row('  next build, s', (r) => r.nextSeconds, 1),
    row('    page generation, s', (r) => r.generationSeconds, 1),
    row('pages', (r) => r.pages),
    row('pages per second, generation', (r) => r.pages / r.generationSeconds),
    row('ms per page, generation', (r) => (r.generationSeconds * 1000) / r.pages, 2),
    row('ms per page, whole build', (r) => (r.seconds * 1000) / r.pages, 2),
    row('peak memory, MB', (r) => r.peakBytes / 1e6),
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

function formatRatios({ [SMALL]: small, [LARGE]: large }) {
  const ratios = [
    ['page generation', perPageRatio(small, large, 'generationSeconds')],
    ['whole build', perPageRatio(small, large, 'seconds')],
  ];
  const lines = ratios
    .filter(([, ratio]) => ratio !== undefined)
    .map(([name, ratio]) => {
      const verdict = ratio <= RATIO_GOAL ? 'met' : 'MISSED';
      return `time per page, ${formatFigure(LARGE)} : ${formatFigure(SMALL)}, ${name}: ${ratio.toFixed(2)} (goal ${RATIO_GOAL} ${verdict})\n`;
    });
  return lines.join('');
}
