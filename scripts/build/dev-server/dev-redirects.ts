import type { RedirectRule } from '../../../lib/site/links/redirect-rules';

/** Redirects of `npm run dev`, which next.config.mjs reads. */
export const DEV_REDIRECTS_FILE = '.cache/dev-redirects.json';

/** Escapes the characters that Next interprets as a pattern. */
const escapePattern = (address: string) => address.replace(/[(){}[\]:*+?!|\\]/g, '\\$&');

/**
 * The redirects for `npm run dev`, in the format of Next's development server. An export has files with redirects for its host instead.
 * @param rules in order of precedence
 */
export function devRedirects(rules: readonly RedirectRule[]) {
  return rules.map(({ path, isPrefix, query, target }) => {
    const has = query.map(([key, value]) => ({ type: 'query', key, value: escapePattern(value) }));
    return {
      source: escapePattern(encodeURI(path)) + (isPrefix ? '/:rest*' : ''),
      ...(has.length > 0 && { has }),
      destination: target.address + (target.keepsRest ? ':rest*' : ''),
      statusCode: 301,
    };
  });
}
