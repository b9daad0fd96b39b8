import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { commitAll, testFolder } from '@/tests/fixtures/test-folder';

const SCRIPT = resolve('.github/what-changed.mjs');
const read = (name: string) => readFileSync(`.github/workflows/${name}.yml`, 'utf8');
const [pages, ci] = [read('pages'), read('ci')];
const ALL = [pages, ci];

/** The text of a job in a workflow. */
function jobOf(workflow: string, name: string): string {
  const jobs = workflow.slice(workflow.indexOf('\njobs:\n'));
  return new RegExp(`\n {2}${name}:\n((?: {4}.*\n?|\n)*)`).exec(jobs)?.[1] ?? '';
}
const permissionsOf = (text: string) =>
  [...text.matchAll(/^ +([a-z-]+): (read|write)$/gm)].map(([, scope, access]) => `${scope} ${access}`);

const { at, write } = testFolder();

/** Commits files; null removes a file. */
function commit(files: Record<string, string | null>): string {
  for (const [file, text] of Object.entries(files)) {
    if (text === null) rmSync(at(file));
    else write({ [file]: text });
  }
  return commitAll(at());
}
const detectChanges = (before: string, after: string) =>
  spawnSync(process.execPath, [SCRIPT, before, after], { cwd: at(), encoding: 'utf8' }).stdout;

test.each<[string, Record<string, string | null>, boolean]>([
  ['an edited product', { 'data/catalogue.json': '{"a":1}' }, false],
  ['an added picture and a removed data file', { 'public/uploads/a.webp': 'x', 'data/faq.json': null }, false],
  ['data and code', { 'data/catalogue.json': '{"a":3}', 'package.json': '{}' }, true],
  ['another folder of pictures', { 'public/icon.svg': 'x' }, true],
  ['a file moved out of the data', { 'data/faq.json': null, 'faq.json': '[]' }, true],
])('%s: tests run only if code changed: %#', (_, files, isCode) => {
  const before = commit({ 'data/catalogue.json': '{}', 'data/faq.json': '[]' });
  expect(detectChanges(before, commit(files))).toBe(`code=${isCode}\n`);
});

test('unknown changes run the tests; a first push and a manual run do not', () => {
  const after = commit({ 'data/catalogue.json': '{}', 'lib/a.ts': 'x' });
  expect([detectChanges('f'.repeat(40), after), detectChanges(after, after)]).toEqual(['code=true\n', 'code=true\n']);
  expect([detectChanges('0'.repeat(40), after), detectChanges('', after)]).toEqual(['code=false\n', 'code=false\n']);
});

test('the deployment checks the catalogue, builds, and waits for the tests if code changed', () => {
  expect(jobOf(pages, 'ci')).toContain("if: needs.changes.outputs.code == 'true'\n");
  const build = jobOf(pages, 'build');
  expect(build).toContain('needs: [changes, ci]');
  expect([...build.matchAll(/run: (npm .*)/g)].map(([, command]) => command)).toEqual([
    'npm ci',
    'npm run catalogue:check',
    'npm run build',
  ]);
  expect(jobOf(pages, 'deploy')).toContain('needs: build');
});

test('a running deployment is not cancelled', () => {
  expect(pages).toMatch(/\nconcurrency:\n {2}group: pages\n {2}cancel-in-progress: false\n/);
});

test('every npm command of a workflow is one of the project', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const commands = ALL.flatMap((text) => [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name));
  expect(commands.length).toBeGreaterThan(2);
  expect(commands.filter((name) => !(String(name) in scripts))).toEqual([]);
});

test('only the deploy job may write, and no job has a permission that it does not need', () => {
  for (const workflow of ALL) expect(workflow).toMatch(/^permissions: \{\}$/m);
  const permissions = (workflow: string, name: string) => permissionsOf(jobOf(workflow, name));
  expect(['changes', 'ci'].map((name) => permissions(pages, name))).toEqual([['contents read'], ['contents read']]);
  expect(['test', 'engines'].map((name) => permissions(ci, name))).toEqual([['contents read'], ['contents read']]);
  expect(permissions(pages, 'build')).toEqual(['contents read', 'pages read']);
  expect(permissions(pages, 'deploy')).toEqual(['pages write', 'id-token write']);
});

test('no checkout stores its token, and every job has a time limit', () => {
  for (const workflow of ALL) {
    expect(workflow.split('persist-credentials: false').length).toBe(workflow.split('actions/checkout@').length);
    expect(workflow.split('timeout-minutes: ').length).toBe(workflow.split('runs-on: ').length);
  }
});
