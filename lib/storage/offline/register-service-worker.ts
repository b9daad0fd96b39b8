import { serviceWorkerAddress } from '../../site/asset';

declare global {
  interface Navigator {
    /** Chromium's word on a visitor who saves data, for which no browser has a query in style sheets yet, and on the network: '4g', or slower. */
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

/**
 * Registers the service worker, which keeps each page that comes through it. The page that registers it was there before, with
 * all that it has loaded: the worker is told to keep that too. Gives the newest worker, for a message wakes a former one that
 * is about to go; undefined where nothing is kept, since the browser denies service workers or the visitor saves data: it would
 * fetch pages that nobody asked for.
 */
export async function registerServiceWorker(): Promise<ServiceWorker | undefined> {
  try {
    const { controller } = navigator.serviceWorker;
    if (navigator.connection?.saveData) return controller ?? undefined;
    const registration = await navigator.serviceWorker.register(serviceWorkerAddress);
    if (!controller) {
      const { origin, pathname } = window.location;
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      const urlsToCache = [origin + pathname, ...loaded.filter((address) => address.startsWith(`${origin}/`))];
      await navigator.serviceWorker.ready;
      // The message that Workbox understands.
      registration.active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
    }
    const { installing, waiting, active } = registration;
    return installing ?? waiting ?? active ?? undefined;
  } catch {
    // Denied, or the file could not be fetched: the store works as any site does.
    return undefined;
  }
}
