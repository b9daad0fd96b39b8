/**
 * What the service worker does. `service-worker.ts` puts the modules of Workbox and `SETTINGS` before it and takes the types out:
 * browsers run this file as it stands, so it imports nothing.
 *
 * Pages come from the network and from the cache only where the network fails or keeps the visitor waiting; what carries a
 * hash in its name comes from the cache. The admin is left alone.
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
};
type Plugin = import('workbox-core').WorkboxPlugin;
type Handler = import('workbox-core').RouteHandler;

// Not by their own names: a constant of that name would hide the variable of the modules before it, which stand in the same script.
const {
  workbox: { core, expiration, precaching, routing, strategies },
  SETTINGS: { base, pagesCache, precache },
} = globalThis as unknown as Globals;

/** Seconds after which a kept copy is better than a blank screen. */
const PATIENCE = 5;

// Nothing of an old version is lost to an open page: hashed files stay in a cache of their own. So there is nothing to wait for.
// Pages that are open already stay without a worker: claiming them would take them out of the back-forward cache.
core.skipWaiting();
precaching.cleanupOutdatedCaches();
precaching.precache(precache);

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

/** Without network and without a kept copy: the page as it was at installation, or the one that says what is there. */
const offlinePage: Plugin = {
  handlerDidError: async ({ request }) =>
    (await precaching.matchPrecache(keyOf(request))) ?? precaching.matchPrecache(`${base}offline/`),
};

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
  cacheName: `${pagesCache}#hashed`,
  plugins: [onlyTheFile, atMost(150)],
});

/** The placeholders are there from the start. */
const placeholder: Plugin = { handlerDidError: ({ request }) => precaching.matchPrecache(request) };

const pictures = new strategies.StaleWhileRevalidate({
  cacheName: `${pagesCache}#pictures`,
  plugins: [onlyTheFile, atMost(300), placeholder],
});

/** Names the index of the catalogue: only the network knows which one is current, and only the one kept with it is there without. */
const current = new strategies.NetworkOnly({
  networkTimeoutSeconds: PATIENCE,
  plugins: [{ handlerDidError: ({ request }) => precaching.matchPrecache(request.url) }],
});

/** Answers for the files of the store whose address inside it matches. */
const route = (pattern: RegExp, handler: Handler) =>
  routing.registerRoute(({ url, sameOrigin }) => {
    if (!sameOrigin || !url.pathname.startsWith(base)) return false;
    const path = url.pathname.slice(base.length);
    return !path.startsWith('admin') && pattern.test(path);
  }, handler);

route(/^data\/current\.json$/, current);
route(/^_next\/static\/|^data\//, async (options) => {
  const [address = ''] = options.request.url.split('#', 1);
  const response = (await precaching.matchPrecache(address)) ?? (await hashed.handle(options));
  // A worker reads its settings behind the '#' of its address, which a kept response does not have; one without any
  // address takes that of the request.
  return options.request.destination === 'worker' ? new Response(response.body, response) : response;
});
route(/^(?:artwork|uploads|photographs)\//, pictures);
route(/^featured\.json$/, lists);
// What is left without a dot is a page, with its slash or without.
route(/^[^.]*$/, pages);
