import { routes } from '../site/routes';
import { site } from '../site/site';

/** The storage key of the signed-in flag. */
export const SESSION_KEY = 'sp:admin';
const SIGNED_IN = 'signed-in';

/** Where a visitor may be sent after signing in: an allow-list, so that no address in the query is ever trusted. */
const RETURNS = [routes.adminProducts(), routes.adminAddProduct(), routes.adminChanges(), routes.adminOrders()];
const EDITED = /^\/admin\/edit-product\/\?id=([a-z0-9-]{1,80})$/;

type Listener = () => void;
const listeners = new Set<Listener>();
/** Used where the browser denies storage: the sign-in then lasts as long as the page. */
let memory: string | null = null;
let isDenied = false;

function read(): string | null {
  try {
    return window.localStorage.getItem(SESSION_KEY);
  } catch {
    isDenied = true;
    return memory;
  }
}

function write(value: string | null): void {
  memory = value;
  try {
    if (value === null) window.localStorage.removeItem(SESSION_KEY);
    else window.localStorage.setItem(SESSION_KEY, value);
  } catch {
    isDenied = true;
  }
  for (const listener of listeners) listener();
}

/** The signed-in flag as a store for React: it follows other tabs too. */
export const session = {
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    const onStorage = (event: StorageEvent) => {
      if (event.key === SESSION_KEY || event.key === null) listener();
    };
    window.addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  },
  isSignedIn: (): boolean => (isDenied ? memory : read()) === SIGNED_IN,
  /** True once the browser has refused to store the flag. */
  isStorageDenied: (): boolean => isDenied,
  /** Checks the one demo credential pair; true when it matched. */
  signIn(email: string, password: string): boolean {
    const { demoLogin } = site;
    const isRight = email.trim().toLowerCase() === demoLogin.email.toLowerCase() && password === demoLogin.password;
    if (isRight) write(SIGNED_IN);
    return isRight;
  },
  signOut: (): void => write(null),
};

/** The allowed page to return to, or the product list. */
export function returnPath(asked: string | null): string {
  const id = EDITED.exec(asked ?? '')?.[1];
  return id ? routes.adminEditProduct(id) : (RETURNS.find((path) => path === asked) ?? routes.adminProducts());
}
