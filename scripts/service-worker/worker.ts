/**
 * The service worker. `service-worker.ts` puts the modules of Workbox and `SETTINGS` before it and takes the types out:
 * browsers run this file as it stands, so it imports nothing.
 *
 * Pages come from the network and from the cache only where the network fails or keeps the visitor waiting; what carries a
 * hash in its name comes from the cache. The admin is kept when its page asks for that, all of one build, and is read where the
 * network fails. Its copies are compared with the build's own digests first: whoever could run a script here once may have altered them.
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
  clients: {
    claim: () => Promise<void>;
    get: (id: string) => Promise<Asking | undefined>;
    matchAll: () => Promise<Asking[]>;
  };
};
type Plugin = import('workbox-core').WorkboxPlugin;
type Asking = { type: string; url: string };
type Lasting = Event & { waitUntil: (work: Promise<unknown>) => void };
type FetchedEvent = Event & { clientId: string };
type Handler = import('workbox-core').RouteHandler;

// Not by their own names: a constant of that name would hide the variable of the modules before it, which stand in the same script.
const {
  workbox: { core, expiration, precaching, routing, strategies },
  clients,
  SETTINGS: { base, pagesCache, adminCache, adminList, precache },
} = globalThis as unknown as Globals;

/** Seconds after which a kept copy is better than a blank screen. */
const PATIENCE = 5;

/** The cache of files with a hash in their names, and how many it has. */
const HASHED = { cacheName: `${pagesCache}#hashed`, maxEntries: 150 };

/** The cache of the admin that is of this build, and the list of its files. */
const ADMIN = `${adminCache}:${adminList}`;
const LIST = `${base}admin/files.json`;

const digestOf = async (response: Response) =>
  btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()))));

/** The digests of the admin's files by their paths, if the list is that of this build. */
const readDigests = async (list: Response): Promise<import('../../lib/offline/admin-files').AdminFiles> =>
  (await digestOf(list.clone())) === adminList ? list.json() : {};

/**
 * Keeps all of the admin of this build. Rejects where a file is another than the build's, as amid a deployment; a version whose list is
 * gone makes no cache, which the next one has dropped already.
 */
const keepAdmin = async () => {
  const list = await fetch(LIST, { cache: 'no-store' });
  const digests = Object.entries(await readDigests(list.clone()));
  if (digests.length === 0) throw new Error(LIST);
  const cache = await caches.open(ADMIN);
  const keep = async ([path, digest]: [string, string]) => {
    const isFile = async (found: Response | undefined) => found && (await digestOf(found)) === digest;
    if (await isFile(await cache.match(path))) return;
    // The browser has most of them. Some hosts let it keep for a year that one was missing once.
    for (const mode of ['default', 'reload'] as const) {
      const found = await fetch(path, { cache: mode });
      if (await isFile(found.clone())) return cache.put(path, found);
    }
    throw new Error(path);
  };
  await Promise.all(digests.map(keep));
  await cache.put(LIST, list);
};

/** The caches of the admin of other builds. */
const formerAdmins = async () =>
  (await caches.keys()).filter((name) => name.startsWith(`${adminCache}:`) && name !== ADMIN);

/** Where an operator works, this version takes over once its own admin is kept: until then the former one opens without a network. */
const keepNextAdmin = async () => {
  if (adminList && (await formerAdmins()).length > 0) await keepAdmin();
};
const dropFormerAdmins = async () => {
  for (const name of await formerAdmins()) await caches.delete(name);
};

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
// admin asks, whose operator a click without a network would otherwise take to another document, or a page whose network is gone.
core.skipWaiting();
precaching.precache(precache);
addEventListener('install', (event) => {
  (event as Lasting).waitUntil(keepFormer().catch(() => undefined));
  (event as Lasting).waitUntil(keepNextAdmin());
});
addEventListener('activate', (event) => (event as Lasting).waitUntil(dropFormerAdmins()));
addEventListener('message', (event) => {
  const type = event.data?.type;
  if (type === 'CLAIM') void clients.claim();
  if (type === 'KEEP_ADMIN') (event as unknown as Lasting).waitUntil(keepAdmin().catch(() => undefined));
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

type Asked = Parameters<typeof hashed.handle>[0] & { request: Request };
const shopParts = async (options: Asked) =>
  (await precaching.matchPrecache(keyOf(options.request))) ?? hashed.handle(options);

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

/** Answers from nothing that was altered, and throws it away; where the list is gone, so is the cache, or it is not whole yet. */
const checked: Plugin = {
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
    const list = await caches.match(LIST, { cacheName: ADMIN });
    if (!cachedResponse || !list) return null;
    const digests = await readDigests(list);
    if ((await digestOf(cachedResponse.clone())) === digests[new URL(request.url).pathname]) return cachedResponse;
    await (await caches.open(ADMIN)).delete(request);
    return null;
  },
};

/** Keeps nothing: one page of a new build among those of an old one would look for files that nobody has kept. */
const readOnly: Plugin = { cacheWillUpdate: async () => null };

const kept = {
  cacheName: ADMIN,
  networkTimeoutSeconds: PATIENCE,
  plugins: [withoutQuery, readOnly, checked, asFetched],
};
const adminFiles = new strategies.NetworkFirst(kept);
const adminParts = new strategies.CacheFirst(kept);
// The page for this is the shop's, and unchecked: it is no page at an address of the admin.
const offlineElsewhere: Plugin = { handlerDidError: async () => Response.redirect(`${base}offline/`) };
const adminPages = new strategies.NetworkFirst({ ...kept, plugins: [...kept.plugins, offlineElsewhere] });

/** Whether a page of the admin asks; a worker may be that of any open page. */
const isForAdmin = async ({ clientId }: FetchedEvent) => {
  const asking = await clients.get(clientId);
  const pages = asking?.type === 'window' ? [asking] : await clients.matchAll();
  return pages.some(({ url }) => /^admin(?:\/|$)/.test(new URL(url).pathname.slice(base.length)));
};

/** Answers for the files of the store whose address inside it matches, but for what is asked for past all that was kept. */
const route = (pattern: RegExp, handler: Handler) =>
  routing.registerRoute(({ url, sameOrigin, request }) => {
    if (!sameOrigin || !url.pathname.startsWith(base) || request.cache === 'no-store') return false;
    return pattern.test(url.pathname.slice(base.length));
  }, handler);

route(/^admin(?:\/[^.]*)?$/, adminPages);
route(/^admin\/(?:.*\/)?index\.txt$/, adminFiles);
// Only the network knows which index is current, and only the one kept with its name is there without.
route(/^data\/current\.json$/, fromStart);
route(/^data\//, shopParts);
// Of the shop's caches, which nothing checks, the admin runs no script.
route(/^repair\.js$/, async (options) =>
  ((await isForAdmin(options.event as FetchedEvent)) ? adminFiles : fromStart).handle(options),
);
route(/^_next\/static\//, async (options) => {
  const response = await ((await isForAdmin(options.event as FetchedEvent))
    ? adminParts.handle(options)
    : shopParts(options));
  // A worker reads its settings behind the '#' of its address, which a kept response does not have; one without any
  // address takes that of the request.
  return options.request.destination === 'worker' ? new Response(response.body, response) : response;
});
route(/^(?:drawings|icons|uploads|photographs)\//, pictures);
route(/^featured\.json$/, lists);
// A path left without a dot is a page, with its slash or without.
route(/^[^.]*$/, (options) =>
  (precaching.getCacheKeyForURL(keyOf(options.request)) ? fromStart : pages).handle(options),
);
