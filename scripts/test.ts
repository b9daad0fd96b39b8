/**
 * `npm test`: everything that CI checks. Lint, types and builds run in parallel with the unit tests. Export tests and browser tests
 * follow. Every step runs even if another one fails. At the end it prints how to run failed steps again, and counts.
 */
import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readEnvironment } from '../lib/site/environment';
import { sampleSkipReason } from '../tests/fixtures/sample-data';

type Counts = { passed: number; failed: number };

type Step = {
  name: string;
  /** Run in order; stops at the first failure. */
  commands: readonly string[];
  /** Command that runs only this step, or its failed tests. */
  rerun: string;
  /** File name of the JSON report of the test runner. */
  report?: string;
  /** Steps that must have passed. */
  needs?: readonly Step[];
};

const ROOT = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
const REPORTS = join('.cache', 'reports');
const PROGRESS_MS = 30_000;

const skipReason = sampleSkipReason();
const lint: Step = { name: 'Lint', commands: ['biome ci .'], rerun: 'npm run lint' };
const unused: Step = { name: 'Unused code', commands: ['knip'], rerun: 'npx knip' };
const types: Step = { name: 'Types', commands: ['next typegen', 'tsc --noEmit'], rerun: 'npm run typecheck' };
const build: Step = { name: 'Build', commands: ['npm run build'], rerun: 'npm run build' };
const BUILD_SHOP = 'node --import ./scripts/register.mjs scripts/build-shop.ts';
const shop: Step = { name: 'Build of the fixture shop', commands: [BUILD_SHOP], rerun: BUILD_SHOP };
const unit = jest('Unit tests', 'unit.json', skipReason ? 'unit bare' : 'unit bare sample');
const exported = jest('Export tests', 'export.json', 'export store', [build, shop]);
const browser: Step = {
  name: 'Browser tests',
  commands: ['playwright test --forbid-only'],
  rerun: 'npx playwright test --last-failed',
  report: 'e2e.json',
  needs: [build, shop],
};

function jest(name: string, report: string, projects: string, needs: readonly Step[] = []): Step {
  const command = `jest --ci --json --outputFile ${join(REPORTS, report)} --selectProjects ${projects}`;
  return { name, needs, commands: [command], rerun: 'npx jest --onlyFailures', report };
}

const env = {
  ...process.env,
  // The tests expect this address in the builds, in CI too.
  SITE_URL: readEnvironment().siteUrl,
  PATH: `${join(ROOT, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
};
const results = new Map<Step, Counts>();

/** Runs a command with its output in a log file, and prints the last line every 30 seconds. Resolves with the exit code. */
function runCommand(name: string, line: string, log: NodeJS.WritableStream): Promise<number> {
  const [command = '', ...args] = line.split(' ');
  const start = performance.now();
  let last = '';
  const progress = setInterval(() => {
    console.log(`   ${name}, ${Math.round((performance.now() - start) / 1000)} s: ${last.slice(0, 120)}`);
  }, PROGRESS_MS);
  return new Promise<number>((resolve) => {
    // On Windows npm programs are scripts, which need a shell.
    const shell = process.platform === 'win32';
    const child = spawn(command, args, { cwd: ROOT, env, shell, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        log.write(text);
        last = text.trim().split('\n').at(-1) || last;
      });
    }
    child.on('error', () => resolve(1)).on('close', (code) => resolve(code ?? 1));
  }).finally(() => clearInterval(progress));
}

/** Counts of a report of Jest or Playwright. Skipped and flaky tests, and files that could not be run, count as failed. */
function readCounts(text: string): Counts {
  const { numPassedTests: passed, numTotalTests, numRuntimeErrorTestSuites, stats, errors } = JSON.parse(text);
  if (!stats) return { passed, failed: numTotalTests - passed + numRuntimeErrorTestSuites };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}

/** Result of a step. A step without tests counts as one test, as does a test runner that failed, or ran no test. */
async function resultOf({ report }: Step, exitCode: number): Promise<Counts> {
  const failure = { passed: 0, failed: 1 };
  if (!report) return exitCode === 0 ? { passed: 1, failed: 0 } : failure;
  const text = await readFile(join(ROOT, REPORTS, report), 'utf8').catch(() => undefined);
  const counts = text === undefined ? failure : readCounts(text);
  const hasResult = counts.failed > 0 || (counts.passed > 0 && exitCode === 0);
  return hasResult ? counts : { ...counts, failed: 1 };
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
  const logFile = join(ROOT, REPORTS, `${step.name.toLowerCase().replaceAll(' ', '-')}.log`);
  const log = createWriteStream(logFile);
  if (step.report) await rm(join(ROOT, REPORTS, step.report), { force: true });
  let exitCode = 0;
  for (const command of step.commands) {
    exitCode = await runCommand(step.name, command, log);
    if (exitCode !== 0) break;
  }
  await new Promise<void>((done) => log.end(done));
  const result = await resultOf(step, exitCode);
  results.set(step, result);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (result.failed > 0) console.log((await readFile(logFile, 'utf8')).trimEnd());
  console.log(`-- ${step.name}: ${result.failed === 0 ? 'ok' : 'FAILED'}, ${result.passed} passed, ${seconds} s`);
}

async function runAll(steps: readonly Step[]): Promise<void> {
  for (const step of steps) await runStep(step);
}

await mkdir(join(ROOT, REPORTS), { recursive: true });
if (skipReason) console.log(skipReason);
const start = performance.now();
await Promise.all([runAll([lint, unused, types, build, shop]), runAll([unit])]);
await runAll([exported, browser]);

for (const [{ name, rerun }, { failed }] of results)
  if (failed > 0) console.log(`${name}: ${failed} failed; again: ${rerun}`);
const total = (key: keyof Counts) => [...results.values()].reduce((sum, result) => sum + result[key], 0);
console.log(`\n${((performance.now() - start) / 60_000).toFixed(1)} minutes`);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;
