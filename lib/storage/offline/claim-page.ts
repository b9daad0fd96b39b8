/** Has the service worker answer for this page from now on, which came before it: it may have what the network does not give. */
export async function claimPage(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker?.controller) return;
  (await serviceWorker?.ready)?.active?.postMessage({ type: 'CLAIM' });
}
