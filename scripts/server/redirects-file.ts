import { compilePattern, type Match } from './compile-pattern';
import { readLines } from './read-lines';

type RedirectRule = { match: Match; to: string };

/**
 * Parses a `_redirects` file (Cloudflare and Netlify) as far as ours go: `from to 301` a line, where `:splat` in `to` is what
 * `*` stood for. Another site stands there whole. Throws naming the line that is wrong or that only those hosts would understand.
 */
export function parseRedirectsFile(text: string): RedirectRule[] {
  const rules: RedirectRule[] = [];
  readLines('_redirects', text, (line) => {
    const [from = '', to = '', status, ...rest] = line.split(/\s+/);
    if (status !== '301' || rest.length > 0) throw new Error('expected "from to 301"');
    if (!from.startsWith('/')) throw new Error(`"${from}" is not a path of this site`);
    if (!/^(?:\/(?![/\\])|https:\/\/[^/\\])/.test(to)) throw new Error(`cannot lead to "${to}"`);
    rules.push({ match: compilePattern(from), to });
  });
  return rules;
}

/**
 * Where the first rule for an address leads, with the request's query where it has neither one nor a place in a page of its own.
 * @param query '' or '?...'
 */
export function findRedirect(rules: readonly RedirectRule[], path: string, query: string): string | undefined {
  for (const { match, to } of rules) {
    const found = match(path);
    // '/old*' to '/:splat' would turn '/old/host' into '//host', another site.
    const target = found && to.replace(':splat', () => found.splat).replace(/^\/+/, '/');
    if (target) return /[?#]/.test(to) ? target : target + query;
  }
  return undefined;
}
