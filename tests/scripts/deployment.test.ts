import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { testFolder } from '@/tests/fixtures/test-folder';

const SCRIPT = resolve('.github/what-changed.mjs');
const read = (name: string) => readFileSync(`.github/workflows/${name}.yml`, 'utf8');
const [pages, gate, night, days] = [read('pages'), read('gate'), read('night'), read('days')];
const ALL = [pages, gate, night, days];

/** The lines of a job, by its name. */
function jobOf(workflow: string, name: string): string {
  const jobs = workflow.slice(workflow.indexOf('\njobs:\n'));
  return new RegExp(`\n {2}${name}:\n((?: {4}.*\n?|\n)*)`).exec(jobs)?.[1] ?? '';
}
const rightsOf = (text: string) =>
  [...text.matchAll(/^ +([a-z-]+): (read|write)$/gm)].map(([, what, how]) => `${what} ${how}`);

const { at, write } = testFolder();

function git(...words: string[]): string {
  const identity = ['-c', 'user.name=t', '-c', 'user.email=t@example.com'];
  const { status, stdout, stderr } = spawnSync('git', [...identity, ...words], { cwd: at(), encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

/** A commit that writes these files, or takes them away. */
function commit(files: Record<string, string | null>): string {
  for (const [file, text] of Object.entries(files)) {
    if (text === null) rmSync(at(file));
    else write({ [file]: text });
  }
  git('add', '-A');
  git('commit', '-qm', 'x');
  return git('rev-parse', 'HEAD');
}
const judged = (before: string, after: string) =>
  spawnSync(process.execPath, [SCRIPT, before, after], { cwd: at(), encoding: 'utf8' }).stdout;

test.each<[string, Record<string, string | null>, boolean]>([
  ['an edited product', { 'data/catalogue.json': '{"a":1}' }, false],
  ['an added picture', { 'public/uploads/a.webp': 'x', 'data/catalogue.json': '{"a":2}' }, false],
  ['a file of the data that is gone', { 'data/faq.json': null }, false],
  ['code', { 'lib/a.ts': 'x' }, true],
  ['data and code', { 'data/catalogue.json': '{"a":3}', 'package.json': '{}' }, true],
  ['another folder of pictures', { 'public/icon.svg': 'x' }, true],
  ['a file moved out of the data', { 'data/faq.json': null, 'faq.json': '[]' }, true],
])('%s asks for the gate: %#', (_, files, isCode) => {
  git('init', '-q');
  const before = commit({ 'data/catalogue.json': '{}', 'data/faq.json': '[]' });
  expect(judged(before, commit(files))).toBe(`code=${isCode}\n`);
});

test('what cannot be known asks for the gate', () => {
  git('init', '-q');
  const after = commit({ 'data/catalogue.json': '{}' });
  expect([judged('f'.repeat(40), after), judged(after, after)]).toEqual(['code=true\n', 'code=true\n']);
});

test('a first push and a run by hand wait for no gate', () => {
  git('init', '-q');
  const after = commit({ 'lib/a.ts': 'x' });
  expect([judged('0'.repeat(40), after), judged('', after)]).toEqual(['code=false\n', 'code=false\n']);
});

test('the deployment checks the catalogue, builds, and waits for the gate where code changed (row 40)', () => {
  expect(jobOf(pages, 'gate')).toContain("if: needs.changes.outputs.code == 'true' || inputs.gate\n");
  const build = jobOf(pages, 'build');
  expect(build).toContain('needs: [changes, gate]');
  expect([...build.matchAll(/run: (npm .*)/g)].map(([, command]) => command)).toEqual([
    'npm ci',
    'npm run catalogue:check',
    'npm run build',
  ]);
  expect(jobOf(pages, 'deploy')).toContain('needs: build');
});

test('the quick gate runs on pull requests in two shards, and the whole one at night in four', () => {
  expect(gate).toContain('  pull_request:');
  expect(jobOf(gate, 'gate')).toMatch(/shard: \[1, 2\][\s\S]*run: npm test -- --shard \$\{\{ matrix\.shard \}\}\/2$/m);
  expect(night).toMatch(/^ {2}schedule:\n {4}- cron: [\s\S]*^ {2}release:\n[\s\S]*^ {2}workflow_dispatch:/m);
  expect(jobOf(night, 'whole')).toMatch(
    /shard: \[1, 2, 3, 4\][\s\S]*run: npm run verify -- --all --shard \$\{\{ matrix\.shard \}\}\/4$/m,
  );
});

test('at night the gate runs on the oldest Node too, and on those between it and the default one', () => {
  const job = jobOf(night, 'nodes');
  const [, oldest] = /^>=(\d+)/.exec(JSON.parse(readFileSync('package.json', 'utf8')).engines.node) ?? [];
  expect(job).toContain(`node: ["${oldest}", "22", "24"]`);
  expect(job).toContain('node-version: ${' + '{ matrix.node }}');
  expect(Number(readFileSync('.nvmrc', 'utf8'))).toBeGreaterThan(Number(oldest));
});

test('the whole gate installs WebKitGTK and sees to Firefox before it runs', () => {
  const [before = ''] = jobOf(night, 'whole').split('run: npm run verify');
  expect(before).toContain('apt-get install -y --no-install-recommends webkit2gtk-driver xvfb');
  expect(before).toContain('firefox --version');
});

test('every command of a workflow is one of the project', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = ALL.flatMap((text) => [
    ...[...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name),
    ...[...text.matchAll(/command: \[(.*)\]/g)].flatMap(([, list = '']) =>
      [...list.matchAll(/"([\w:-]+)/g)].map(([, name]) => name),
    ),
  ]);
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((name) => !(String(name) in scripts))).toEqual([]);
});

test('the clock builds nothing by itself: it asks for days, and where one has come has the deployment run with the gate', () => {
  expect([pages, days].map((workflow) => /^ {2}schedule:$/m.test(workflow))).toEqual([false, true]);
  expect(pages).toMatch(/^on:\n {2}push:\n[\s\S]*^ {2}workflow_dispatch:\n {4}inputs:\n {6}gate:\n/m);
  const build = jobOf(days, 'build');
  expect(build).toMatch(/needs: days\n {4}if: needs\.days\.outputs\.come == 'true'\n/);
  expect(build).not.toContain('uses:');
  expect(build).toMatch(/ if: env\.BUILD_HOOK == ''\n {8}run: gh workflow run pages\.yml .*--field gate=true\n/);
  expect(build).toMatch(/ if: env\.BUILD_HOOK != ''\n {8}run: curl --fail .*"\$BUILD_HOOK"\n/);
  const [, hours = ''] = /cron: "\d+ (\S+) \* \* \*"/.exec(days) ?? [];
  expect(hours.split(',').map(Number)).toEqual([1, 5, 9, 13, 17, 21]);
});

/** What a step makes of an answer of `catalogue:days`: its exit code, and what it hands on. */
function stepAfter(run: string, code: number) {
  write({ 'bin/npm': `#!/bin/sh\nexit ${code}\n`, outputs: '' });
  chmodSync(at('bin/npm'), 0o755);
  const env = { ...process.env, PATH: `${at('bin')}:${process.env.PATH}`, GITHUB_OUTPUT: at('outputs') };
  const { status } = spawnSync('bash', ['-e', '-c', run], { env: { ...env, CI_PIPELINE_SOURCE: 'schedule' } });
  return [status, readFileSync(at('outputs'), 'utf8').trim()];
}

test.each([
  [
    'GitHub',
    days,
    [
      [0, 'come=true'],
      [0, ''],
      [1, ''],
    ],
  ],
  [
    'Forgejo',
    readFileSync('.github/templates/forgejo.yml', 'utf8'),
    [
      [0, ''],
      [0, 'none=true'],
      [1, ''],
    ],
  ],
  [
    'GitLab',
    readFileSync('.github/templates/gitlab.yml', 'utf8'),
    [
      [0, ''],
      [75, ''],
      [1, ''],
    ],
  ],
])('on %s a day that has come, none, and a fault are three things', (_, workflow, ends) => {
  const [, run = ''] = /^ *(?:- )?(?:run: |- )(.*npm run catalogue:days.*)$/m.exec(workflow) ?? [];
  expect([0, 75, 1].map((code) => stepAfter(run.replace(/^- /, ''), code))).toEqual(ends);
});

test('the templates build by the clock only where a day has come, and not without the tests', () => {
  const [gitlab, forgejo] = ['gitlab', 'forgejo'].map((name) => readFileSync(`.github/templates/${name}.yml`, 'utf8'));
  expect(gitlab).toMatch(/allow_failure:\n {4}exit_codes: 75\n/);
  const [, behind = ''] = forgejo?.split("github.event_name == 'schedule'") ?? [];
  const steps = behind.split('      - run: ').slice(1);
  expect(steps).toHaveLength(3);
  for (const step of steps) expect(step).toContain("if: steps.days.outputs.none != 'true'");
  for (const text of [gitlab, forgejo]) expect(text).toMatch(/!= schedule && node \.github\/what-changed\.mjs /);
});

test('only the job that deploys may write, and no other has a right that it does not need', () => {
  for (const workflow of ALL) expect(workflow).toMatch(/^permissions: \{\}$/m);
  const rights = (workflow: string, name: string) => rightsOf(jobOf(workflow, name));
  const readers = [
    ...['changes', 'gate'].map((name) => rights(pages, name)),
    rights(gate, 'gate'),
    ...['whole', 'nodes', 'proofs'].map((name) => rights(night, name)),
  ];
  expect(readers).toEqual(Array(readers.length).fill(['contents read']));
  expect(rights(pages, 'build')).toEqual(['contents read', 'pages read']);
  expect(rights(pages, 'deploy')).toEqual(['pages write', 'id-token write']);
  expect(rights(days, 'days')).toEqual(['contents read', 'pages read']);
  expect(rights(days, 'build')).toEqual(['actions write']);
  const granted = /^ +([a-z-]+): (?:read|write)$/gm;
  expect([...ALL.join('').matchAll(granted)]).toHaveLength(readers.length + 7);
});

test('no checkout leaves its token behind, and no job runs for ever', () => {
  for (const workflow of ALL) {
    expect(workflow.split('persist-credentials: false').length).toBe(workflow.split('actions/checkout@').length);
    expect(workflow.split('timeout-minutes: ').length).toBe(workflow.split('runs-on: ').length);
  }
});

test('of a pull request the last push alone is looked at, and a deployment that has begun is finished', () => {
  expect(gate).toMatch(/\nconcurrency:\n {2}group: gate-.*pull_request\.number.*\n {2}cancel-in-progress: true\n/);
  expect(pages).toMatch(/\nconcurrency:\n {2}group: pages\n {2}cancel-in-progress: false\n/);
});
