import type { RedirectRule } from '../../lib/site/redirect-rules';

/** Where `npm run dev` keeps them for next.config.mjs. */
export const DEV_REDIRECTS = '.cache/dev-redirects.json';

/** A redirect as Next's server for development takes it. */
export type DevRedirect = {
  source: string;
  has?: { type: 'query'; key: string; value: string }[];
  destination: string;
  statusCode: 301;
};

/** Characters by which Next tells a pattern from an address. */
const plain = (address: string) => address.replace(/[(){}[\]:*+?!|\\]/g, '\\$&');

/** The redirects of the shop for the server of `npm run dev`, those with the most parameters first; exports have the files of hosts instead. */
export function devRedirects(rules: readonly RedirectRule[]): DevRedirect[] {
  return [...rules]
    .sort((a, b) => b.query.length - a.query.length)
    .map(({ path, query, to }) => {
      const has = query.map(([key, value]) => ({ type: 'query' as const, key, value: plain(value) }));
      return {
        source: plain(encodeURI(path)),
        ...(has.length > 0 && { has }),
        destination: to.address,
        statusCode: 301,
      };
    });
}
