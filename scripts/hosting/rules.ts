import type { Environment } from '../../lib/environment';
import { listingSpellings, type Spelling } from '../../lib/listing/spellings';
import type { RedirectRule } from '../../lib/site/redirect-rules';
import { redirectRules } from '../../lib/site/redirects';

/** Headers of every answer at the addresses that a pattern names; `*` stands for anything, once. */
export type HeaderRule = { path: string; headers: Readonly<Record<string, string>> };

/**
 * Cache-Control of the files that are there, at the addresses that a pattern names. `withoutStatus` is for hosts whose rules cover
 * answers for missing files too; without one, those may be told of each file by its name alone.
 */
export type CacheRule = { path: string; value: string; withoutStatus?: string };

/** Where an address leads for good, with and without a last slash, both as they are asked for; `*` stands for anything and is put in for `:splat`. */
export type Redirect = { from: string; to: string };

export type HostRules = {
  /** Headers of files whose type a host does not know. */
  types: readonly HeaderRule[];
  headers: readonly HeaderRule[];
  caches: readonly CacheRule[];
  redirects: readonly Redirect[];
  /** Cache-Control of all that no rule names. Cloudflare, Netlify and Vercel do so by themselves. */
  defaultCache: string;
  /** Cache-Control of answers for what is missing or wrong, where a host can tell: nobody keeps a hole that is filled later. */
  missingCache: string;
};

/** Media types of endings that some servers do not know. */
export const TYPES: Readonly<Record<string, string>> = {
  '.md': 'text/markdown',
  '.ndjson': 'application/x-ndjson',
  '.webmanifest': 'application/manifest+json',
};

/** Types of text, which is packed and in UTF-8; servers differ in what they call a script. */
export const TEXT_TYPES = [
  ...['text/html', 'text/plain', 'text/css', 'text/xml', 'text/javascript', 'application/javascript'],
  ...['application/json', 'application/xml', 'image/svg+xml', ...Object.values(TYPES)],
];

/** Types of all that is packed. */
export const PACKED_TYPES = [...TEXT_TYPES, 'application/wasm'];

const FOREVER = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';
/** As long as a visit, from the tile to the page; a hole is no longer kept either. */
const VISIT = 'public, max-age=600';

/** Files that are named after their content. */
const HASHED = ['/_next/static/*', '/data/catalogue-*', '/data/sitemap-*'];

/** Powers that no page of ours asks a browser for, and no script that got in may. */
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

/** The settings of a build that its rules depend on. */
export type HostSettings = Pick<Environment, 'basePath' | 'hstsSeconds'> &
  Partial<Pick<Environment, 'only'>> & {
    /** The spellings of the catalogue's listings, where they are known already. */
    spellings?: readonly Spelling[];
    /** The redirects of the owner and of the goods, likewise. */
    moved?: readonly RedirectRule[];
  };

/** A page cannot say this for itself. */
const FRAMES = "frame-ancestors 'none'";

/** Folders of pictures: whatever else came into them, opened by its own address, neither runs nor asks for anything. */
const PICTURES = ['/drawings/*', '/icons/*', '/photographs/*', '/share/*', '/uploads/*'];
const LOCKED = `default-src 'none'; sandbox; ${FRAMES}`;

/**
 * Rules for every host, the one source of all their files. A header's name stands in one rule only for any address, or with
 * the same value: hosts differ in whether a later rule replaces or adds. Of two policies a browser obeys both, and the later says all that
 * the former does. The policy for scripts is in each page itself.
 */
