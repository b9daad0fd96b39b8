import { listingUrlAliases, type UrlAliases } from '../../../lib/listing/url-aliases';
import type { Environment } from '../../../lib/site/environment';
import { getRedirectRules } from '../../../lib/site/links/owner-links';
import { findRedirect, type RedirectRule } from '../../../lib/site/links/redirect-rules';

/** Headers of all responses for an address pattern; `*` matches anything and may occur once. */
export type HeaderRule = { path: string; headers: Readonly<Record<string, string>> };

/**
 * Cache-Control of existing files. `withoutStatus` is the value for hosts whose rules also cover missing files; without
 * it, those hosts get one rule per file.
 */
type CacheRule = { path: string; value: string; withoutStatus?: string };

/** A permanent redirect. `from` matches with and without a last slash; `:splat` in `to` is what `*` matched. */
type Redirect = { from: string; to: string };

/** The table from which the files of all hosts are made. */
export type HostRules = {
  headers: readonly HeaderRule[];
  caches: readonly CacheRule[];
  redirects: readonly Redirect[];
};

/** Cache-Control of error pages: a file that is missing now may exist later. */
export const ERROR_CACHE = 'no-store';

const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';
const TEN_MINUTES = 'public, max-age=600';

/** Files with a hash of their content in the name. */
const HASHED = ['/_next/static/*', '/data/sitemap-*'];

/** Browser features that no page uses. */
const UNUSED = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Settings of a build that the table depends on. */
export type HostSettings = Pick<Environment, 'basePath' | 'hstsSeconds'> & {
  /** Other spellings of listings, if they are known already. */
  spellings?: readonly UrlAliases[];
  /** Redirects of the owner and of products, if they are known already. */
  moved?: readonly RedirectRule[];
};

/** A policy in a meta element cannot contain this directive. */
const FRAMES = "frame-ancestors 'none'";

/** Folders of pictures. An SVG file that is opened by its own address must not run scripts. */
const PICTURES = ['/drawings/*', '/icons/*', '/photographs/*', '/share/*', '/uploads/*'];
const LOCKED = `default-src 'none'; sandbox; ${FRAMES}`;

/**
 * Builds the table. Two rules for one address must not set the same header to different values, because hosts differ in
 * whether they replace or add; two content security policies are the exception: a browser enforces both.
 */
export function hostRules({ basePath, hstsSeconds, spellings, moved }: HostSettings): HostRules {
  const headers: HeaderRule[] = [
    {
      path: '/*',
      headers: {
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Content-Security-Policy': FRAMES,
        'X-Frame-Options': 'DENY',
        ...(hstsSeconds > 0 && { 'Strict-Transport-Security': `max-age=${hstsSeconds}` }),
      },
    },
    { path: '/admin/*', headers: { 'X-Robots-Tag': 'noindex' } },
    ...PICTURES.map((path) => ({ path, headers: { 'Content-Security-Policy': LOCKED } })),
  ];
  const caches: CacheRule[] = [
    ...HASHED.map((path) => ({ path, value: YEAR })),
    ...PICTURES.map((path) => ({ path, value: DAY, withoutStatus: TEN_MINUTES })),
  ];
  const redirects = allRedirects(moved ?? getRedirectRules(), spellings ?? listingUrlAliases());
  return {
    headers: headers.map((rule) => ({ ...rule, path: `${basePath}${rule.path}` })),
    caches: caches.map((rule) => ({ ...rule, path: `${basePath}${rule.path}` })),
    redirects: redirects.map(({ from, to }) => ({
      from: `${basePath}${from}`,
      to: to.startsWith('/') ? `${basePath}${to}` : to,
    })),
  };
}

/** The owner's redirects, then other spellings of listings such as /clothing/jacket. */
function allRedirects(moved: readonly RedirectRule[], spellings: readonly UrlAliases[]): Redirect[] {
  // No host can match a query. The 404 page has the redirects that depend on one, and those that would come before it.
  const withQuery = moved.filter(({ query }) => query.length > 0);
  const isForHosts = (rule: RedirectRule) =>
    withQuery.every(({ path }) => findRedirect([{ ...rule, query: [] }], path) === undefined);
  const own = moved.filter(isForHosts).flatMap(({ path, isPrefix, target }): Redirect[] => {
    const exact = { from: encodeURI(path), to: target.address };
    const below = { from: `${exact.from}/*`, to: target.address + (target.keepsRest ? ':splat' : '') };
    return isPrefix ? [exact, below] : [exact];
  });
  const spelled = spellings.flatMap(({ path, aliases, isFolder }) =>
    aliases.map((other) => (isFolder ? { from: `${other}/*`, to: `${path}:splat` } : { from: other, to: path })),
  );
  const targets = new Map<string, string>();
  // The owner's redirect replaces the one of a spelling.
  for (const { from, to } of [...own, ...spelled]) if (!targets.has(from)) targets.set(from, to);
  return [...targets].map(([from, to]) => ({ from, to }));
}

/** A pattern as the source of a regular expression. */
export function patternSource(path: string): string {
  return `^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '(.*)')}$`;
}
