import {
  ERROR_CACHE,
  type HeaderRule,
  type HostRules,
  type HostSettings,
  hostRules,
  patternSource,
} from './host-rules';

/**
 * Files that configure hosts, by name.
 * @param paths files of the export, the most requested first: '_next/static/a.js'
 */
export function hostFiles(settings: HostSettings, paths: readonly string[]) {
  const rules = hostRules(settings);
  const addresses = paths.map((path) => `${settings.basePath}/${path}`);
  return {
    _headers: headersFile(rules, addresses),
    _redirects: redirectsFile(rules),
    'vercel.json': vercelFile(rules, settings.basePath),
  };
}

/**
 * `_redirects` for Cloudflare and Netlify. Their rules match a trailing slash exactly, so each URL has two rules. Patterns come last,
 * because Cloudflare accepts only 100 rules from the first pattern on.
 */
function redirectsFile({ redirects }: HostRules): string {
  const isPattern = ({ from }: { from: string }) => from.endsWith('*');
  const addresses = redirects
    .filter((redirect) => !isPattern(redirect))
    .flatMap(({ from, to }) => [`${from} ${to} 301\n`, `${from}/ ${to} 301\n`]);
  const patterns = redirects.filter(isPattern).map(({ from, to }) => `${from} ${to} 301\n`);
  return [...addresses, ...patterns].join('');
}

/** Maximum number of rules in `_headers` on Cloudflare. */
export const MAX_RULES = 100;

/**
 * `_headers` for Cloudflare and Netlify. Their rules also apply to 404 responses: a pattern would cache a missing file for a year. So
 * each file that is cached for a year has a separate rule. Files beyond the limit are revalidated.
 * @param files URLs of the export, the most requested first
 */
function headersFile({ headers, caches }: HostRules, files: readonly string[]): string {
  const matches = (file: string, { path }: { path: string }) => new RegExp(patternSource(path)).test(file);
  const toRule = (path: string, value: string): HeaderRule => ({ path, headers: { 'Cache-Control': value } });
  const byPattern = caches
    .filter((rule) => files.some((file) => matches(file, rule)))
    .flatMap(({ path, valueForAllStatuses }) => (valueForAllStatuses ? [toRule(path, valueForAllStatuses)] : []));
  const byFile = files.flatMap((file) => {
    const rule = caches.find((candidate) => matches(file, candidate));
    return rule && !rule.valueForAllStatuses ? [toRule(file, rule.value)] : [];
  });
  // Cloudflare Workers apply only the last of two rules with the same pattern.
  const byPath = new Map<string, HeaderRule['headers']>();
  for (const { path, headers: values } of [...headers, ...byPattern, ...byFile]) {
    byPath.set(path, { ...byPath.get(path), ...values });
  }
  const blocks = [...byPath]
    .slice(0, MAX_RULES)
    .map(([path, values]) => [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)]);
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/**
 * `vercel.json`, which `npm start` reads too. It has `routes`, because `headers` and `redirects` also apply to missing files. Routes
 * after `hit` apply to files that exist, routes after `error` to missing files.
 */
export function vercelFile({ headers, caches, redirects }: HostRules, basePath: string): string {
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: ['npm run build', placeCommand(basePath)].filter(Boolean).join(' && '),
    outputDirectory: servedFolder(basePath),
    routes: [
      ...headers.map(({ path, headers: values }) => ({ src: patternSource(path), headers: values, continue: true })),
      ...redirects.map(({ from, to }) => ({
        src: from.endsWith('*') ? patternSource(from) : patternSource(from).replace(/\$$/, '/?$'),
        headers: { Location: to.replace(':splat', '$1') },
        status: 301,
      })),
      // A page without its trailing slash.
      { src: '^/(?!\\.well-known/)((?:[^/]+/)*[^/.]+)$', headers: { Location: '/$1/' }, status: 308 },
      { handle: 'filesystem' },
      { handle: 'hit' },
      ...caches.map(({ path, value }) => ({
        src: patternSource(path),
        headers: { 'Cache-Control': value },
        continue: true,
      })),
      { handle: 'error' },
      { src: '^/.*$', headers: { 'Cache-Control': ERROR_CACHE }, dest: `${basePath}/404.html`, status: 404 },
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** The folder that a host serves: the export, or with a base path a folder that contains the export. */
export const servedFolder = (basePath: string) => (basePath ? 'site' : 'out');

/** The shell command that creates {@link servedFolder}; '' without a base path. Hosts read their files and 404.html at its root. */
export function placeCommand(basePath: string): string {
  if (!basePath) return '';
  const [folder, target] = [servedFolder(basePath), `${servedFolder(basePath)}${basePath}`];
  return [
    `rm -rf ${folder}`,
    `mkdir -p ${target}`,
    `cp -R out/. ${target}`,
    `mv ${target}/_headers ${target}/_redirects ${target}/vercel.json ${folder}`,
    `cp ${target}/404.html ${folder}`,
  ].join(' && ');
}
