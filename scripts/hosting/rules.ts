import { listingSpellings } from '../../lib/listing/spellings';

/** Headers for the addresses that a pattern names; `*` stands for anything, once. Without a base path. */
export type HeaderRule = { path: string; headers: Readonly<Record<string, string>> };

/** Where an address leads for good, with and without a last slash; `*` stands for anything and is put in for `:splat`. */
export type Redirect = { from: string; to: string };

export type HostRules = {
  headers: readonly HeaderRule[];
  redirects: readonly Redirect[];
  /** Cache-Control of all that no rule names. Cloudflare, Netlify and Vercel do so by themselves. */
  defaultCache: string;
};

const FOREVER = 'public, max-age=31536000, immutable';

/** What no page of ours asks a browser for, and no script that got in may. */
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

/**
 * What every host is told, the one source of all their files. A header's name stands in one rule only for any address, or with
 * the same value: hosts differ in whether a later rule replaces or adds. The policy for scripts is in each page itself.
 */
export function hostRules({ basePath, hstsSeconds }: { basePath: string; hstsSeconds: number }): HostRules {
  const headers: HeaderRule[] = [
    {
      path: '/*',
      headers: {
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
        'Cross-Origin-Opener-Policy': 'same-origin',
        // A page cannot say this for itself; the second line is for browsers that do not know the first.
        'Content-Security-Policy': "frame-ancestors 'none'",
        'X-Frame-Options': 'DENY',
        ...(hstsSeconds > 0 && { 'Strict-Transport-Security': `max-age=${hstsSeconds}` }),
      },
    },
    { path: '/admin/*', headers: { 'X-Robots-Tag': 'noindex' } },
    { path: '/_next/static/*', headers: { 'Cache-Control': FOREVER } },
    // Beside them lies the file that names the current index: asked for anew each time, as pages are.
    ...['/data/catalogue-*', '/data/sitemap-*'].map((path) => ({ path, headers: { 'Cache-Control': FOREVER } })),
    ...['/artwork/*', '/icons/*', '/photographs/*', '/share/*', '/uploads/*'].map((path) => ({
      path,
      headers: { 'Cache-Control': 'public, max-age=86400' },
    })),
  ];
  // Some write another number of a word, or a category by its key; in another case they are led on by the page for unknown addresses.
  const redirects = listingSpellings().flatMap(({ path, others, isFolder }) =>
    others.map(
      (other): Redirect => (isFolder ? { from: `${other}/*`, to: `${path}:splat` } : { from: other, to: path }),
    ),
  );
  return {
    headers: headers.map(({ path, headers: set }) => ({ path: `${basePath}${path}`, headers: set })),
    redirects: redirects.map(({ from, to }) => ({ from: `${basePath}${from}`, to: `${basePath}${to}` })),
    defaultCache: 'public, max-age=0, must-revalidate',
  };
}

/** A pattern as the text of a regular expression that nginx, Apache and JavaScript read alike. */
export function patternSource(path: string): string {
  return `^${path.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '(.*)')}$`;
}

/** The same for the address that a redirect is from. */
export function sourceOf({ from }: Redirect): string {
  return from.endsWith('*') ? patternSource(from) : patternSource(from).replace(/\$$/, '/?$');
}

/** Redirects for hosts that know a pattern with `*` alone: an address and the same with its slash are two. */
export function plainRedirects({ redirects }: HostRules): Redirect[] {
  return redirects.flatMap(({ from, to }) =>
    from.endsWith('*') ? [{ from, to }] : [from, `${from}/`].map((address) => ({ from: address, to })),
  );
}
