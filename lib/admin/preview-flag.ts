import { isPreviewOn, PREVIEW_KEY } from '../preview';

const listeners = new Set<() => void>();

/** Whether this browser shows the store with the ledger's edits, as a store for React. */
export const preview = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
  isOn: isPreviewOn,
  set(isWanted: boolean): void {
    try {
      if (isWanted) window.localStorage.setItem(PREVIEW_KEY, 'on');
      else window.localStorage.removeItem(PREVIEW_KEY);
    } catch {
      // Without storage there are no edits that another page could show.
    }
    for (const listener of listeners) listener();
  },
};
