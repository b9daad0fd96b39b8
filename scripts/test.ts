/**
 * `npm test`: everything that CI checks. Lint, types and builds run in parallel with the unit tests. Export tests and browser tests
 * follow. Every step runs even if another one fails. At the end it lists failed tests with the command to run them again, and counts.
 */
import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readEnvironment } from '../lib/site/environment';
import { sampleSkipReason } from '../tests/fixtures/sample-data';
import { readJestReport, readPlaywrightReport, type TestReport } from './test/test-report';

type Step = {
  name: string;
  /** Run in order; stops at the first failure. */
  commands: readonly string[];
  /** Command that runs only this step. */
  rerun: string;
  /** JSON report of the test runner. */
  report?: { file: string; read: (text: string) => TestReport };
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
const unit = jest('Unit tests', 'unit', skipReason ? 'unit bare' : 'unit bare sample');
const exported = jest('Export tests', 'export', 'export store', [build, shop]);
const browser: Step = {
  name: 'Browser tests',
  commands: ['playwright test --forbid-only'],
  rerun: 'npx playwright test',
  report: { file: 'e2e.json', read: (text) => readPlaywrightReport(JSON.parse(text)) },
  needs: [build, shop],
};

function jest(name: string, file: string, projects: string, needs: readonly Step[] = []): Step {
  return {
    name,
    needs,
    commands: [`jest --ci --json --outputFile ${join(REPORTS, `${file}.json`)} --selectProjects ${projects}`],
    rerun: 'npx jest',
    report: { file: `${file}.json`, read: (text) => readJestReport(JSON.parse(text), ROOT) },
  };
}

const env = {
  ...process.env,
  // The tests expect this address in the builds, in CI too.
  SITE_URL: readEnvironment().siteUrl,
  PATH: `${join(ROOT, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
};
const results = new Map<Step, TestReport>();

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

/**
 * Result of a step. A step without tests counts as one test. A test runner that ran no test, or failed without a failed test, counts as
 * one failure.
 */
async function resultOf(step: Step, exitCode: number): Promise<TestReport> {
  const stepFailure = { file: step.name, title: `ended with exit code ${exitCode}` };
  if (!step.report) return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, failures: [] };
  try {
    const report = step.report.read(await readFile(join(ROOT, REPORTS, step.report.file), 'utf8'));
    const isEmpty = report.passed + report.failed === 0;
    if (!isEmpty && (exitCode === 0 || report.failed > 0)) return report;
    return { ...report, failed: report.failed + 1, failures: [...report.failures, stepFailure] };
  } catch {
    return { passed: 0, failed: 1, failures: [stepFailure] };
  }
}

async function runStep(step: Step): Promise<void> {
  const missing = step.needs?.find((needed) => results.get(needed)?.failed !== 0);
  if (missing) {
    console.log(`-- ${step.name}: not run, because it needs: ${missing.name}`);
    results.set(step, { passed: 0, failed: 1, failures: [] });
    return;
  }
  console.log(`== ${step.name}`);
  const start = performance.now();
  const logFile = join(ROOT, REPORTS, `${step.name.toLowerCase().replaceAll(' ', '-')}.log`);
  const log = createWriteStream(logFile);
  if (step.report) await rm(join(ROOT, REPORTS, step.report.file), { force: true });
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

const failed = [...results].filter(([, result]) => result.failed > 0);
if (failed.length > 0) console.log('\nFailed:');
for (const [{ name, rerun, report }, { failures }] of failed) {
  for (const { file, title } of failures) console.log(`  ${file}: ${title}`);
  const files = [...new Set(failures.map(({ file }) => file))].filter((file) => file.startsWith('tests/'));
  console.log(`${name}, again: ${[rerun, ...(report ? files : [])].join(' ')}`);
}
const total = (key: 'passed' | 'failed') => [...results.values()].reduce((sum, result) => sum + result[key], 0);
console.log(`\n${((performance.now() - start) / 60_000).toFixed(1)} minutes`);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;
