import * as messages from '../../site/messages';
import { claimPage } from './claim-page';

/** Whether the host of the page answers: browsers say 'online' as soon as a cable is in. The service worker leaves all but GET alone. */
export const isHostReachable = (): Promise<boolean> =>
  fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** The reason why something could not be had: there is no network, or else the one given. The next try may have it from the service worker. */
export async function loadErrorMessage(otherwise: string): Promise<string> {
  if (await isHostReachable()) return otherwise;
  void claimPage();
  return messages.noNetwork;
}
