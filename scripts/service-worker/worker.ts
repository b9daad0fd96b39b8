/**
 * The service worker. `service-worker.ts` puts the modules of Workbox and `SETTINGS` before it and takes the types out:
 * browsers run this file as it stands, so it imports nothing.
 *
 * Pages come from the network and from the cache only where the network fails or keeps the visitor waiting; what carries a
 * hash in its name comes from the cache. Of the admin nothing is kept here: what `lib/offline/keep-admin` has kept, all of one build,
 * is read where the network fails.
 */
type Globals = {
  workbox: {
    core: typeof import('workbox-core');
    expiration: typeof import('workbox-expiration');
    precaching: typeof import('workbox-precaching');
    routing: typeof import('workbox-routing');
    strategies: typeof import('workbox-strategies');
  };
  SETTINGS: import('./service-worker').Settings;
  clients: { claim: () => Promise<void> };
};
type Plugin = import('workbox-core').WorkboxPlugin;
type Installing = { waitUntil: (work: Promise<void>) => void };
type Handler = import('workbox-core').RouteHandler;

// Not by their own names: a constant of that name would hide the variable of the modules before it, which stand in the same script.
const {
  workbox: { core, expiration, precaching, routing, strategies },
  clients,
  SETTINGS: { base, pagesCache, adminCache, precache },
} = globalThis as unknown as Globals;

/** Seconds after which a kept copy is better than a blank screen. */
const PATIENCE = 5;

/** The cache of files with a hash in their names, and how many it has. */
const HASHED = { cacheName: `${pagesCache}#hashed`, maxEntries: 150 };

/** Keeps the hashed files that the version before had from its start and this one has not: kept pages and open ones still name them. */
const keepFormer = async () => {
  const [former, cache] = await Promise.all([caches.open(core.cacheNames.precache), caches.open(HASHED.cacheName)]);
  const entries = new expiration.CacheExpiration(HASHED.cacheName, HASHED);
  for (const { url } of await former.keys()) {
    const response = url.includes('/_next/static/') && !precaching.getCacheKeyForURL(url) && (await former.match(url));
    if (!response) continue;
    await cache.put(url, response);
    await entries.updateTimestamp(url);
  }
};

// An open page loses no file of an old version. So there is nothing to wait for.
// Pages that are open already stay without a worker, for claiming them would take them out of the back-forward cache; until the
// admin asks, whose operator a click without a network would otherwise take to another document.
core.skipWaiting();
precaching.precache(precache);
addEventListener('install', (event) => (event as unknown as Installing).waitUntil(keepFormer().catch(() => undefined)));
addEventListener('message', ({ data }) => {
  if (data?.type === 'CLAIM') void clients.claim();
});

const isPage = ({ pathname }: URL) => pathname.endsWith('/');

/** A file of an export is the same whatever the query says, and hosts lead `/faq` to `/faq/`. */
const keyOf = ({ url, mode }: Request) => {
  const { origin, pathname } = new URL(url);
  return origin + (mode === 'navigate' && !pathname.endsWith('/') ? `${pathname}/` : pathname);
};
const withoutQuery: Plugin = { cacheKeyWillBeUsed: async ({ request }) => keyOf(request) };

/** Only what was asked for is kept: no redirect, no error, and no page that a host or a hotel sends instead of a file. */
const onlyTheFile: Plugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const isHtml = (response.headers.get('content-type') ?? '').startsWith('text/html');
    const isAsked = response.status === 200 && !response.redirected && isHtml === isPage(new URL(request.url));
    return isAsked ? response : null;
  },
};

const atMost = (maxEntries: number) => new expiration.ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });

/** Files that are kept from the start: the network's answer is shown and not kept, so that all that is kept of them is of one build. */
const fromStart = new strategies.NetworkOnly({
  networkTimeoutSeconds: PATIENCE,
  plugins: [{ handlerDidError: ({ request }) => precaching.matchPrecache(keyOf(request)) }],
});

/** Without network and without a kept copy: the page that says what is there. */
const offlinePage: Plugin = { handlerDidError: () => precaching.matchPrecache(`${base}offline/`) };

const pages = new strategies.NetworkFirst({
  cacheName: pagesCache,
  networkTimeoutSeconds: PATIENCE,
  plugins: [withoutQuery, onlyTheFile, atMost(100), offlinePage],
});

const lists = new strategies.NetworkFirst({
  cacheName: `${pagesCache}#lists`,
  networkTimeoutSeconds: PATIENCE,
  plugins: [withoutQuery, onlyTheFile, atMost(300)],
});

const hashed = new strategies.CacheFirst({
  cacheName: HASHED.cacheName,
  plugins: [onlyTheFile, atMost(HASHED.maxEntries)],
});

/** The placeholders are there from the start. */
const placeholder: Plugin = { handlerDidError: ({ request }) => precaching.matchPrecache(request) };

const pictures = new strategies.StaleWhileRevalidate({
  cacheName: `${pagesCache}#pictures`,
  plugins: [onlyTheFile, atMost(300), placeholder],
});

/** Answers from what the admin has kept as if the network had: a page that a router fetches learns its address, query and all, from that. */
const asFetched: Plugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse && new Response(cachedResponse.body, cachedResponse),
};

/** Keeps nothing: one page of a new build among those of an old one would look for files that nobody has kept. */
const readOnly: Plugin = { cacheWillUpdate: async () => null };

const kept = {
  cacheName: adminCache,
  networkTimeoutSeconds: PATIENCE,
  plugins: [withoutQuery, readOnly, asFetched],
};
const adminFiles = new strategies.NetworkFirst(kept);
const adminPages = new strategies.NetworkFirst({ ...kept, plugins: [...kept.plugins, offlinePage] });

/** Answers for the files of the store whose address inside it matches, but for what is asked for past all that was kept. */
const route = (pattern: RegExp, handler: Handler) =>
  routing.registerRoute(({ url, sameOrigin, request }) => {
    if (!sameOrigin || !url.pathname.startsWith(base) || request.cache === 'no-store') return false;
    return pattern.test(url.pathname.slice(base.length));
  }, handler);

route(/^admin(?:\/[^.]*)?$/, adminPages);
route(/^admin\/(?:.*\/)?index\.txt$|^drawings\.json$/, adminFiles);
// Only the network knows which index is current, and only the one kept with its name is there without.
route(/^(?:data\/current\.json|repair\.js)$/, fromStart);
route(/^_next\/static\/|^data\//, async (options) => {
  const [address = ''] = options.request.url.split('#', 1);
  const response =
    (await precaching.matchPrecache(address)) ??
    (await caches.match(address, { cacheName: adminCache })) ??
    (await hashed.handle(options));
  // A worker reads its settings behind the '#' of its address, which a kept response does not have; one without any
  // address takes that of the request.
  return options.request.destination === 'worker' ? new Response(response.body, response) : response;
});
route(/^(?:artwork|uploads|photographs)\//, pictures);
route(/^featured\.json$/, lists);
// A path left without a dot is a page, with its slash or without.
route(/^[^.]*$/, (options) =>
  (precaching.getCacheKeyForURL(keyOf(options.request)) ? fromStart : pages).handle(options),
);
