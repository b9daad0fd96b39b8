import { asset } from '../site/asset';
import { unlinkedRoutes } from '../site/unlinked-routes';
import { reachesHost } from './why-missing';

const PAUSE_MS = 3000;

/** Calls back once the page at this address can be had again. Returns the way to stop. */
export function watchNetwork(onBack: () => void): () => void {
  const { pathname } = window.location;
  // At its own address the page for offline reading is what was asked for.
  if (pathname === asset(unlinkedRoutes.offline())) return () => undefined;
  const ask = () => {
    if (navigator.onLine) void reachesHost().then((isBack) => isBack && onBack());
  };
  const timer = setInterval(ask, PAUSE_MS);
  window.addEventListener('online', ask);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', ask);
  };
}
