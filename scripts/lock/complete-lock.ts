type Entry = {
  version?: string;
  dev?: boolean;
  optionalDependencies?: Readonly<Record<string, string>>;
};
export type Lock = { packages: Readonly<Record<string, Entry>> };

const OSES = 'aix android darwin freebsd haiku linux netbsd openbsd openharmony sunos win32'.split(' ');
const CPUS = 'arm arm64 ia32 loong64 mips64el ppc64 riscv64 s390x wasm32 x64'.split(' ');

/**
 * A lock with the platform packages that a registry mirror did not list, in order.
 *
 * npm writes only the optional platform builds it was offered, and `npm ci` then refuses the lock ('EUSAGE Missing ...'). A stub with
 * version, os, cpu and libc is enough: npm skips it elsewhere and fetches it by name where the platform fits. What names no platform
 * or no single version is `unknown`.
 */
export function completeLock<Whole extends Lock>(lock: Whole): { lock: Whole; added: string[]; unknown: string[] } {
  const packages: Record<string, Entry> = { ...lock.packages };
  const added: string[] = [];
  const unknown: string[] = [];
  for (const { dev, optionalDependencies = {} } of Object.values(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const key = `node_modules/${name}`;
      if (packages[key]) continue;
      const platform = platformOf(name);
      if (!platform || /[^\d.a-z-]/i.test(version)) {
        unknown.push(`${name}@${version}`);
        continue;
      }
      packages[key] = Object.assign({ version, ...(dev && { dev }) }, platform, { optional: true });
      added.push(`${name}@${version}`);
    }
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1));
  return { lock: { ...lock, packages: Object.fromEntries(sorted) }, added, unknown };
}

/** The platform that the name of a package says: '@tool/linux-x64-musl'. */
function platformOf(name: string): { os?: string[]; cpu?: string[]; libc?: string[] } | undefined {
  const words = (name.split('/').at(-1) ?? '').split('-');
  const os = OSES.filter((known) => words.includes(known));
  const cpu = CPUS.filter((known) => words.includes(known));
  if (os.length === 0 && cpu.length === 0) return undefined;
  const libc = words.some((word) => word.includes('musl'))
    ? 'musl'
    : words.some((word) => word.startsWith('gnu')) && 'glibc';
  return { ...(os.length > 0 && { os }), ...(cpu.length > 0 && { cpu }), ...(libc && { libc: [libc] }) };
}
