import { validateHeaderName, validateHeaderValue } from 'node:http';
import { compilePattern, type Match } from './compile-pattern';
import { readLines } from './read-lines';

type HeaderRule = { match: Match; headers: [name: string, value: string][] };

/**
 * Parses a `_headers` file (Cloudflare and Netlify) as far as ours go: an address pattern on a line of its own, under it
 * `Name: value` lines. Throws naming the line that is wrong or that only those hosts would understand.
 */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  readLines('_headers', text, (line) => {
    if (line.startsWith('/')) {
      rules.push({ match: compilePattern(line), headers: [] });
      return;
    }
    const [, name, value = ''] = /^([\w-]+): (.+)$/.exec(line) ?? [];
    if (!name) throw new Error(`expected "Name: value", found "${line}"`);
    validateHeaderName(name);
    validateHeaderValue(name, value);
    const rule = rules.at(-1);
    if (!rule) throw new Error('a header stands before the first address');
    rule.headers.push([name.toLowerCase(), value]);
  });
  return rules;
}

/**
 * Gives headers with all rules for an address applied in file order: a rule replaces what the server set,
 * and adds to what an earlier rule set.
 * @param headers by lower-case name
 */
export function applyHeaderRules(
  rules: readonly HeaderRule[],
  path: string,
  headers: Readonly<Record<string, string>>,
): Record<string, string> {
  const ruled: Record<string, string> = {};
  for (const [name, value] of rules.filter(({ match }) => match(path)).flatMap((rule) => rule.headers)) {
    ruled[name] = name in ruled ? `${ruled[name]}, ${value}` : value;
  }
  return { ...headers, ...ruled };
}
