/**
 * `npm run verify -- [--all] [--shard PART]`, and `npm test`: the gate, as CI runs it. Every step runs even after one failed, those that need one
 * core beside each other, and the last line counts what passed and failed. With --all it is the whole gate, as it runs at night:
 * every test on every screen, properties over all of their inputs, other browsers, another trade, a second build of the same bytes,
 * builds after random edits and a shop of 2,000 products. With --shard 1/4 it is the first of four parts.
 */
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readEnvironment } from '../lib/environment';
import { leftOut } from '../tests/sample/left-out';
import { addressWarning } from './address/unknown-address';
import { readCommand } from './command';
import { type EngineName, metLine, standingEngines } from './test-browsers/engines';
import { type Count, countStep } from './verify/count';
import { orderOutputs } from './verify/output';
import { runTasks } from './verify/run-tasks';
import { readShard, type Step, stepsOf } from './verify/steps';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const REPORTS = '.cache/reports';
/** Chromium has the browser tests. */
const OTHERS: readonly EngineName[] = ['webkit', 'firefox'];
/** Two steps side by side, on any machine: the longest ones use every core by themselves. */
const SLOTS = 2;

const { flags, values } = readCommand();
const isWhole = flags.has('all');
const shard = readShard(values.get('shard'));
const why = leftOut();
const met = isWhole ? await standingEngines(OTHERS) : [];
const steps = stepsOf({ isWhole, shard, isSample: !why, others: met.map(({ name }) => name), reports: REPORTS });

const env = {
  ...process.env,
  GATE: isWhole ? 'all' : '',
  // Its builds are looked at here, in CI too, and each step knows them by the same address.
  SITE_URL: readEnvironment().siteUrl,
  PATH: `${join(ROOT, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
};

/** Gives the exit code. */
function runCommand(line: string, print: (text: string) => void): Promise<number> {
  const [command = '', ...args] = line.split(' ');
  // Programs of npm are scripts on Windows, which only a shell starts.
  const shell = process.platform === 'win32';
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, env, shell, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print);
    child.on('error', (error) => {
      print(`${error.message}\n`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

async function countTests({ report }: Step, print: (text: string) => void): Promise<Count | undefined> {
  if (!report) return undefined;
  try {
    return report.count(await readFile(join(ROOT, REPORTS, report.file), 'utf8'));
  } catch (error) {
    print(`No report of the tests: ${(error as Error).message}\n`);
    return undefined;
  }
}

const total: Count = { passed: 0, failed: 0 };
const summary: string[] = [];
const open = orderOutputs((text) => process.stdout.write(text));

/** Adds to the sum, and gives the line that says how a step ended. */
function take({ name }: Step, { passed, failed }: Count, how: string): string {
  total.passed += passed;
  total.failed += failed;
  summary.push(`${failed === 0 ? 'ok    ' : 'FAILED'} ${name} (${how})`);
  return `-- ${name}: ${failed === 0 ? 'ok' : 'FAILED'} (${how})\n`;
}

async function runStep(step: Step): Promise<boolean> {
  const { add, end } = open(`\n== ${step.name}\n`);
  const start = performance.now();
  // The report of an earlier run must not be counted again.
  if (step.report) await rm(join(ROOT, REPORTS, step.report.file), { force: true });
  let exitCode = 0;
  for (const command of step.commands) {
    exitCode = await runCommand(command, add);
    if (exitCode !== 0) break;
  }
  const counted = countStep({ exitCode, tests: await countTests(step, add), hasTests: Boolean(step.report) });
  add(take(step, counted, `${((performance.now() - start) / 1000).toFixed(1)} s`));
  end();
  return counted.failed === 0;
}

function skipStep(step: Step) {
  const { add, end } = open(`\n== ${step.name}\n`);
  add(take(step, { passed: 0, failed: 1 }, 'not run, because a step before it failed'));
  end();
}

// Jest does not make the folder of its report.
await mkdir(join(ROOT, REPORTS), { recursive: true });

if (why) console.log(why);
if (isWhole && met.length === 0) console.log(metLine(OTHERS, new Map()));
const start = performance.now();
await runTasks(steps, SLOTS, runStep, skipStep);

const warning = addressWarning();
if (warning) console.warn(warning);
console.log(`\n${summary.join('\n')}\n${((performance.now() - start) / 60_000).toFixed(1)} minutes in all`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
