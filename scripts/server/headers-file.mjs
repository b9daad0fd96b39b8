import { validateHeaderName, validateHeaderValue } from 'node:http';
import { compilePattern, fillIn } from './path-pattern.mjs';

/** @typedef {{ match: (path: string) => Record<string, string> | undefined, set: [string, string][], detach: string[] }} HeaderRule */

/**
 * Parses a `_headers` file (Cloudflare and Netlify): an address pattern on a line of its own, under it
 * `Name: value` lines and `! Name` lines that take a header away. Throws naming the line that is wrong.
 * @param {string} text
 * @returns {HeaderRule[]}
 */
export function parseHeadersFile(text) {
  /** @type {HeaderRule[]} */
  const rules = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) continue;
    try {
      readLine(content, rules);
    } catch (error) {
      throw new Error(`_headers, line ${index + 1}: ${error.message}`);
    }
  }
  return rules;
}

function readLine(content, rules) {
  if (/^(\/|https?:)/.test(content)) {
    // A rule for a named host is for that host only, and this server is none of them.
    const match = content.startsWith('/') ? compilePattern(content).match : () => undefined;
    rules.push({ match, set: [], detach: [] });
    return;
  }
  const rule = rules.at(-1);
  if (!rule) throw new Error('a header stands before the first address');
  if (content.startsWith('!')) {
    rule.detach.push(content.slice(1).trim().toLowerCase());
    return;
  }
  const [, name, value] = /^([^:\s]+)\s*:\s*(.*)$/.exec(content) ?? [];
  if (!name) throw new Error(`expected "Name: value", found "${content}"`);
  validateHeaderName(name);
  validateHeaderValue(name, value);
  rule.set.push([name.toLowerCase(), value]);
}

/**
 * Gives headers with all rules for an address applied in file order: a rule replaces what the server set,
 * and adds to what an earlier rule set.
 * @param {HeaderRule[]} rules
 * @param {string} path
 * @param {Record<string, string>} headers by lower-case name
 */
export function applyHeaderRules(rules, path, headers) {
  const result = { ...headers };
  const ruled = new Set();
  for (const { match, set, detach } of rules) {
    const values = match(path);
    if (!values) continue;
    for (const name of detach) {
      delete result[name];
      ruled.delete(name);
    }
    for (const [name, value] of set) {
      const filled = fillIn(value, values);
      result[name] = ruled.has(name) ? `${result[name]}, ${filled}` : filled;
      ruled.add(name);
    }
  }
  return result;
}
