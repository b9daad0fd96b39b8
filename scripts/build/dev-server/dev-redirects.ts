import type { RedirectRule } from '../../../lib/site/links/redirect-rules';

/** Where `npm run dev` keeps them for next.config.mjs. */
export const DEV_REDIRECTS_FILE = '.cache/dev-redirects.json';

/** A redirect as Next's server for development takes it. */
export type DevRedirect = {
  source: string;
  has?: { type: 'query'; key: string; value: string }[];
  destination: string;
  statusCode: 301;
};

/** Characters by which Next tells a pattern from an address. */
const escapePattern = (address: string) => address.replace(/[(){}[\]:*+?!|\\]/g, '\\$&');

/**
 * The redirects for `npm run dev`; an export has files for its host instead.
 * @param rules in the order of precedence
 */
export function devRedirects(rules: readonly RedirectRule[]): DevRedirect[] {
  return rules.map(({ path, isPrefix, query, target }) => {
    const has = query.map(([key, value]) => ({ type: 'query' as const, key, value: escapePattern(value) }));
    return {
      source: escapePattern(encodeURI(path)) + (isPrefix ? '/:rest*' : ''),
      ...(has.length > 0 && { has }),
      destination: target.address + (target.keepsRest ? ':rest*' : ''),
      statusCode: 301,
    };
  });
}
