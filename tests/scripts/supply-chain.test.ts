import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { licensesPage, readLicenses } from '@/scripts/licenses/page';

const read = (file: string) => readFileSync(file, 'utf8');
const lock = JSON.parse(read('package-lock.json'));
const manifest = JSON.parse(read('package.json'));
const names = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.devDependencies)];

/** Their scripts would build what their packages for each platform bring along. */
const SCRIPTS_NOT_NEEDED = ['node_modules/@parcel/watcher', 'node_modules/unrs-resolver'];

test('no package needs an install script, and npm runs none', () => {
  const packages = Object.entries<{ hasInstallScript?: boolean }>(lock.packages);
  const scripts = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => path);
  expect(scripts.filter((path) => !SCRIPTS_NOT_NEEDED.includes(path))).toEqual([]);
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
});

test('every dependency has one exact version', () => {
  const versions = Object.entries<string>({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('every dependency stands with its reason in docs/decisions/dependencies.md, and no other', () => {
  const rows = [...read('docs/decisions/dependencies.md').matchAll(/^- (.+?): \S/gm)];
  const explained = rows.flatMap(([, packages = '']) => packages.split(', '));
  expect(explained.sort()).toEqual(names.sort());
});

test('docs/licenses.md is what npm run licenses writes', () => {
  expect(read('docs/licenses.md')).toBe(licensesPage(lock));
});

test('what may stand in the exported site is under a license that allows it without conditions for the site', () => {
  const allowed = ['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'OFL-1.1', 'CC-BY-4.0'];
  const others = readLicenses(lock).filter(({ isProduction, license }) => isProduction && !allowed.includes(license));
  expect(others).toEqual([]);
});

test('the lock file names no registry', () => {
  expect(JSON.stringify(lock)).not.toMatch(/"resolved"/);
});

test('a heavy tool has one exact version, a lock of its own that names no registry, and runs no install scripts', () => {
  for (const name of readdirSync('bench/tools')) {
    const { dependencies } = JSON.parse(read(`bench/tools/${name}/package.json`));
    expect(dependencies).toEqual({ [name]: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
    const own = JSON.parse(read(`bench/tools/${name}/package-lock.json`));
    expect(own.packages['']).toMatchObject({ dependencies });
    expect(JSON.stringify(own)).not.toMatch(/"resolved"/);
    expect(read(`bench/tools/${name}/.npmrc`)).toBe(read('.npmrc'));
    expect(names).not.toContain(name);
  }
});

test('Next tells nobody that it is run: in no command of the project, and in no workflow', () => {
  const config = `import('./next.config.mjs').then(() => console.log(process.env.NEXT_TELEMETRY_DISABLED))`;
  const { NEXT_TELEMETRY_DISABLED: _, ...env } = process.env;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', config], { env, encoding: 'utf8' });
  expect(stdout).toBe('1\n');
  const status = ['jiti', 'scripts/run.ts', 'next', 'telemetry', 'status'];
  const own = spawnSync('npx', ['--no-install', ...status], {
    env,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  expect(own.stdout).toContain('Disabled');
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(Object.values(scripts).filter((command) => /(?<!run\.ts )next dev/.test(command))).toEqual([]);
  const loud = readdirSync('.github/workflows').filter(
    (name) => !/^env:\n(?: {2}.*\n)*? {2}NEXT_TELEMETRY_DISABLED: 1$/m.test(read(`.github/workflows/${name}`)),
  );
  expect(loud).toEqual([]);
});

test('every action is pinned to a commit, with its version beside it', () => {
  const texts = readdirSync('.github/workflows').map((name) => read(`.github/workflows/${name}`));
  const used = texts.flatMap((text) => [...text.matchAll(/uses: (.*)$/gm)].map(([, name = '']) => name));
  const foreign = used.filter((name) => !name.startsWith('./'));
  expect(foreign.filter((name) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(name))).toEqual([]);
  const pins = new Set(foreign);
  expect(pins.size).toBe(new Set(foreign.map((name) => name.split('@')[0])).size);
});

test('Dependabot looks at packages and actions, and leaves the types of the oldest Node alone', () => {
  const [, ...updates] = read('.github/dependabot.yml').split('  - package-ecosystem: ');
  const [packages, actions] = updates;
  expect(updates.map((text) => text.split('\n')[0])).toEqual(['npm', 'github-actions']);
  for (const text of updates) expect(text).toMatch(/interval: weekly[\s\S]*groups:/);
  expect(packages).toContain('dependency-name: "@types/node"');
  expect(actions).toContain('patterns: ["*"]');
  const [floor] = /\d+/.exec(manifest.engines.node) ?? [];
  expect(manifest.devDependencies['@types/node'].split('.')[0]).toBe(floor);
});
