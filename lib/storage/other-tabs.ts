import { storageKey } from './key';

/** Calls back when another tab has changed what stands under a name, or has cleared everything; returns the way to stop that. */
export function onOtherTab(name: string, listener: () => void): () => void {
  const key = storageKey(name);
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
