import { asset } from '../../site/routes';
import { claimPage } from './claim-page';

declare global {
  interface Navigator {
    /** Network Information API, only in Chromium. `effectiveType` is '4g', '3g', '2g' or 'slow-2g'. */
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

/**
 * Registers the service worker, which caches each page that it serves.
 * A page that was loaded without it is cached explicitly, with its files.
 * Returns the newest worker, because a message would keep an old one alive. Undefined if service workers are blocked.
 * With data saver no worker is registered, because it prefetches pages.
 */
export async function registerServiceWorker(): Promise<ServiceWorker | undefined> {
  try {
    const { controller } = navigator.serviceWorker;
    if (navigator.connection?.saveData) return controller ?? undefined;
    // It controls all pages below its folder.
    const registration = await navigator.serviceWorker.register(asset('/sw.js'));
    if (!controller) {
      const { origin, pathname } = window.location;
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      const urlsToCache = [origin + pathname, ...loaded.filter((address) => address.startsWith(`${origin}/`))];
      await navigator.serviceWorker.ready;
      // Message format of Workbox.
      registration.active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
    }
    const { installing, waiting, active } = registration;
    return installing ?? waiting ?? active ?? undefined;
  } catch {
    // Blocked, or the file could not be fetched: the site works without it.
    return undefined;
  }
}

/** Caches all admin pages with their files for offline use. Does nothing if the browser blocks service workers. */
export async function cacheAdminPages(): Promise<void> {
  const worker = await registerServiceWorker();
  if (!worker) return;
  // A page loaded without the worker may stay open for days, and needs the cache too.
  await claimPage();
  worker.postMessage({ type: 'KEEP_ADMIN' });
}
