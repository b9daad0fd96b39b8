/**
 * Measures builds, page weights, Lighthouse's scores, listings, search and the admin, prints tables and keeps the figures in bench/results.json.
 * Words narrow it down: `npm run bench -- weights`, `-- 2000` (a build of that size), `-- product`, `-- /faq/` (a page).
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { admin } from './bench/admin.mjs';
import { build } from './bench/build.mjs';
import { choose } from './bench/choose.mjs';
import { lighthouse } from './bench/lighthouse.mjs';
import { listing } from './bench/listing.mjs';
import { createProgress } from './bench/progress.mjs';
import { search } from './bench/search.mjs';
import { weights } from './bench/weights.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const RESULTS = join(ROOT, 'bench', 'results.json');

/**
 * @typedef {object} Part something to measure, case by case
 * @property {string} name
 * @property {string[]} cases
 * @property {(word: string) => boolean} accepts true for a word that names a case
 * @property {(options: { root: string, signal: AbortSignal, progress: (line: string) => void }) => Promise<Bench>} open
 * @property {(results: Record<string, any>) => string} report tables of this run's results, keyed by case
 *
 * @typedef {object} Bench
 * @property {(name: string) => Promise<object>} measure rejects where the case cannot be measured
 * @property {() => Promise<void>} close
 */

async function readResults() {
  try {
    return JSON.parse(await readFile(RESULTS, 'utf8'));
  } catch {
    return {};
  }
}

/** Written after each case, so that an interrupted run keeps what it has; other cases stay as they were. */
async function keep(part, name, result) {
  const all = await readResults();
  const circumstances = { measured: new Date().toISOString(), node: process.version, cpus: cpus().length };
  all[part] = { ...all[part], [name]: { ...circumstances, ...result } };
  await mkdir(join(ROOT, 'bench'), { recursive: true });
  await writeFile(RESULTS, `${JSON.stringify(all, null, 2)}\n`);
}

/** @returns {Promise<number>} how many cases failed */
async function runPart({ part, cases }, signal) {
  console.log(`\n== ${part.name}: ${cases.join(', ')}`);
  const progress = createProgress(process.stderr);
  const results = {};
  const bench = await part.open({ root: ROOT, signal, progress: progress.show });
  try {
    for (const name of cases) {
      if (signal.aborted) break;
      try {
        results[name] = await bench.measure(name);
        await keep(part.name, name, results[name]);
      } catch (error) {
        progress.clear();
        if (signal.aborted) break;
        console.error(`${part.name} ${name} failed: ${error.message}`);
      }
    }
  } finally {
    await bench.close();
    progress.clear();
  }
  const measured = Object.keys(results).length;
  if (measured > 0) console.log(`${part.report(results)}\nThe figures are in bench/results.json.`);
  return cases.length - measured;
}

const interruption = new AbortController();
// npm passes on a Ctrl-C that the terminal has sent already: only the first counts, and cleaning up goes on.
for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => interruption.abort());

try {
  let failed = 0;
  for (const chosen of choose([build, weights, lighthouse, listing, search, admin], process.argv.slice(2))) {
    if (interruption.signal.aborted) break;
    failed += await runPart(chosen, interruption.signal).catch((error) => {
      console.error(`${chosen.part.name} failed: ${error.message}`);
      return chosen.cases.length;
    });
  }
  process.exitCode = interruption.signal.aborted ? 130 : Number(failed > 0);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
