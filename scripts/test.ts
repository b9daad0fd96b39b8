/**
 * `npm test`: everything that CI checks. Lint, types and builds run in parallel with the unit tests. Export tests and browser tests
 * follow. Every step runs even if another one fails. At the end it prints how to run failed steps again, and counts.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment } from '../lib/site/environment';
import { sampleSkipReason } from '../tests/fixtures/sample-data';

type Counts = { passed: number; failed: number };

type Step = {
  name: string;
  /** A line for a shell. */
  command: string;
  /** Command that runs only this step, or its failed tests. Default: `command`. */
  rerun?: string;
  /** File name of the JSON report of the test runner. */
  report?: string;
  /** Steps that must have passed. */
  needs?: readonly Step[];
};

const REPORTS = join('.cache', 'reports');
const PROGRESS_MS = 30_000;

const skipReason = sampleSkipReason();
const lint: Step = { name: 'Lint', command: 'biome ci .', rerun: 'npm run lint' };
const unused: Step = { name: 'Unused code', command: 'knip', rerun: 'npx knip' };
const types: Step = { name: 'Types', command: 'next typegen && tsc --noEmit', rerun: 'npm run typecheck' };
const build: Step = { name: 'Build', command: 'npm run build' };
const shop: Step = {
  name: 'Build of the fixture shop',
  command: 'node --import ./scripts/register.mjs scripts/build-shop.ts',
};
const unit = jest('Unit tests', 'unit.json', skipReason ? 'unit bare' : 'unit bare sample');
const exported = jest('Export tests', 'export.json', 'export store', [build, shop]);
const browser: Step = {
  name: 'Browser tests',
  command: 'playwright test --forbid-only',
  rerun: 'npx playwright test --last-failed',
  report: 'e2e.json',
  needs: [build, shop],
};

function jest(name: string, report: string, projects: string, needs: readonly Step[] = []): Step {
  const command = `jest --ci --json --outputFile ${join(REPORTS, report)} --selectProjects ${projects}`;
  return { name, needs, command, rerun: 'npx jest --onlyFailures', report };
}

// The tests expect this address in the builds, in CI too. npm has put node_modules/.bin on the PATH.
const env = { ...process.env, SITE_URL: readEnvironment().siteUrl };
const results = new Map<Step, Counts>();

/** Runs a step with its output in a log file, and prints the last line every 30 seconds. Resolves with the exit code. */
async function runCommand({ name, command }: Step, logFile: string): Promise<number> {
  const start = performance.now();
  const log = openSync(logFile, 'w');
  const child = spawn(command, { env, shell: true, stdio: ['ignore', log, log] });
  const progress = setInterval(() => {
    const last = readFileSync(logFile, 'utf8').trim().split('\n').at(-1) ?? '';
    console.log(`   ${name}, ${Math.round((performance.now() - start) / 1000)} s: ${last.slice(0, 120)}`);
  }, PROGRESS_MS);
  const [code] = await once(child, 'close');
  clearInterval(progress);
  closeSync(log);
  return code ?? 1;
}

/** Counts of a report of Jest or Playwright. Skipped and flaky tests, and files that could not be run, count as failed. */
function readCounts(text: string): Counts {
  const { numPassedTests: passed, numTotalTests, numRuntimeErrorTestSuites, stats, errors } = JSON.parse(text);
  if (!stats) return { passed, failed: numTotalTests - passed + numRuntimeErrorTestSuites };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}

/** Result of a step. A step without tests counts as one test. A test runner that failed, or ran no test, has at least one failure. */
function resultOf({ report }: Step, exitCode: number): Counts {
  if (!report) return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const file = join(REPORTS, report);
  const counts = existsSync(file) ? readCounts(readFileSync(file, 'utf8')) : { passed: 0, failed: 0 };
  const hasNoResult = counts.failed === 0 && (counts.passed === 0 || exitCode !== 0);
  return hasNoResult ? { ...counts, failed: 1 } : counts;
}

async function runStep(step: Step): Promise<void> {
  const missing = step.needs?.find((needed) => results.get(needed)?.failed !== 0);
  if (missing) {
    console.log(`-- ${step.name}: not run, because it needs: ${missing.name}`);
    results.set(step, { passed: 0, failed: 1 });
    return;
  }
  console.log(`== ${step.name}`);
  const start = performance.now();
  const logFile = join(REPORTS, `${step.name.toLowerCase().replaceAll(' ', '-')}.log`);
  if (step.report) rmSync(join(REPORTS, step.report), { force: true });
  const result = resultOf(step, await runCommand(step, logFile));
  results.set(step, result);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (result.failed > 0) console.log(readFileSync(logFile, 'utf8').trimEnd());
  console.log(`-- ${step.name}: ${result.failed === 0 ? 'ok' : 'FAILED'}, ${result.passed} passed, ${seconds} s`);
}

async function runAll(steps: readonly Step[]): Promise<void> {
  for (const step of steps) await runStep(step);
}

mkdirSync(REPORTS, { recursive: true });
if (skipReason) console.log(skipReason);
const start = performance.now();
await Promise.all([runAll([lint, unused, types, build, shop]), runAll([unit])]);
await runAll([exported, browser]);

for (const [{ name, command, rerun = command }, { failed }] of results)
  if (failed > 0) console.log(`${name}: ${failed} failed; again: ${rerun}`);
const total = (key: keyof Counts) => [...results.values()].reduce((sum, result) => sum + result[key], 0);
console.log(`\n${((performance.now() - start) / 60_000).toFixed(1)} minutes`);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;
