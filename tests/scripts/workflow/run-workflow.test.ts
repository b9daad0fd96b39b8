import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runWorkflow } from '@/scripts/workflow/run-workflow';
import { PACKAGE, pushedProject } from './pushed-project';

const site = { origin: 'http://localhost:4000', basePath: '/store' };
/** Writes what it is given and what it finds. */
const BUILD = `const { mkdirSync, readFileSync, writeFileSync } = require('node:fs');
mkdirSync('out');
const { SITE_URL, BASE_PATH, CATALOGUE_FILE } = process.env;
writeFileSync('out/index.html', [readFileSync('data/a.json'), SITE_URL, BASE_PATH, CATALOGUE_FILE, require('some')].join(' '));
`;
const FILES = {
  'package.json': PACKAGE('node build.cjs'),
  'build.cjs': BUILD,
  'check.cjs': 'JSON.parse(require("node:fs").readFileSync("data/a.json"));\n',
  'data/a.json': '1',
};

let project: ReturnType<typeof pushedProject>;
beforeEach(() => {
  project = pushedProject();
});
afterEach(() => project.remove());

const built = () => readFileSync(join(project.work, 'out/index.html'), 'utf8');
async function run(before: string, commit: string, { signal } = new AbortController()) {
  const { repository, work, packages } = project;
  return runWorkflow({ repository, commit, before, work, packages, site, signal });
}

test('a commit is built with the address of the site, the packages of this machine and none of its settings', async () => {
  const first = project.push(FILES);
  process.env.CATALOGUE_FILE = 'another.json';
  try {
    expect(await run('', first)).toEqual({ isGateNeeded: false });
  } finally {
    delete process.env.CATALOGUE_FILE;
  }
  expect(built()).toBe('1 http://localhost:4000 /store  linked');
});

test('a commit of data alone does not ask for the gate, one of code does', async () => {
  const first = project.push(FILES);
  const second = project.push({ 'data/a.json': '2' });
  const third = project.push({ 'lib.cjs': '' });
  expect(await run(first, second)).toEqual({ isGateNeeded: false });
  expect(await run(second, third)).toEqual({ isGateNeeded: true });
});

test('a second commit is built in the folder of the first, of which nothing is left but packages and caches', async () => {
  const first = project.push(FILES);
  await run('', first);
  writeFileSync(join(project.work, 'stray.txt'), '');
  for (const folder of ['.next/cache', '.cache/build', '.cache/pages/a', '.cache/other']) {
    mkdirSync(join(project.work, folder), { recursive: true });
    writeFileSync(join(project.work, folder, 'kept'), '');
  }
  writeFileSync(join(project.work, '.next/stray'), '');
  const second = project.push({ 'data/a.json': '2' });
  expect(await run(first, second)).toEqual({ isGateNeeded: false });
  expect(built()).toContain('2 http');
  const isThere = (name: string) => existsSync(join(project.work, name));
  expect(['stray.txt', '.next/stray', '.cache/other/kept'].map(isThere)).toEqual([false, false, false]);
  expect(['.next/cache/kept', '.cache/build/kept', '.cache/pages/a/kept'].map(isThere)).toEqual([true, true, true]);
});

test('a step that fails is named with its last lines, and those behind it do not run', async () => {
  const first = project.push({ ...FILES, 'check.cjs': 'console.error("no price");\nprocess.exit(1);\n' });
  const { failed } = await run('', first);
  expect(failed?.step).toBe('Run npm run catalogue:check');
  expect(failed?.reason).toContain('no price');
  expect(existsSync(join(project.work, 'out'))).toBe(false);
});

test('a build that fails is named', async () => {
  const first = project.push({ ...FILES, 'build.cjs': 'throw new Error("half a build");\n' });
  const { failed } = await run('', first);
  expect(failed?.step).toBe('Run npm run build');
  expect(failed?.reason).toContain('half a build');
});

test('a commit that is not there is refused', async () => {
  project.push(FILES);
  await expect(run('', '0'.repeat(40))).rejects.toThrow();
});

test('a build can be ended', async () => {
  const build = "require('node:fs').writeFileSync('begun', ''); setInterval(() => {}, 1000);\n";
  const first = project.push({ ...FILES, 'build.cjs': build });
  const ending = new AbortController();
  const ended = expect(run('', first, ending)).rejects.toThrow('aborted');
  while (!existsSync(join(project.work, 'begun'))) await pause(10);
  ending.abort();
  await ended;
});
