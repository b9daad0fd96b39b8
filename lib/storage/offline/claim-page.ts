/** Lets the service worker control a page that was loaded without it. Then requests of the page use the cache too. */
export async function claimPage(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker?.controller) return;
  (await serviceWorker?.ready)?.active?.postMessage({ type: 'CLAIM' });
}
