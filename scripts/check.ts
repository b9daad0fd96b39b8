/**
 * `npm run check`: lint, types and tests of what has changed since the last commit, in under a minute. The tests that are named after a
 * changed file come first, then those that import one.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';

/** Test files that fit into the minute. */
const MOST_TESTS = 20;

const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).split('\0').filter(Boolean);
const nameOf = (path: string) => parse(path).name.replace(/\.test$/, '');

function run(name: string, ...words: string[]): boolean {
  console.log(`== ${name}`);
  const shell = process.platform === 'win32';
  return spawnSync('npx', ['--no-install', ...words], { stdio: 'inherit', shell }).status === 0;
}

const changed = [
  ...git('diff', '--name-only', '-z', '--no-renames', 'HEAD', '--'),
  ...git('ls-files', '-z', '--others', '--exclude-standard'),
].filter((path) => existsSync(path));
const sources = changed.filter((path) => /\.tsx?$/.test(path));
const names = new Set(sources.map(nameOf));
const imports = sources.map((path) => `'@/${path.replace(/\.tsx?$/, '')}'`);
const tests = git('ls-files', '-z', '--', 'tests')
  .concat(changed)
  .filter((path) => /^tests\/(?!e2e|export).*\.test\.tsx?$/.test(path) && existsSync(path));
const named = tests.filter((path) => names.has(nameOf(path)));
const importing = tests.filter((path) => {
  const text = readFileSync(path, 'utf8');
  return imports.some((name) => text.includes(name));
});
const chosen = [...new Set([...named, ...importing])];

const results = [
  changed.length === 0 || run('Lint', 'biome', 'ci', '--no-errors-on-unmatched', ...changed),
  existsSync('.next/types') || run('Types of the routes', 'next', 'typegen'),
  run('Types', 'tsc', '--noEmit'),
  chosen.length === 0 || run('Tests', 'jest', ...chosen.slice(0, MOST_TESTS)),
];
if (chosen.length > MOST_TESTS) console.log(`${chosen.length - MOST_TESTS} more test files were left out.`);
const isOk = results.every(Boolean);
console.log(isOk ? 'ok; npm test checks everything' : 'FAILED');
process.exitCode = isOk ? 0 : 1;
