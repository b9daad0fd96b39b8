import { readdirSync, readFileSync } from 'node:fs';

type Manifest = { dependencies: Record<string, string>; devDependencies: Record<string, string> };

const read = (file: string) => readFileSync(file, 'utf8');
const lock = JSON.parse(read('package-lock.json'));
const manifest = JSON.parse(read('package.json')) as Manifest;
const dependencies = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });

/** Packages that work without their install script: they have prebuilt binaries for each platform. */
const SCRIPTS_NOT_NEEDED = ['@parcel/watcher', 'esbuild', 'fsevents', 'unrs-resolver'];

test('no package needs an install script, and npm runs none', () => {
  const packages = Object.entries<{ hasInstallScript?: boolean }>(lock.packages);
  const scripts = packages.flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? path.split('node_modules/').slice(-1) : [],
  );
  expect([...new Set(scripts)].filter((name) => !SCRIPTS_NOT_NEEDED.includes(name))).toEqual([]);
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
});

test('every dependency has one exact version', () => {
  expect(dependencies.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('every dependency has its reason in docs/decisions/dependencies.md, and no other package has one', () => {
  const rows = [...read('docs/decisions/dependencies.md').matchAll(/^- (.+?): \S/gm)];
  const explained = rows.flatMap(([, packages = '']) => packages.split(', '));
  expect(explained.sort()).toEqual(dependencies.map(([name]) => name).sort());
});

test('the lock file contains no registry', () => {
  expect(JSON.stringify(lock)).not.toMatch(/"resolved"/);
});

test('every action of a workflow is pinned to a commit, with its version in a comment', () => {
  const texts = readdirSync('.github/workflows').map((name) => read(`.github/workflows/${name}`));
  const used = texts.flatMap((text) => [...text.matchAll(/uses: (.*)$/gm)].map(([, name = '']) => name));
  const thirdParty = used.filter((name) => !name.startsWith('./'));
  expect(thirdParty.filter((name) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(name))).toEqual([]);
});
