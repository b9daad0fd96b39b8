import { basename } from 'node:path';
import { RUN_SCRIPT } from '../jiti-cli';
import { runProgram } from '../processes/run-program';
import type { Part } from './part';
import type { Figures } from './relevance/judge';
import { isWands, SETS } from './relevance/sets';
import { formatFigure, formatTable } from './table';

type EngineFigures = Readonly<Record<string, Figures>>;

/** The least that each set is to reach: the figures of issue 31, and of WANDS what the best static ranking without a model does. */
const GOALS: Readonly<Record<string, Figures>> = {
  bundled: { 'recall@8': 0.9, 'first hit': 0.9, spoken: 0.75, nothing: 0.8, numbers: 1 },
  'general-store': { 'NDCG@10': 0.95 },
};
const WANDS_GOAL: Figures = { 'NDCG@10': 0.557 };

/** Ours, MiniSearch with our words and MiniSearch alone over judged queries, in one run; a word that is a folder of WANDS reads that. */
export const relevance: Part<EngineFigures> = {
  name: 'relevance',
  cases: Object.keys(SETS),
  accepts: isWands,
  report: reportRelevance,

  async open({ root, signal, progress }) {
    async function measure(name: string): Promise<EngineFigures> {
      progress(`${name}: asking`);
      // A process of its own for each shop: what search knows is its data folder's.
      const env = { ...process.env, DATA_DIR: SETS[name]?.dataDir ?? '', CATALOGUE_FILE: '' };
      const args = ['node_modules/jiti/lib/jiti-cli.mjs', RUN_SCRIPT, 'bench/relevance-set', name];
      const { output } = await runProgram(process.execPath, args, { cwd: root, env, signal });
      return JSON.parse(output.trim().split('\n').at(-1) ?? '');
    }

    return { measure, close: async () => {} };
  },
};

/** A row for each set and engine, and for each set that has them its goals. */
export function reportRelevance(results: Readonly<Record<string, EngineFigures>>): string {
  const sets = Object.entries(results).map(([name, engines]) => ({
    name: basename(name),
    rows: { ...engines, goal: SETS[name] ? (GOALS[name] ?? {}) : WANDS_GOAL },
  }));
  const columns = [...new Set(sets.flatMap(({ rows }) => Object.values(rows).flatMap((row) => Object.keys(row))))];
  const cell = (value: number | undefined) => (value === undefined ? '' : formatFigure(value, 3));
  const body = sets.flatMap(({ name, rows }) =>
    Object.entries(rows).flatMap(([engine, row]) =>
      Object.keys(row).length > 0 ? [[`${name}: ${engine}`, ...columns.map((column) => cell(row[column]))]] : [],
    ),
  );
  return `${formatTable(['', ...columns], body)}
bench/relevance/README.md says who wrote and judged which set, and when. msEach: milliseconds a query on this machine, unslowed.`;
}
