/**
 * The service worker. `precache.ts` bundles it with Workbox.
 *
 * Pages come from the network, or from the cache if the network fails or is slow. Files with a hash in their names come from the cache.
 * An admin page requests caching of the current admin version, which is used if the network fails.
 */
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate, type StrategyOptions } from 'workbox-strategies';
import type { AdminFiles } from '../../../lib/storage/offline/cache-names';
import type { ServiceWorkerSettings } from './precache';

/** Defined by esbuild. */
declare const SETTINGS: ServiceWorkerSettings;

type WorkboxPlugin = NonNullable<StrategyOptions['plugins']>[number];
type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type WorkerScope = { skipWaiting: () => Promise<void>; clients: { claim: () => Promise<void> } };

const scope = globalThis as unknown as WorkerScope;
const { base, pagesCache, adminCache, version, pages: precachedPages, files, scripts } = SETTINGS;

/** Seconds to wait for the network before a cached copy is used. */
const NETWORK_TIMEOUT_S = 5;
const ADMIN_LIST = `${base}admin/files.json`;
/** The caches that are filled when this version is installed. */
const PRECACHE = `${pagesCache}#offline:${version}`;
const SCRIPTS = `${pagesCache}#scripts:${version}`;

const namesFrom = async (start: string) => (await caches.keys()).filter((name) => name.startsWith(start));
const deleteCaches = (names: readonly string[]) => Promise.all(names.map((name) => caches.delete(name)));

/** Fetches files into a cache, all or none; the HTTP cache is used for hashed files only. */
async function cacheFiles(cacheName: string, urls: readonly string[]): Promise<void> {
  const responses = await Promise.all(
    urls.map((url) => fetch(url, { cache: url.includes('/_next/') ? 'default' : 'no-cache' })),
  );
  const missing = urls.find((url, index) => !isExpectedFile(url, responses[index] as Response));
  if (missing !== undefined) throw new Error(`${missing} could not be fetched`);
  const cache = await caches.open(cacheName);
  await Promise.all(urls.map((url, index) => cache.put(url, responses[index] as Response)));
}

/** False for redirects, errors, and pages that a host or a hotel network sends in place of a file. */
function isExpectedFile(url: string, { status, redirected, headers }: Response): boolean {
  const isHtml = (headers.get('content-type') ?? '').startsWith('text/html');
  return status === 200 && !redirected && isHtml === isPage(new URL(url, location.href).pathname);
}

/** Deletes caches of older versions, except the previous scripts: cached and open pages still load them. */
async function deleteOldCaches(): Promise<void> {
  const former = (await namesFrom(`${pagesCache}#scripts:`)).filter((name) => name !== SCRIPTS);
  const offline = (await namesFrom(`${pagesCache}#offline:`)).filter((name) => name !== PRECACHE);
  await deleteCaches([...former.slice(0, -1), ...offline]);
}

/**
 * Caches all files of one version of the admin. The list is written last and marks a complete version. Rejects if a new version is
 * deployed meanwhile; the previous version stays cached.
 */
async function cacheAdmin(): Promise<void> {
  const readList = async (): Promise<AdminFiles> => (await fetch(ADMIN_LIST, { cache: 'no-store' })).json();
  const list = await readList();
  const name = `${adminCache}:${list.version}`;
  if (await caches.match(ADMIN_LIST, { cacheName: name })) return;
  await cacheFiles(name, list.files);
  if ((await readList()).version !== list.version) {
    await caches.delete(name);
    throw new Error('A new version was deployed meanwhile');
  }
  await (await caches.open(name)).put(ADMIN_LIST, new Response(JSON.stringify(list)));
  await deleteCaches((await namesFrom(`${adminCache}:`)).filter((other) => other !== name));
}

/** A file of the complete cached version of the admin. */
async function matchAdmin(path: string): Promise<Response | undefined> {
  for (const name of await namesFrom(`${adminCache}:`)) {
    const isComplete = await caches.match(ADMIN_LIST, { cacheName: name });
    const found = isComplete && (await caches.match(path, { cacheName: name }));
    if (found) return found;
  }
  return undefined;
}

