import { type HostFigures, hostFigures, judgeHosts } from '../export/host-limits';
import { formatFigure, formatTable } from './table';

const RATIO_GOAL = 1.3;
const SMALL = 2000;
const LARGE = 10_000;

type ExportFigures = HostFigures & { pages: number; products: number };

export type ScaleResult = ExportFigures & {
  /** Of `npm run build` as a whole. */
  seconds: number;
  /** Of making the pages, a part of `seconds`. */
  generationSeconds?: number | undefined;
  peakBytes?: number | undefined;
};

/** The figures of an export of these files. */
export function summarizeFiles(files: readonly { path: string; bytes: number }[]): ExportFigures {
  return {
    ...hostFigures(files),
    pages: files.filter(({ path }) => path.endsWith('.html')).length,
    products: files.filter(({ path }) => /^products\/[^/]+\/index\.html$/.test(path)).length,
  };
}

/** Seconds that Next took to make the pages, by its `.next/trace-build`: lines that each hold a list of events, durations in µs. */
export function readGeneration(trace: string): number | undefined {
  const lines = trace.split('\n').filter((line) => line.trim());
  const events = lines.flatMap((line) => JSON.parse(line) as { name: string; duration: number }[]);
  const generation = events.find(({ name }) => name === 'static-generation');
  return generation && generation.duration / 1e6;
}

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

export function reportScale(results: Readonly<Record<string, ScaleResult>>): string {
  const builds = Object.values(results);
  const row = (name: string, figure: (result: ScaleResult) => number | undefined, digits?: number) => [
    name,
    ...builds.map((result) => formatFigure(figure(result), digits)),
  ];
  const table = formatTable(
    ['', ...builds.map(({ products }) => `${formatFigure(products)} products`)],
    [
      row('whole build, s', ({ seconds }) => seconds, 1),
      row('page generation, s', ({ generationSeconds }) => generationSeconds, 1),
      row('pages', ({ pages }) => pages),
      row('pages a second', ({ pages, seconds }) => pages / seconds),
      row('peak memory, MB', ({ peakBytes }) => peakBytes && peakBytes / 1e6),
      row('files', ({ files }) => files),
      row('export, MB', ({ bytes }) => bytes / 1e6, 1),
      row('files in the fullest folder', ({ filesInFolder }) => filesInFolder),
      row('largest file, KB', ({ largestFile }) => largestFile / 1000),
    ],
  );
  const hosts = builds.map((result) => {
    const { fits, refuses } = judgeHosts(result);
    const limits = refuses.length > 0 ? `; too large for ${refuses.join(', ')}` : '';
    return `${formatFigure(result.products)} products fit ${fits.join(', ')}${limits}\n`;
  });
  return `${table}\n${hosts.join('')}${formatRatios(results)}Memory adds up what each process holds, shared pages included.`;
}

function formatRatios({ [SMALL]: small, [LARGE]: large }: Readonly<Record<string, ScaleResult>>): string {
  const times = { 'page generation': 'generationSeconds', 'whole build': 'seconds' } as const;
  const lines = Object.entries(times).map(([name, time]) => {
    const ratio = perPageRatio(small, large, time);
    if (ratio === undefined) return '';
    const verdict = ratio <= RATIO_GOAL ? 'met' : 'MISSED';
    return `time per page, ${formatFigure(LARGE)} : ${formatFigure(SMALL)}, ${name}: ${ratio.toFixed(2)} (goal ${RATIO_GOAL} ${verdict})\n`;
  });
  return lines.join('');
}
