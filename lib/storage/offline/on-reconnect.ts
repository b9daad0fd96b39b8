import { asset } from '../../site/routes';
import { unlinkedRoutes } from '../../site/unlinked-routes';
import { isHostReachable } from './load-error';

const RETRY_MS = 3000;

/** Calls the listener when the host responds again. Returns the function that stops checking. */
export function onReconnect(listener: () => void): () => void {
  const { pathname } = window.location;
  // The offline page was opened directly, so there is no other page to return to.
  if (pathname === asset(unlinkedRoutes.offline())) return () => undefined;
  const check = () => {
    if (navigator.onLine) void isHostReachable().then((isReachable) => isReachable && listener());
  };
  const timer = setInterval(check, RETRY_MS);
  window.addEventListener('online', check);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', check);
  };
}
