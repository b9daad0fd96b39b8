import { claimPage } from './claim-page';
import { registerServiceWorker } from './register-service-worker';

/**
 * Caches all admin pages with their files for offline use, through the service worker.
 * Does nothing if the browser blocks service workers.
 */
export async function cacheAdminPages(): Promise<void> {
  const worker = await registerServiceWorker();
  if (!worker) return;
  // A page loaded without the worker may stay open for days, and needs the cache too.
  await claimPage();
  worker.postMessage({ type: 'KEEP_ADMIN' });
}