// Open pages are claimed only by message, because a claim removes them from the back-forward cache.
addEventListener('install', (event) => {
  void scope.skipWaiting();
  (event as ExtendableEvent).waitUntil(
    Promise.all([cacheFiles(PRECACHE, [...precachedPages, ...files]), cacheFiles(SCRIPTS, scripts)]),
  );
});
addEventListener('activate', (event) => (event as ExtendableEvent).waitUntil(deleteOldCaches()));
addEventListener('message', (event) => {
  const type = event.data?.type;
  if (type === 'CLAIM') void scope.clients.claim();
  if (type === 'KEEP_ADMIN') (event as unknown as ExtendableEvent).waitUntil(cacheAdmin().catch(() => undefined));
});

const isPage = (pathname: string) => pathname.endsWith('/');

/** The cache key of a request: its path without the query, and `/faq/` for the page `/faq`. */
function pathOf({ url, mode }: Request): string {
  const { pathname } = new URL(url);
  return mode === 'navigate' && !isPage(pathname) ? `${pathname}/` : pathname;
}
const withoutQuery: WorkboxPlugin = { cacheKeyWillBeUsed: async ({ request }) => pathOf(request) };

const onlyExpectedFiles: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => (isExpectedFile(request.url, response) ? response : null),
};
const atMost = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });
const matchPrecached = (path: string) => caches.match(path, { cacheName: PRECACHE });

/** Fallback: the copy that was cached at installation. */
const offlineCopy: WorkboxPlugin = { handlerDidError: ({ request }) => matchPrecached(pathOf(request)) };
/** Fallback: the offline page, which lists the cached pages. */
const offlinePage: WorkboxPlugin = { handlerDidError: () => matchPrecached(`${base}offline/`) };

const networkFirst = (name: string, maxEntries: number, fallback: WorkboxPlugin) =>
  new NetworkFirst({
    cacheName: pagesCache + name,
    networkTimeoutSeconds: NETWORK_TIMEOUT_S,
    plugins: [withoutQuery, onlyExpectedFiles, atMost(maxEntries), fallback],
  });
const visitedPages = networkFirst('', 100, offlinePage);
const versionedPages = new NetworkOnly({ networkTimeoutSeconds: NETWORK_TIMEOUT_S, plugins: [offlineCopy] });
const data = networkFirst('#data', 300, offlineCopy);
const pictures = new StaleWhileRevalidate({
  cacheName: `${pagesCache}#pictures`,
  plugins: [onlyExpectedFiles, atMost(300), offlineCopy],
});
const hashedFiles = new CacheFirst({
  cacheName: `${pagesCache}#hashed`,
  plugins: [withoutQuery, onlyExpectedFiles, atMost(150)],
});
const adminPages = new NetworkOnly({
  networkTimeoutSeconds: NETWORK_TIMEOUT_S,
  plugins: [
    {
      handlerDidError: async ({ request }) => {
        const cached = await matchAdmin(pathOf(request));
        // A new response has the URL of the request: the router reads the query from it.
        if (cached) return new Response(cached.body, cached);
        return request.mode === 'navigate' ? Response.redirect(`${base}offline/`) : undefined;
      },
    },
  ],
});

/** Handles requests whose path inside the site matches, except those with `cache: 'no-store'`. */
function route(pattern: RegExp, handler: Parameters<typeof registerRoute>[1]): void {
  registerRoute(({ url, sameOrigin, request }) => {
    const isOurs = sameOrigin && url.pathname.startsWith(base) && request.cache !== 'no-store';
    return isOurs && pattern.test(url.pathname.slice(base.length));
  }, handler);
}

route(/^admin(?:\/[^.]*)?$/, adminPages);
route(/^admin\/(?:.*\/)?index\.txt$/, adminPages);
route(/^(?:data\/|featured\.json$)/, data);
route(/^_next\/static\//, async (options) => {
  const response = (await caches.match(pathOf(options.request))) ?? (await hashedFiles.handle(options));
  // A web worker reads settings from the hash of its URL, which a cached response does not have.
  return options.request.destination === 'worker' ? new Response(response.body, response) : response;
});
route(/^(?:drawings|icons|uploads|photographs)\//, pictures);
// A path without a dot is a page, with or without a trailing slash.
route(/^[^.]*$/, (options) =>
  (precachedPages.includes(pathOf(options.request)) ? versionedPages : visitedPages).handle(options),
);
