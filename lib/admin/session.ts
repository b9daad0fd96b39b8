import operatorData from '@data/operator.json';
import type { SiteInput } from '../site/schema/site-schema';
import { storedValue, textCodec } from '../storage/stored-value';
import { isStorageBlocked, localWebStorage } from '../storage/web-storage';
import { adminRoutes } from './admin-routes';

const { demoLogin: given } = operatorData as Pick<SiteInput, 'demoLogin'>;
/** The demo sign-in of the shop; anyone can read it. */
export const demoLogin = given ?? { email: 'operator@example.com', password: 'demo' };

/** Pages to which a visitor may be sent after signing in: an allow-list, so that no address in the query is ever trusted. */
const RETURN_PATHS = [
  adminRoutes.products(),
  adminRoutes.addProduct(),
  adminRoutes.changes(),
  adminRoutes.publish(),
  adminRoutes.orders(),
];
const EDIT_PRODUCT_PATH = /^\/admin\/edit-product\/\?id=([a-z0-9-]{1,80})$/;

const SIGNED_IN = 'signed-in';
const flag = storedValue(localWebStorage, 'admin', textCodec(/^signed-in$/));
/** Whether the sign-in had no room for its flag: it then lasts as long as the page. */
let isInMemory = false;

/** The signed-in flag as a store for React: it follows other tabs too. */
export const session = {
  subscribe: flag.subscribe,
  isSignedIn: (): boolean => isInMemory || flag.get() !== undefined,
  /** Whether the browser does not keep the flag. */
  isStorageDenied: (): boolean => isInMemory || isStorageBlocked(localWebStorage),
  /** Checks the one demo credential pair; true when it matched. */
  signIn(email: string, password: string): boolean {
    const isRight = email.trim().toLowerCase() === demoLogin.email.toLowerCase() && password === demoLogin.password;
    if (isRight) {
      // The visit is noted before listeners hear of it.
      isInMemory = true;
      isInMemory = !flag.set(SIGNED_IN);
    }
    return isRight;
  },
  signOut(): void {
    isInMemory = false;
    flag.set(undefined);
  },
};

/** The allowed page to return to, or the product list. */
export function returnPath(wanted: string | null): string {
  const id = EDIT_PRODUCT_PATH.exec(wanted ?? '')?.[1];
  return id ? adminRoutes.editProduct(id) : (RETURN_PATHS.find((path) => path === wanted) ?? adminRoutes.products());
}
