import operatorData from '@data/operator.json';
import type { SiteInput } from '../site/schema/site-schema';
import { isStorageBlocked, localWebStorage, storedValue, textCodec } from '../storage/web-storage';
import { adminRoutes } from './admin-routes';

const { demoLogin: given } = operatorData as Pick<SiteInput, 'demoLogin'>;
/** Credentials of the demo sign-in, from the data folder or a default. They are public. */
export const demoLogin = given ?? { email: 'operator@example.com', password: 'demo' };

/** Pages that the sign-in may return to. An allow-list, so that a URL in the query is never trusted. */
const RETURN_PATH =
  /^\/admin\/(?:(?:products|add-product|changes|publish|orders)\/|edit-product\/\?id=[a-z0-9-]{1,80})$/;

const SIGNED_IN = 'signed-in';
const flag = storedValue(localWebStorage, 'admin', textCodec(/^signed-in$/));
/** True if the flag could not be stored. The sign-in then lasts until the page is closed. */
let isInMemory = false;

/** Signed-in flag as a store for `useSyncExternalStore`, shared with other tabs. */
export const session = {
  subscribe: flag.subscribe,
  isSignedIn: (): boolean => isInMemory || flag.get() !== undefined,
  /** True if the browser cannot store the flag. */
  isStorageDenied: (): boolean => isInMemory || isStorageBlocked(localWebStorage),
  /** Signs in with the demo credentials. Returns false if they do not match. */
  signIn(email: string, password: string): boolean {
    const isValid = email.trim().toLowerCase() === demoLogin.email.toLowerCase() && password === demoLogin.password;
    if (isValid) {
      // Set before `flag.set` notifies subscribers.
      isInMemory = true;
      isInMemory = !flag.set(SIGNED_IN);
    }
    return isValid;
  },
  signOut(): void {
    isInMemory = false;
    flag.set(undefined);
  },
};

/** Path to return to after the sign-in: `wanted` if it is allowed, otherwise the product list. */
export const returnPath = (wanted: string | null): string =>
  wanted !== null && RETURN_PATH.test(wanted) ? wanted : adminRoutes.products();
