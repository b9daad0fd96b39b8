import { storageKey } from './key';

/** Whether this is the first tab of the store that asks under a name; true for as long as it is open. Where the browser has no locks every tab is told so. */
export function isFirstTab(name: string): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    void navigator.locks.request(storageKey(name), { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      // Held until the tab is closed.
      return lock ? new Promise(() => undefined) : undefined;
    });
  });
}
