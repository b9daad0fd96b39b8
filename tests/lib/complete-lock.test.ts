/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

type Entry = Record<string, unknown>;

const root = mkdtempSync(join(tmpdir(), 'complete-lock-'));
const lockFile = join(root, 'package-lock.json');
mkdirSync(join(root, 'scripts'));
copyFileSync(resolve('scripts/complete-lock.mjs'), join(root, 'scripts/complete-lock.mjs'));

afterAll(() => rmSync(root, { recursive: true }));

/** Runs the script over a lock in which one package has these optional dependencies. */
function complete(optionalDependencies: Record<string, string>, more: Record<string, Entry> = {}) {
  const packages = { '': { name: 'shop' }, 'node_modules/tool': { version: '1.0.0', optionalDependencies }, ...more };
  writeFileSync(lockFile, JSON.stringify({ lockfileVersion: 3, packages }));
  const output = execFileSync(process.execPath, [join(root, 'scripts/complete-lock.mjs')], { encoding: 'utf8' });
  const lock = JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: Record<string, Entry> };
  return { output, packages: lock.packages };
}

test.each([
  ['@tool/linux-x64-gnu', { os: ['linux'], cpu: ['x64'], libc: ['glibc'] }],
  ['@tool/linux-arm64-musl', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }],
  ['@tool/darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['@tool/win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
  ['tool-windows-x86_64', { os: ['win32'], cpu: ['x64'] }],
  ['@tool/linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
])('%s is added with its platform', (name, platform) => {
  expect(complete({ [name]: '1.2.3' }).packages[`node_modules/${name}`]).toEqual({
    version: '1.2.3',
    optional: true,
    ...platform,
  });
});

test('what is in the lock already stays as it is', () => {
  const known = { version: '1.2.3', integrity: 'sha512-x' };
  const { packages } = complete({ '@tool/linux-x64': '1.2.3' }, { 'node_modules/@tool/linux-x64': known });
  expect(packages['node_modules/@tool/linux-x64']).toEqual(known);
});

test('the addresses of a mirror are taken out', () => {
  const { packages } = complete(
    {},
    { 'node_modules/a': { version: '1.0.0', resolved: 'https://mirror.example/a.tgz' } },
  );
  expect(packages['node_modules/a']).toEqual({ version: '1.0.0' });
});

test('packages stand in order, the project first', () => {
  const { packages } = complete({ 'b-linux': '1.0.0', 'a-linux': '1.0.0' });
  expect(Object.keys(packages)).toEqual(['', 'node_modules/a-linux', 'node_modules/b-linux', 'node_modules/tool']);
});

test('a package that names no platform is not added, but said', () => {
  expect(complete({ fsevents: '2.3.3' })).toEqual({
    output: '0 platform packages added; not understood: fsevents@2.3.3\n',
    packages: expect.not.objectContaining({ 'node_modules/fsevents': expect.anything() }),
  });
});

test('a version that is a range is not added, but said', () => {
  expect(complete({ '@tool/linux-x64': '^1.0.0' }).output).toContain('not understood: @tool/linux-x64@^1.0.0');
});

test('a second run changes nothing', () => {
  complete({ '@tool/linux-x64': '1.2.3' });
  const before = readFileSync(lockFile, 'utf8');
  execFileSync(process.execPath, [join(root, 'scripts/complete-lock.mjs')]);
  expect(readFileSync(lockFile, 'utf8')).toBe(before);
});
