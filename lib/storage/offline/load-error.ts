import * as messages from '../../site/messages';
import { claimPage } from './claim-page';

/** True if the host responds. `navigator.onLine` is true for any local network; HEAD requests bypass the service worker. */
export const isHostReachable = (): Promise<boolean> =>
  fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * Error message after a failed request: 'no network', or `otherwise` if the host responds.
 * Without network it lets the service worker control the page, for the next attempt.
 */
export async function loadErrorMessage(otherwise: string): Promise<string> {
  if (await isHostReachable()) return otherwise;
  void claimPage();
  return messages.noNetwork;
}
