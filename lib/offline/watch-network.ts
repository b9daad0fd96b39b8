import { asset } from '../site/routes';
import { unlinkedRoutes } from '../site/unlinked-routes';

const PAUSE_MS = 3000;

/**
 * Calls back once the page at this address can be had again. The browser says 'online' as soon as a cable is in, so the host is
 * asked too, past the service worker, which leaves everything but GET alone. Returns the way to stop.
 */
export function watchNetwork(onBack: () => void): () => void {
  const { pathname } = window.location;
  // At its own address the page for offline reading is what was asked for.
  if (pathname === asset(unlinkedRoutes.offline())) return () => undefined;
  const ask = () => {
    if (navigator.onLine) fetch(pathname, { method: 'HEAD', cache: 'no-store' }).then(onBack, () => undefined);
  };
  const timer = setInterval(ask, PAUSE_MS);
  window.addEventListener('online', ask);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', ask);
  };
}
