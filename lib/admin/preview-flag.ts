/** The storage key of the preview; the storefront's island looks for it, see `components/preview`. */
export const PREVIEW_KEY = 'sp:preview';

const listeners = new Set<() => void>();

function isOn(): boolean {
  try {
    return window.localStorage.getItem(PREVIEW_KEY) !== null;
  } catch {
    return false;
  }
}

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
  isOn,
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
