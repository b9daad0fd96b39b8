import { asset, serviceWorkerAddress } from '../site/routes';

let registering: Promise<ServiceWorkerRegistration> | undefined;

/**
 * Registers the service worker, and has it keep the page for a visit without a network. A page that came through the worker is
 * kept already. A soft navigation fetches a page's data and never its document; and the page that registers the worker was
 * there before it, with all that it had loaded. Where the browser denies service workers, nothing is kept.
 * @param path the page's address without the base path
 */
export async function keepVisit(path: string): Promise<void> {
  const isFirst = !registering;
  const isKept = isFirst && navigator.serviceWorker.controller !== null;
  registering ??= navigator.serviceWorker.register(serviceWorkerAddress);
  try {
    await registering;
    if (isKept) return;
    const { origin } = window.location;
    const loaded = isFirst ? performance.getEntriesByType('resource').map(({ name }) => name) : [];
    const urlsToCache = [origin + asset(path), ...loaded.filter((address) => address.startsWith(`${origin}/`))];
    const { active } = await navigator.serviceWorker.ready;
    // The message that Workbox understands.
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  } catch {
    // Denied, or the file could not be fetched: the store works as any site does.
  }
}
