import { type HeaderRule, type HostRules, patternSource, plainRedirects } from './rules';

/** Rules that Cloudflare takes in `_headers`. */
export const MOST_RULES = 100;

/** Files that both hosts know no type of. */
const UNKNOWN = /\.ndjson$/;

/**
 * `_headers` of Cloudflare and Netlify. Its rules cover an address whatever the answer is, and Workers and Netlify send them with a 404
 * too: so what is kept for good is named file by file, and so is a type. Those that are one too many are asked for again each time.
 * @param files addresses in the export, the most asked for first
 */
export function headersFile({ headers, caches, types }: HostRules, files: readonly string[]): string {
  const kept = (path: string, value: string): HeaderRule => ({ path, headers: { 'Cache-Control': value } });
  const isMeant = (file: string, { path }: { path: string }) => new RegExp(patternSource(path)).test(file);
  // A folder that is not there needs no rule.
  const patterns = caches
    .filter((rule) => files.some((file) => isMeant(file, rule)))
    .flatMap(({ path, withoutStatus }) => (withoutStatus ? [kept(path, withoutStatus)] : []));
  const named = files.flatMap((file) => {
    const rule = caches.find((candidate) => isMeant(file, candidate));
    return rule && !rule.withoutStatus ? [kept(file, rule.value)] : [];
  });
  const typed = files
    .filter((file) => UNKNOWN.test(file))
    .map((path) => ({ path, headers: types.find((rule) => isMeant(path, rule))?.headers ?? {} }));
  // Of two rules for the same address Workers take the second one alone.
  const byPath = new Map<string, HeaderRule['headers']>();
  for (const { path, headers: set } of [...headers, ...patterns, ...typed, ...named]) {
    byPath.set(path, { ...byPath.get(path), ...set });
  }
  const blocks = [...byPath]
    .slice(0, MOST_RULES)
    .map(([path, set]) => [path, ...Object.entries(set).map(([name, value]) => `  ${name}: ${value}`)].join('\n'));
  return `# Made by scripts/hosting.\n${blocks.join('\n\n')}\n`;
}

/** `_redirects` of Cloudflare and Netlify: patterns last, because Cloudflare takes 100 rules from the first of them on. */
export function redirectsFile(rules: HostRules): string {
  const redirects = plainRedirects(rules).sort((a, b) => Number(a.from.includes('*')) - Number(b.from.includes('*')));
  return `# Made by scripts/hosting.\n${redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('')}`;
}
