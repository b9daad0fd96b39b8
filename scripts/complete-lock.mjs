/**
 * Adds the platform packages that a registry mirror did not list to package-lock.json.
 *
 * npm writes only the optional platform builds it was offered, and `npm ci` then refuses the lock
 * ('EUSAGE Missing ...'). A stub with version, os, cpu and libc is enough: npm skips it elsewhere and
 * fetches it by name where the platform fits. Run after every change of a dependency.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const OSES = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
  'aix',
  'haiku',
];
const CPUS = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32'];
const CPU_ALIASES = { armv7: 'arm', x86_64: 'x64' };

function platformOf(name) {
  const words = name.split('/').pop().split(/[-.]/);
  const os = OSES.filter((os) => words.includes(os) || (os === 'win32' && words.includes('windows')));
  const cpu = CPUS.filter((cpu) => words.includes(cpu));
  for (const [alias, value] of Object.entries(CPU_ALIASES)) if (words.includes(alias) && !cpu.length) cpu.push(value);
  const libc = words.some((word) => /musl/.test(word))
    ? ['musl']
    : words.some((word) => /^gnu/.test(word))
      ? ['glibc']
      : undefined;
  if (!os.length && !cpu.length) return undefined;
  return { ...(os.length && { os }), ...(cpu.length && { cpu }), ...(libc && { libc }) };
}

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const added = [];
const unknown = [];

for (const entry of Object.values({ ...lock.packages })) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const key = `node_modules/${name}`;
    if (lock.packages[key]) continue;
    const platform = platformOf(name);
    if (!platform || /[^\d.a-z-]/i.test(version)) {
      unknown.push(`${name}@${version}`);
      continue;
    }
    lock.packages[key] = { version, ...(entry.dev && { dev: true }), ...platform, optional: true };
    added.push(`${name}@${version}`);
  }
}

const [root, ...rest] = Object.entries(lock.packages);
lock.packages = Object.fromEntries([root, ...rest.sort(([a], [b]) => (a < b ? -1 : 1))]);
for (const entry of Object.values(lock.packages)) delete entry.resolved;
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(
  `${added.length} platform packages added${unknown.length ? `; not understood: ${unknown.join(', ')}` : ''}`,
);
