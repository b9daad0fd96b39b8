import { formatFigure, formatTable } from './table';

/** A build, and what it printed of itself. */
export type MeasuredBuild = {
  seconds: number;
  peakBytes: number | undefined;
  /** Seconds by the names of the steps, in their order; those that run beside each other hold the same time. */
  steps: Readonly<Record<string, number>>;
  rendered: number | undefined;
  pages: number | undefined;
  /** Files that are others than before, or new, or gone. */
  changedFiles: number | undefined;
};

export type ChangesResult = {
  products: number;
  /** From nothing, and after edits, by what was done. */
  builds: Readonly<Record<string, MeasuredBuild>>;
  /** From `npm start` with nothing changed until the first answer. */
  startSeconds: number;
};

/** The figures that a build prints of itself. */
export function readBuild(output: string): Omit<MeasuredBuild, 'seconds' | 'peakBytes'> {
  const steps: Record<string, number> = {};
  for (const [, name = '', seconds] of (/^[\d.]+ s: .*$/m.exec(output)?.[0] ?? '').matchAll(
    /([a-z][a-z ]*) ([\d.]+)/g,
  )) {
    steps[name] = (steps[name] ?? 0) + Number(seconds);
  }
  // Where pages were drawn a second time the last line counts.
  const [rendered, pages] = numbersIn([...output.matchAll(/^rendered ([\d,]+) of ([\d,]+) pages/gm)].at(-1));
  const changes = numbersIn(/changed ([\d,]+), added ([\d,]+), removed ([\d,]+) of/.exec(output));
  return { steps, rendered, pages, changedFiles: changes.length > 0 ? changes.reduce((a, b) => a + b) : undefined };
}

const numbersIn = (match: readonly string[] | null | undefined): number[] =>
  (match ?? []).slice(1).map((text) => Number(text.replaceAll(',', '')));

export function reportChanges(results: Readonly<Record<string, ChangesResult>>): string {
  return Object.values(results).map(reportOne).join('\n\n');
}

function reportOne({ products, builds, startSeconds }: ChangesResult): string {
  const names = Object.keys(builds);
  const row = (name: string, figure: (build: MeasuredBuild) => number | undefined, digits?: number) => [
    name,
    ...Object.values(builds).map((build) => formatFigure(figure(build), digits)),
  ];
  const steps = new Set(Object.values(builds).flatMap((build) => Object.keys(build.steps)));
  const figures = formatTable(
    [`${formatFigure(products)} products`, ...names],
    [
      row('whole build, s', ({ seconds }) => seconds, 1),
      row('peak memory, MB', ({ peakBytes }) => peakBytes && peakBytes / 1e6),
      row('pages rendered', ({ rendered }) => rendered),
      row('pages', ({ pages }) => pages),
      row('files changed', ({ changedFiles }) => changedFiles),
    ],
  );
  const times = formatTable(
    ['step, s', ...names],
    [...steps].map((step) => row(step, ({ steps: own }) => own[step], 1)),
  );
  return `${figures}\n\n${times}\n\nA second npm start answers after ${formatFigure(startSeconds, 1)} s.`;
}
