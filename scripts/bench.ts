/** `npm run bench`: measures the export in out/. */

import { readCommand } from './build/cli/command';
import { createProgress } from './build/cli/progress';
import { peers, scale } from './test/bench/builds';
import type { BenchContext, Part } from './test/bench/context';
import { filter, search } from './test/bench/latency';
import { lighthouse, weights } from './test/bench/pages';
import { relevance } from './test/bench/relevance';
import { formatTable, recordResults, THIS_SHOP } from './test/bench/results';

const PARTS: Readonly<Record<string, Part>> = { peers, scale, weights, lighthouse, filter, search, relevance };

const { positionals, flags, values } = readCommand(`npm run bench -- [PART ...] [N ...] [--runs R] [--record]

Measures the export in out/ and prints one table per part. Parts: ${Object.keys(PARTS).join(', ')}; without parts, all of them.
Numbers are sizes in products for scale, filter and search, next to the shop itself: scale 10000. With peers, the tables of weights
and lighthouse compare this shop with both peers. R is the number of runs of lighthouse, whose median counts.
--record keeps the figures in scripts/test/bench/data/results.json, and draws the charts of docs/performance.md from them.`);
const given = positionals.filter((word) => /^[1-9]\d*$/.test(word)).map(Number);
const names = positionals.filter((word) => !/^[1-9]\d*$/.test(word));
const unknown = names.filter((name) => !(name in PARTS));
if (unknown.length > 0)
  throw new Error(`Unknown part: ${unknown.join(', ')}. Parts: ${Object.keys(PARTS).join(', ')}.`);

// At the exit, builds that run end too.
for (const name of ['SIGINT', 'SIGTERM']) process.once(name, () => process.exit(130));
const progress = createProgress(process.stderr);
const context: BenchContext = {
  exports: { [THIS_SHOP]: 'out' },
  runs: Number(values.get('runs') ?? 3),
  sizes: [undefined, ...(given.length > 0 ? given : [2000])],
  report: progress.show,
};

for (const [name, measure] of Object.entries(PARTS)) {
  if (names.length > 0 && !names.includes(name)) continue;
  try {
    const table = await measure(context);
    progress.clear();
    console.log(`\n${name}\n${formatTable(table)}`);
    if (flags.has('record')) recordResults(name, table);
  } catch (error) {
    progress.clear();
    console.error(`\n${name} failed: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
// Ends the servers and the browser.
process.exit();
