type Entry = {
  version?: string;
  license?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
type Lock = { packages: Record<string, Entry> };

export type License = {
  name: string;
  version: string;
  license: string;
  kind: 'production' | 'optional' | 'development';
};

/** Every package of a lock file with its license, by name. Whose license the lock does not name is a build of another for one platform. */
export function readLicenses({ packages }: Lock): License[] {
  const production = reach(packages, [''], ({ dependencies }) => dependencies);
  const all = reach(packages, [''], ({ dependencies, optionalDependencies }) => ({
    ...dependencies,
    ...optionalDependencies,
  }));
  const kindOf = (path: string) => (production.has(path) ? 'production' : all.has(path) ? 'optional' : 'development');
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(
      ([path, { version = '', license = 'that of its package' }]): License => ({
        name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
        version,
        license,
        kind: kindOf(path),
      }),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The places of all packages that are needed, directly or not, from `start` on; '' is the project. */
function reach(
  packages: Lock['packages'],
  start: readonly string[],
  needs: (entry: Entry) => Record<string, string> | undefined,
): Set<string> {
  const reached = new Set(start);
  // A set goes on over what is added to it meanwhile.
  for (const path of reached) {
    for (const name of Object.keys(needs(packages[path] ?? {}) ?? {})) {
      const own = `${path}/node_modules/${name}`;
      const place = packages[own] ? own : `node_modules/${name}`;
      if (packages[place]) reached.add(place);
    }
  }
  return reached;
}

/** A line a license, with what is said of its packages. */
function byLicense(licenses: readonly License[], say: (entries: readonly License[]) => string): string {
  const names = [...new Set(licenses.map(({ license }) => license))].sort();
  return names.map((name) => `- ${name}: ${say(licenses.filter(({ license }) => license === name))}`).join('\n');
}

const withVersions = (entries: readonly License[]) =>
  entries.map(({ name, version }) => `${name} ${version}`).join(', ');
const howMany = (entries: readonly License[]) => `${new Set(entries.map(({ name }) => name)).size}`;

/** The text of docs/licenses.md. */
export function licensesPage(lock: Lock): string {
  const licenses = readLicenses(lock);
  const of = (kind: License['kind']) => licenses.filter((entry) => entry.kind === kind);
  return `# Licenses of the packages

Written by \`npm run licenses\` from package-lock.json; a test compares. Security Plus itself is under the [MIT license](../LICENSE).

## Production

Parts of these may stand in the exported site. Fonts are under the SIL Open Font License, which allows to serve them.

${byLicense(of('production'), withVersions)}

## Optional, at build

Numbers of Next's optional picture tools, for one platform or another. Nothing of them is exported.

${byLicense(of('optional'), howMany)}

## Development

Numbers of packages that check and build; nothing of them is exported.

${byLicense(of('development'), howMany)}
`;
}
