import { asset } from '../../site/asset';
import { unlinkedRoutes } from '../../site/unlinked-routes';
import { isHostReachable } from './load-error';

const RETRY_MS = 3000;

/** Calls back once the page at this address can be had again. Returns the way to stop. */
export function onReconnect(onBack: () => void): () => void {
  const { pathname } = window.location;
  // At its own address the page for offline reading is what was asked for.
  if (pathname === asset(unlinkedRoutes.offline())) return () => undefined;
  const ask = () => {
    if (navigator.onLine) void isHostReachable().then((isBack) => isBack && onBack());
  };
  const timer = setInterval(ask, RETRY_MS);
  window.addEventListener('online', ask);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', ask);
  };
}
