import { storageKey } from './key';

/** Calls back when something else is kept under a name, in another tab too, or everything has been cleared; returns the way to stop that. */
export function onChange(name: string, listener: () => void): () => void {
  const key = storageKey(name);
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Tells this tab what the browser tells all others. */
export function tellChange(name: string): void {
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey(name) }));
}
