const TOKEN = /\*|:[a-z]\w*/gi;

/** @typedef {{ isFixed: boolean, match: (path: string) => Record<string, string> | undefined }} Pattern */

/**
 * Compiles an address pattern of a `_headers` or `_redirects` file: `*` stands for anything (`:splat`),
 * `:name` for one path segment. `match` gives the values found, or `undefined`. Throws on a second `*`,
 * which the hosts refuse too.
 * @param {string} pattern
 * @returns {Pattern}
 */
export function compilePattern(pattern) {
  const tokens = pattern.match(TOKEN) ?? [];
  if (tokens.filter((token) => token === '*').length > 1) throw new Error(`only one * may stand in ${pattern}`);
  const names = tokens.map((token) => (token === '*' ? 'splat' : token.slice(1)));
  const fixed = pattern.split(TOKEN).map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const source = fixed.reduce((all, text, index) => `${all}${tokens[index - 1] === '*' ? '(.*)' : '([^/]+)'}${text}`);
  const expression = new RegExp(`^${source}$`);
  return {
    isFixed: tokens.length === 0,
    match: (path) => {
      const found = expression.exec(path);
      return found ? Object.fromEntries(names.map((name, index) => [name, found[index + 1]])) : undefined;
    },
  };
}

/**
 * Puts the values that a pattern found into a text; names it did not find stay as they are.
 * @param {string} text
 * @param {Record<string, string>} values
 */
export function fillIn(text, values) {
  return text.replace(/:([a-z]\w*)/gi, (whole, name) => (Object.hasOwn(values, name) ? values[name] : whole));
}
