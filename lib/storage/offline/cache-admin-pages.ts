import { claimPage } from './claim-page';
import { registerServiceWorker } from './register-service-worker';

/**
 * Has the service worker keep every page of the admin with all its files, those of one build. Where the browser denies service
 * workers, which alone read it, nothing is kept.
 */
export async function cacheAdminPages(): Promise<void> {
  const worker = await registerServiceWorker();
  if (!worker) return;
  // A page that came without the worker may stay open for days: it shall answer that one too.
  await claimPage();
  worker.postMessage({ type: 'KEEP_ADMIN' });
}
