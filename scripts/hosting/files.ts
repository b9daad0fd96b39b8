import { headersFile } from './headers-file';
import { type HostRules, type HostSettings, hostRules } from './rules';
import { vercelFile } from './vercel-file';

/**
 * The files with instructions for hosts, by name.
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
 * `_redirects` for Cloudflare and Netlify. Their rules match a last slash exactly, so an address has two rules. Patterns
 * come last, because Cloudflare accepts 100 rules from the first pattern on.
 */
function redirectsFile({ redirects }: HostRules): string {
  const isPattern = ({ from }: { from: string }) => from.endsWith('*');
  const addresses = redirects
    .filter((redirect) => !isPattern(redirect))
    .flatMap(({ from, to }) => [`${from} ${to} 301\n`, `${from}/ ${to} 301\n`]);
  const patterns = redirects.filter(isPattern).map(({ from, to }) => `${from} ${to} 301\n`);
  return [...addresses, ...patterns].join('');
}
