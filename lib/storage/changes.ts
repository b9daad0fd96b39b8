import { storageKey } from './key';

/**
 * Calls back when something else is kept under a name, in another tab too, or everything has been cleared, and when the page comes back out
 * of the browser's memory, where it has heard of nothing; returns the way to stop that.
 */
export function onChange(name: string, listener: () => void): () => void {
  const key = storageKey(name);
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal });
  return () => listening.abort();
}

/** Tells this tab what the browser tells all others. */
export function tellChange(name: string): void {
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey(name) }));
}