export function hostRules({ basePath, hstsSeconds, only, spellings, moved }: HostSettings): HostRules {
  const headers: HeaderRule[] = [
    {
      path: '/*',
      headers: {
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        // The second line is for browsers that do not know the first.
        'Content-Security-Policy': FRAMES,
        'X-Frame-Options': 'DENY',
        ...(hstsSeconds > 0 && { 'Strict-Transport-Security': `max-age=${hstsSeconds}` }),
      },
    },
    // Of the shop alone nothing is an admin's, but an admin elsewhere asks what it shows.
    only === 'shop'
      ? { path: '/catalogue.json', headers: { 'Access-Control-Allow-Origin': '*' } }
      : { path: '/admin/*', headers: { 'X-Robots-Tag': 'noindex' } },
    ...PICTURES.map((path) => ({ path, headers: { 'Content-Security-Policy': LOCKED } })),
  ];
  const caches: CacheRule[] = [
    // Beside the data lies the file that names the current index: asked for anew each time, as pages are.
    ...HASHED.map((path) => ({ path, value: FOREVER })),
    ...PICTURES.map((path) => ({ path, value: DAY, withoutStatus: VISIT })),
  ];
  const given = only === 'admin' ? [] : ownRedirects(moved ?? redirectRules());
  const isGiven = new Set(given.map(({ from }) => from));
  // Some write another number of a word, or a category by its key; in another case they are led on by the page for unknown addresses.
  const spelled = (only === 'admin' ? [] : (spellings ?? listingSpellings())).flatMap(({ path, others, isFolder }) =>
    others.map(
      (other): Redirect => (isFolder ? { from: `${other}/*`, to: `${path}:splat` } : { from: other, to: path }),
    ),
  );
  const redirects = [...given, ...spelled.filter(({ from }) => !isGiven.has(from))];
  const types = Object.entries(TYPES).map(([ending, type]) => ({
    path: `/*${ending}`,
    headers: { 'Content-Type': `${type}; charset=utf-8` },
  }));
  return {
    types: types.map((rule) => ({ ...rule, path: `${basePath}${rule.path}` })),
    headers: headers.map((rule) => ({ ...rule, path: `${basePath}${rule.path}` })),
    caches: caches.map((rule) => ({ ...rule, path: `${basePath}${rule.path}` })),
    redirects: redirects.map(({ from, to }) => ({
      from: `${basePath}${from}`,
      to: to.startsWith('/') ? `${basePath}${to}` : to,
    })),
    defaultCache: 'public, max-age=0, must-revalidate',
    missingCache: 'no-store',
  };
}

/** An address under a dot, which no file of an export has but those for other programs to find (RFC 8615). */
export const HIDDEN = '/\\.(?!well-known(?:/|$))';

/** The address of a compressed copy of a text: a browser asks for the text itself. */
export const COPY = '\\.(?:html|css|js|json|svg|xml|txt|md|ndjson|wasm|webmanifest)\\.(?:br|gz)$';

/** A pattern as the text of a regular expression that nginx, Apache and JavaScript read alike. */
export function patternSource(path: string): string {
  return `^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '(.*)')}$`;
}

/** The same for the address that a redirect is from. */
export function sourceOf({ from }: Pick<Redirect, 'from'>): string {
  return from.endsWith('*') ? patternSource(from) : patternSource(from).replace(/\$$/, '/?$');
}

/** Whether a redirect leads to a query or a place in a page: what was asked for beside the path is then not carried over. */
export const isWhole = ({ to }: Redirect): boolean => /[?#]/.test(to);

/**
 * The redirects that all hosts can follow. A path that leads to more than one page by its query is left to the page for unknown
 * addresses: Cloudflare's rules know no query.
 */
function ownRedirects(rules: readonly RedirectRule[]): Redirect[] {
  const asked = new Set(rules.filter(({ query }) => query.length > 0).map(({ path }) => path));
  return rules
    .filter(({ path }) => !asked.has(path))
    .map(({ path, to }) => ({ from: encodeURI(path), to: to.address }));
}

/** Redirects for hosts that know a pattern with `*` alone: an address and the same with its slash are two. */
export function plainRedirects({ redirects }: HostRules): Redirect[] {
  return redirects.flatMap(({ from, to }) =>
    from.endsWith('*') ? [{ from, to }] : [from, `${from}/`].map((address) => ({ from: address, to })),
  );
}
