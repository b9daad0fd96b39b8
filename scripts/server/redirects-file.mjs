import { compilePattern, fillIn } from './path-pattern.mjs';

const STATUSES = [200, 301, 302, 303, 307, 308];

/** @typedef {{ match: (path: string) => Record<string, string> | undefined, to: string, status: number }} RedirectRule */

/**
 * Parses a `_redirects` file: `from to [status]` a line, 302 unless said; 200 serves another address of this
 * site in place. As on Cloudflare, addresses without `*` and `:name` come before those with. Throws naming the line.
 * @param {string} text
 * @returns {RedirectRule[]}
 */
export function parseRedirectsFile(text) {
  const fixed = [];
  const patterns = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const words = line
      .replace(/(^|\s)#.*$/, '')
      .trim()
      .split(/\s+/);
    if (words[0] === '') continue;
    try {
      const { isFixed, ...rule } = readRule(words);
      (isFixed ? fixed : patterns).push(rule);
    } catch (error) {
      throw new Error(`_redirects, line ${index + 1}: ${error.message}`);
    }
  }
  return [...fixed, ...patterns];
}

function readRule([from, to, code = '302', ...rest]) {
  const status = Number(code);
  if (to === undefined || rest.length > 0) throw new Error('expected "from to [status]"');
  if (!from.startsWith('/')) throw new Error(`"${from}" is not a path of this site`);
  if (!STATUSES.includes(status)) throw new Error(`status ${code} is none of ${STATUSES.join(', ')}`);
  const isOwnPath = /^\/(?![/\\])/.test(to);
  if (!isOwnPath && (status === 200 || !/^https?:\/\//.test(to))) throw new Error(`cannot lead to "${to}"`);
  return { ...compilePattern(from), to, status };
}

/**
 * Finds where the first rule for an address leads; the request's query is kept unless the rule brings its own.
 * @param {RedirectRule[]} rules
 * @param {string} path
 * @param {string} query '' or '?...'
 * @returns {{ status: number, to: string } | undefined}
 */
export function findRedirect(rules, path, query) {
  for (const { match, to, status } of rules) {
    const values = match(path);
    if (!values) continue;
    // '/old*' to '/:splat' would turn '/old/host' into '//host', another site.
    const filled = to.startsWith('/') ? fillIn(to, values).replace(/^\/+/, '/') : fillIn(to, values);
    const [target, hash = ''] = filled.split(/(?=#)/);
    return { status, to: `${target}${target.includes('?') ? '' : query}${hash}` };
  }
  return undefined;
}
