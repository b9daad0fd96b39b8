import operatorData from '@data/operator.json';
import { adminRoutes } from '../site/admin-routes';
import type { SiteInput } from '../site/site-schema';
import { local } from '../storage/area';
import { isDenied } from '../storage/read';
import { storedValue } from '../storage/stored-value';
import { word } from '../storage/word';

const { demoLogin: given } = operatorData as Pick<SiteInput, 'demoLogin'>;
/** The demo sign-in of the shop; anyone can read it. */
export const demoLogin = given ?? { email: 'operator@example.com', password: 'demo' };

/** Pages to which a visitor may be sent after signing in: an allow-list, so that no address in the query is ever trusted. */
const RETURNS = [
  adminRoutes.products(),
  adminRoutes.addProduct(),
  adminRoutes.changes(),
  adminRoutes.publish(),
  adminRoutes.orders(),
];
const EDITED = /^\/admin\/edit-product\/\?id=([a-z0-9-]{1,80})$/;

const SIGNED_IN = 'signed-in';
const flag = storedValue(local, 'admin', word(/^signed-in$/));
/** Whether the sign-in had no room for its flag: it then lasts as long as the page. */
let isForVisit = false;

/** The signed-in flag as a store for React: it follows other tabs too. */
export const session = {
  subscribe: flag.subscribe,
  isSignedIn: (): boolean => isForVisit || flag.get() !== undefined,
  /** Whether the browser does not keep the flag. */
  isStorageDenied: (): boolean => isForVisit || isDenied(local),
  /** Checks the one demo credential pair; true when it matched. */
  signIn(email: string, password: string): boolean {
    const isRight = email.trim().toLowerCase() === demoLogin.email.toLowerCase() && password === demoLogin.password;
    if (isRight) {
      // The visit is noted before listeners hear of it.
      isForVisit = true;
      isForVisit = !flag.set(SIGNED_IN);
    }
    return isRight;
  },
  signOut(): void {
    isForVisit = false;
    flag.set(undefined);
  },
};

/** The allowed page to return to, or the product list. */
export function returnPath(wanted: string | null): string {
  const id = EDITED.exec(wanted ?? '')?.[1];
  return id ? adminRoutes.editProduct(id) : (RETURNS.find((path) => path === wanted) ?? adminRoutes.products());
}
