type Entry = { version?: string; license?: string; dev?: boolean; optional?: boolean; devOptional?: boolean };
type Lock = { packages: Record<string, Entry> };

export type License = { name: string; version: string; license: string; isProduction: boolean };

/** Every package of a lock file with its license, by name. Whose license the lock does not name is a build of another for one platform. */
export function readLicenses({ packages }: Lock): License[] {
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version = '', license = 'that of its package', dev, optional, devOptional }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      license,
      isProduction: !(dev || optional || devOptional),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
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
  const production = licenses.filter(({ isProduction }) => isProduction);
  const tools = licenses.filter(({ isProduction }) => !isProduction);
  return `# Licenses of the packages

Written by \`npm run licenses\` from package-lock.json; a test compares. Security Plus itself is under the [MIT license](../LICENSE).

## Production

Parts of these may stand in the exported site. Fonts are under the SIL Open Font License, which allows to serve them.

${byLicense(production, withVersions)}

## Tools

Numbers of packages that check and build, Next's optional ones among them; nothing of these is exported.

${byLicense(tools, howMany)}
`;
}
