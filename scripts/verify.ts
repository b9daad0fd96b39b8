/**
 * `npm test`: the whole gate, as CI and a release run it. Every step runs even after one failed, and the last
 * line counts what passed and failed.
 */
import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readEnvironment } from '../lib/environment';
import { isWholeGate } from '../tests/gate';
import { leftOut } from '../tests/sample/left-out';
import { addressWarning } from './address/unknown-address';
import { type EngineName, metLine, standingEngines } from './test-browsers/engines';
import { type Count, countJest, countPlaywright, countStep } from './verify/count';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const REPORTS = '.cache/reports';

/** `count` takes the text of the file. */
type Report = { file: string; count: (text: string) => Count };

type Step = {
  name: string;
  /** Run one after the other; the first that fails ends the step. */
  commands: string[];
  /** Left by a test runner. */
  report?: Report;
  isBuild?: boolean;
  needsBuild?: boolean;
};

/** A step of jest over one of its projects. */
const jestStep = (name: string, project: string, needsBuild = true): Step => ({
  name,
  commands: [`jest --ci --selectProjects ${project} --json --outputFile ${REPORTS}/${project}.json`],
  report: { file: `${project}.json`, count: (text) => countJest(JSON.parse(text)) },
  needsBuild,
});

const whyLeftOut = leftOut();

/** Chromium has the browser tests. */
const OTHERS: readonly EngineName[] = ['webkit', 'firefox'];
const met = await standingEngines(OTHERS);

const STEPS: readonly Step[] = [
  { name: 'Lint', commands: ['biome ci .'] },
  { name: 'Unused code', commands: ['knip'] },
  { name: 'Types', commands: ['next typegen', 'tsc --noEmit'] },
  jestStep('Unit tests', 'unit', false),
  ...(whyLeftOut ? [] : [jestStep('Tests of the sample', 'sample', false)]),
  { name: 'Build', commands: ['npm run build'], isBuild: true },
  { name: 'Build of the small shop', commands: ['npm run build:shop'], isBuild: true },
  ...(isWholeGate ? [{ name: 'Build at the root', commands: ['npm run build:shop -- garden'], isBuild: true }] : []),
  { name: 'Reproducible build', commands: ['npm run check:reproducible'], needsBuild: true },
  jestStep('Export checks', 'export'),
  jestStep('Export checks of the small shop', 'store'),
  {
    name: 'Browser tests',
    commands: ['playwright test --forbid-only'],
    report: { file: 'e2e.json', count: (text) => countPlaywright(JSON.parse(text)) },
    needsBuild: true,
  },
  ...(met.length > 0
    ? [
        {
          name: 'Other browsers',
          commands: [`npm run -s test:browsers -- ${met.map(({ name }) => name).join(' ')} -- --forbid-only`],
          report: { file: 'browsers.json', count: (text: string) => countPlaywright(JSON.parse(text)) },
          needsBuild: true,
        },
      ]
    : []),
];

const bin = join(ROOT, 'node_modules', '.bin');
const env = {
  ...process.env,
  // Its builds are looked at here, in CI too, and each step knows them by the same address.
  SITE_URL: readEnvironment().siteUrl,
  NEXT_TELEMETRY_DISABLED: '1',
  PATH: `${bin}${delimiter}${process.env.PATH}`,
};

/** Gives the exit code. */
function runCommand(line: string): Promise<number> {
  const [command = '', ...args] = line.split(' ');
  // Programs of npm are scripts on Windows, which only a shell starts.
  const shell = process.platform === 'win32';
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, env, shell, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

async function readCount({ file, count }: Report): Promise<Count | undefined> {
  try {
    return count(await readFile(join(ROOT, REPORTS, file), 'utf8'));
  } catch (error) {
    console.error(`No report of the tests: ${(error as Error).message}`);
    return undefined;
  }
}

async function runStep({ commands, report }: Step): Promise<Count> {
  // What an earlier run left must not be counted again.
  if (report) await rm(join(ROOT, REPORTS, report.file), { force: true });
  let exitCode = 0;
  for (const command of commands) {
    exitCode = await runCommand(command);
    if (exitCode !== 0) break;
  }
  return countStep({ exitCode, tests: report && (await readCount(report)), hasTests: Boolean(report) });
}

// Jest does not make the folder of its report.
await mkdir(join(ROOT, REPORTS), { recursive: true });

if (whyLeftOut) console.log(whyLeftOut);
if (met.length === 0) console.log(metLine(OTHERS, new Map()));

const total = { passed: 0, failed: 0 };
let isBuilt = true;

for (const step of STEPS) {
  console.log(`\n== ${step.name}`);
  const start = performance.now();
  const isPossible = isBuilt || !step.needsBuild;
  if (!isPossible) console.log('Not run, because the build failed: counted as failed.');
  const counted: Count = isPossible ? await runStep(step) : { passed: 0, failed: 1 };
  const { passed, failed } = counted;
  if (step.isBuild) isBuilt &&= failed === 0;
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`-- ${step.name}: ${failed === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
}

const warning = addressWarning();
if (warning) console.warn(warning);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
