import type { HostRules } from './rules';

/**
 * `_redirects` for Cloudflare and Netlify. Their rules match a last slash exactly, so an address has two rules. Patterns
 * come last, because Cloudflare accepts 100 rules from the first pattern on.
 */
export function redirectsFile({ redirects }: HostRules): string {
  const isPattern = ({ from }: { from: string }) => from.endsWith('*');
  const addresses = redirects
    .filter((redirect) => !isPattern(redirect))
    .flatMap(({ from, to }) => [`${from} ${to} 301\n`, `${from}/ ${to} 301\n`]);
  const patterns = redirects.filter(isPattern).map(({ from, to }) => `${from} ${to} 301\n`);
  return [...addresses, ...patterns].join('');
}
