/** @jest-environment node */
import { readFileSync } from 'node:fs';
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

test('every dependency stands with its reason in docs/decisions.md, and no other', () => {
  const table = read('docs/decisions.md').split('## Dependencies and why')[1] ?? '';
  const rows = [...table.matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\|$/gm)].slice(2);
  const explained = rows.flatMap(([, packages = '']) => packages.split(', '));
  expect(explained.sort()).toEqual(names.sort());
});

test('docs/licenses.md is what npm run licenses writes', () => {
  expect(read('docs/licenses.md')).toBe(licensesPage(lock));
});

test('what may stand in the exported site is under a license that allows it without conditions for the site', () => {
  const allowed = ['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'OFL-1.1', 'CC-BY-4.0'];
  const others = readLicenses(lock).filter(({ kind, license }) => kind === 'production' && !allowed.includes(license));
  expect(others).toEqual([]);
});

test('the lock file names no registry', () => {
  expect(JSON.stringify(lock)).not.toMatch(/"resolved"/);
});
