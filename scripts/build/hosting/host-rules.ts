import { listingUrlAliases, type UrlAliases } from '../../../lib/listing/url-aliases';
import type { Environment } from '../../../lib/site/environment';
import { getRedirectRules } from '../../../lib/site/links/owner-links';
import { findRedirect, type RedirectRule } from '../../../lib/site/links/redirect-rules';

/** Headers of all responses for a URL pattern. `*` matches any text; a pattern has at most one. */
export type HeaderRule = { path: string; headers: Readonly<Record<string, string>> };

/**
 * Cache-Control of existing files. Some hosts apply a rule to missing files too: `valueForAllStatuses` is the value for them. If it is
 * undefined, each file gets its own rule on these hosts.
 */
type CacheRule = { path: string; value: string; valueForAllStatuses?: string };

/** A permanent redirect. `from` matches with and without a trailing slash; `:splat` in `to` is the match of `*`. */
type Redirect = { from: string; to: string };

/** Rules from which the files of all hosts are generated. */
export type HostRules = ReturnType<typeof hostRules>;

/** Cache-Control of error pages, because a missing file may exist later. */
export const ERROR_CACHE = 'no-store';

const CACHE_FOR_A_YEAR = 'public, max-age=31536000, immutable';
const CACHE_FOR_A_DAY = 'public, max-age=86400';
const CACHE_FOR_TEN_MINUTES = 'public, max-age=600';

/** Files with a hash of their content in the name. */
const HASHED_FILES = '/_next/static/*';

/** Browser features that no page uses. */
const UNUSED_FEATURES = [
  ...['accelerometer', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'usb'],
];

/** Settings of a build that the rules depend on. */
export type HostSettings = Pick<Environment, 'basePath' | 'hstsSeconds'> & {
  /** Other spellings of listing URLs. Default: those of the shop. */
  spellings?: readonly UrlAliases[];
  /** Redirects of the owner and of products. Default: those of the shop. */
  redirectRules?: readonly RedirectRule[];
};

/** Forbids frames. It is a header, because the directive has no effect in a meta element. */
const NO_FRAMES = "frame-ancestors 'none'";

/** Folders of pictures. An SVG file that is opened by its URL must not run scripts. */
const PICTURE_PATHS = ['/drawings/*', '/icons/*', '/photographs/*', '/share/*', '/uploads/*'];
const PICTURE_POLICY = `default-src 'none'; sandbox; ${NO_FRAMES}`;

/**
 * Builds the rules. Two rules for one URL must not set the same header, because some hosts replace the value and others add it. The
 * exception is Content-Security-Policy: browsers enforce both values.
 */
export function hostRules({ basePath, hstsSeconds, spellings, redirectRules }: HostSettings) {
  const headers: HeaderRule[] = [
    {
      path: '/*',
      headers: {
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Content-Security-Policy': NO_FRAMES,
        'X-Frame-Options': 'DENY',
        ...(hstsSeconds > 0 && { 'Strict-Transport-Security': `max-age=${hstsSeconds}` }),
      },
    },
    { path: '/admin/*', headers: { 'X-Robots-Tag': 'noindex' } },
    ...PICTURE_PATHS.map((path) => ({ path, headers: { 'Content-Security-Policy': PICTURE_POLICY } })),
  ];
  const caches: CacheRule[] = [
    { path: HASHED_FILES, value: CACHE_FOR_A_YEAR },
    ...PICTURE_PATHS.map((path) => ({ path, value: CACHE_FOR_A_DAY, valueForAllStatuses: CACHE_FOR_TEN_MINUTES })),
  ];
  const redirects = allRedirects(redirectRules ?? getRedirectRules(), spellings ?? listingUrlAliases());
  const below = (address: string) => (address.startsWith('/') ? basePath + address : address);
  return {
    headers: headers.map((rule) => ({ ...rule, path: below(rule.path) })),
    caches: caches.map((rule) => ({ ...rule, path: below(rule.path) })),
    redirects: redirects.map(({ from, to }) => ({ from: below(from), to: below(to) })),
  };
}

/** The owner's redirects, then redirects from other spellings of listings such as /clothing/jacket. */
function allRedirects(rules: readonly RedirectRule[], spellings: readonly UrlAliases[]): Redirect[] {
  // Hosts cannot match a query. So the 404 page handles redirects with a query, and redirects that match the same addresses.
  const withQuery = rules.filter(({ query }) => query.length > 0);
  const isForHosts = (rule: RedirectRule) =>
    withQuery.every(({ path }) => findRedirect([{ ...rule, query: [] }], path) === undefined);
  const ownerRedirects = rules.filter(isForHosts).flatMap(({ path, isPrefix, target }): Redirect[] => {
    const exact = { from: encodeURI(path), to: target.address };
    const below = { from: `${exact.from}/*`, to: target.address + (target.keepsRest ? ':splat' : '') };
    return isPrefix ? [exact, below] : [exact];
  });
  const spellingRedirects = spellings.flatMap(({ path, aliases, isFolder }) =>
    aliases.map((alias) => (isFolder ? { from: `${alias}/*`, to: `${path}:splat` } : { from: alias, to: path })),
  );
  const targets = new Map<string, string>();
  // A redirect of the owner takes precedence over a spelling.
  for (const { from, to } of [...ownerRedirects, ...spellingRedirects]) if (!targets.has(from)) targets.set(from, to);
  return [...targets].map(([from, to]) => ({ from, to }));
}

/** A pattern as the source of a regular expression. */
export function patternSource(path: string): string {
  return `^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '(.*)')}$`;
}
