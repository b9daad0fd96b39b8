import { serviceWorkerAddress } from '../site/routes';

/**
 * Registers the service worker, which keeps each page that comes through it. The page that registers it was there before, with
 * all that it has loaded: the worker is told to keep that too. Where the browser denies service workers, nothing is kept.
 */
export async function keepVisit(): Promise<void> {
  const isKept = navigator.serviceWorker.controller !== null;
  try {
    await navigator.serviceWorker.register(serviceWorkerAddress);
    if (isKept) return;
    const { origin, pathname } = window.location;
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const urlsToCache = [origin + pathname, ...loaded.filter((address) => address.startsWith(`${origin}/`))];
    const { active } = await navigator.serviceWorker.ready;
    // The message that Workbox understands.
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  } catch {
    // Denied, or the file could not be fetched: the store works as any site does.
  }
}
