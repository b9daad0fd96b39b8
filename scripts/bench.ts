/** `npm run bench`: measures the export in out/. */

import { readCommand } from './build/cli/command';
import { createProgress } from './build/cli/progress';
import { recordResults } from './test/bench/charts';
import { type BenchContext, type Part, prepareSites } from './test/bench/context';
import { filter, search } from './test/bench/latency';
import { lighthouse } from './test/bench/lighthouse';
import { peers } from './test/bench/peers';
import { relevance } from './test/bench/relevance';
import { scale } from './test/bench/scale';
import { formatTable, type ResultTable } from './test/bench/table';
import { weights } from './test/bench/weights';

const PARTS: Readonly<Record<string, Part>> = { peers, scale, weights, lighthouse, filter, search, relevance };

const { positionals, flags, values } = readCommand(`npm run bench -- [PART ...] [N ...] [--runs R] [--record]

Measures the export in out/ and prints one table per part. Parts: ${Object.keys(PARTS).join(', ')}; without parts, all of them.
Numbers are sizes in products for scale, filter and search, next to the shop itself: scale 10000. With peers, the tables of weights
and lighthouse compare this shop with both peers. R is the number of runs of lighthouse, whose median counts.
--record keeps the figures in scripts/test/bench/data/results.json, and draws the charts of docs/performance.md from them.`);
const given = positionals.filter((word) => /^[1-9]\d*$/.test(word)).map(Number);
const sizes = [undefined, ...(given.length > 0 ? given : [2000])];
const names = positionals.filter((word) => !/^[1-9]\d*$/.test(word));
const unknown = names.filter((name) => !(name in PARTS));
if (unknown.length > 0)
  throw new Error(`Unknown part: ${unknown.join(', ')}. Parts: ${Object.keys(PARTS).join(', ')}.`);

const interruption = new AbortController();
const { signal } = interruption;
for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => interruption.abort());
const progress = createProgress(process.stderr);
const sites = prepareSites(signal);
const context: BenchContext = { ...sites, sizes, signal, runs: Number(values.get('runs') ?? 3), report: progress.show };
const tables: Record<string, ResultTable> = {};

for (const [name, measure] of Object.entries(PARTS)) {
  if (signal.aborted || (names.length > 0 && !names.includes(name))) continue;
  try {
    const table = await measure(context);
    tables[name] = table;
    progress.clear();
    console.log(`\n${name}\n${formatTable(table)}`);
  } catch (error) {
    progress.clear();
    console.error(`\n${name} failed: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
await sites.close();
if (flags.has('record')) recordResults(tables);
