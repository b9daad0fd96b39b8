import { completeLock, type Lock } from '@/scripts/lock/complete-lock';

/** The completed form of a lock in which one package has these optional dependencies. */
function complete(optionalDependencies: Record<string, string>, more: Lock['packages'] = {}) {
  const packages = { '': {}, 'node_modules/tool': { version: '1.0.0', optionalDependencies }, ...more };
  const { lock, unknown } = completeLock<Lock>({ packages });
  return { packages: lock.packages, unknown };
}

test.each([
  ['@tool/linux-x64-gnu', { os: ['linux'], cpu: ['x64'], libc: ['glibc'] }],
  ['@tool/linux-arm64-musl', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }],
  ['@tool/darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
  ['@tool/win32-x64-msvc', { os: ['win32'], cpu: ['x64'] }],
  ['@tool/linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
])('%s is added with its platform', (name, platform) => {
  expect(complete({ [name]: '1.2.3' }).packages[`node_modules/${name}`]).toEqual({
    version: '1.2.3',
    optional: true,
    ...platform,
  });
});

test('what is in the lock already stays as it is', () => {
  const known = { version: '1.2.3', dev: true };
  const { packages } = complete({ '@tool/linux-x64': '1.2.3' }, { 'node_modules/@tool/linux-x64': known });
  expect(packages['node_modules/@tool/linux-x64']).toEqual(known);
});

test('packages stand in order, the project first', () => {
  const { packages } = complete({ 'b-linux': '1.0.0', 'a-linux': '1.0.0' });
  expect(Object.keys(packages)).toEqual(['', 'node_modules/a-linux', 'node_modules/b-linux', 'node_modules/tool']);
});

test('a package that names no platform is not added, but said', () => {
  const { unknown, packages } = complete({ fsevents: '2.3.3' });
  expect(unknown).toEqual(['fsevents@2.3.3']);
  expect(packages).not.toHaveProperty(['node_modules/fsevents']);
});

test('a version that is a range is not added, but said', () => {
  expect(complete({ '@tool/linux-x64': '^1.0.0' }).unknown).toEqual(['@tool/linux-x64@^1.0.0']);
});

test('a second run changes nothing', () => {
  const { lock } = completeLock<Lock>({ packages: { '': { optionalDependencies: { '@tool/linux-x64': '1.2.3' } } } });
  expect(completeLock(lock)).toEqual({ lock, added: [], unknown: [] });
});
