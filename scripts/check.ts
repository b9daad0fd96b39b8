/**
 * `npm run check`: lints the files that changed since the last commit, checks all types, then runs up to 20 test files: first those with
 * the name of a changed file, then those that import one.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';

/** Maximum number of test files, so that a check takes less than a minute. */
const MAX_TESTS = 20;

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\0').filter(Boolean);
const nameOf = (path: string) => parse(path).name.replace(/\.test$/, '');

function run(name: string, ...args: string[]): boolean {
  console.log(`== ${name}`);
  const shell = process.platform === 'win32';
  return spawnSync('npx', ['--no-install', ...args], { stdio: 'inherit', shell }).status === 0;
}

const changedFiles = [
  ...git('diff', '--name-only', '-z', '--no-renames', 'HEAD', '--'),
  ...git('ls-files', '-z', '--others', '--exclude-standard'),
].filter((path) => existsSync(path));
const sources = changedFiles.filter((path) => /\.tsx?$/.test(path));
const names = new Set(sources.map(nameOf));
const imports = sources.map((path) => `'@/${path.replace(/\.tsx?$/, '')}'`);
const tests = git('ls-files', '-z', '--', 'tests')
  .concat(changedFiles)
  .filter((path) => /^tests\/(?!e2e|export).*\.test\.tsx?$/.test(path) && existsSync(path));
const testsWithName = tests.filter((path) => names.has(nameOf(path)));
const importingTests = tests.filter((path) => {
  const text = readFileSync(path, 'utf8');
  return imports.some((name) => text.includes(name));
});
const selected = [...new Set([...testsWithName, ...importingTests])];

const results = [
  changedFiles.length === 0 || run('Lint', 'biome', 'ci', '--no-errors-on-unmatched', ...changedFiles),
  existsSync('.next/types') || run('Types of the routes', 'next', 'typegen'),
  run('Types', 'tsc', '--noEmit'),
  selected.length === 0 || run('Tests', 'jest', ...selected.slice(0, MAX_TESTS)),
];
if (selected.length > MAX_TESTS) console.log(`${selected.length - MAX_TESTS} more test files were left out.`);
const isOk = results.every(Boolean);
console.log(isOk ? 'ok; npm test checks everything' : 'FAILED');
process.exitCode = isOk ? 0 : 1;
