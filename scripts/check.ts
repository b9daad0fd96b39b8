/**
 * `npm run check -- [COMMIT] [--deep]`: checks what depends on the files that changed since a commit, HEAD by default: their format and lint, the types,
 * the rules of the house, and the 20 test files that are nearest to them by imports (with --deep all of them). Pages and browsers
 * are left to `npm test`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readSources } from '../tests/architecture/sources';
import { leftOut } from '../tests/sample/left-out';
import { nearestTests } from './check/nearest-tests';
import { readCommand } from './command';

/** Test files that fit into 20 seconds, with the start of the runner. */
const MOST = 20;
/** Browser tests, those of an export and those for the night have a build or the night before them. */
const UNIT = /^tests\/(?:lib|components|scripts|sample)\/(?!e2e\/|export\/).*(?<!\.night)\.test\.tsx?$/;

const { words, flags } = readCommand();
const [commit = 'HEAD'] = words;
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\0').filter(Boolean);

function run(name: string, ...args: string[]): boolean {
  console.log(`\n== ${name}`);
  const { status } = spawnSync('npx', ['--no-install', ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status === 0;
}

const changed = [
  ...new Set([
    ...git('diff', '--name-only', '-z', '--no-renames', commit, '--'),
    ...git('ls-files', '-z', '--others', '--exclude-standard'),
  ]),
];
const there = changed.filter((path) => existsSync(path));
const related = nearestTests(changed, readSources(), UNIT);
const ofData = changed.some((path) => path.startsWith('data/')) && !leftOut() ? ['tests/sample'] : [];
const tests = flags.has('deep') ? related : related.slice(0, MOST);

console.log(
  `${changed.length} changed since ${commit}; ${tests.length} of ${related.length} test files that depend on them`,
);
const results = [
  there.length === 0 || run('Lint', 'biome', 'ci', '--no-errors-on-unmatched', ...there),
  existsSync('.next/types') || run('Types of the routes', 'next', 'typegen'),
  run('Types', 'tsc', '--noEmit'),
  run('Tests', 'jest', 'tests/architecture', ...tests, ...ofData, '--selectProjects', 'unit', 'bare', 'sample'),
];
const isOk = results.every(Boolean);
if (tests.length < related.length)
  console.log(`\n${related.length - tests.length} further test files: --deep runs them.`);
console.log(`\n${isOk ? 'ok' : 'FAILED'}, but for pages and browsers: npm test looks at those.`);
process.exitCode = isOk ? 0 : 1;
