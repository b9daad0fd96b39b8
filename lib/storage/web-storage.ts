/** One of the browser's two storages, for texts under names: see `readText` and `writeText`. */
export type WebStorage = {
  /** Throws where the browser denies storage. */
  getStorage: () => Storage;
  /** Texts for as long as the page, where storage is denied. */
  memory: Map<string, string>;
};

/** The storage that all tabs of this store share, until somebody clears it. */
export const localWebStorage: WebStorage = { getStorage: () => window.localStorage, memory: new Map() };

/** The storage of this tab alone, until it is closed. */
export const sessionWebStorage: WebStorage = { getStorage: () => window.sessionStorage, memory: new Map() };

/**
 * The key under which this store keeps what has a name: 'sp:unit', or 'sp:/store:unit' under a base path, so that two stores on one
 * origin share nothing. What is kept in storage, locks and databases are named so.
 */
export function storageKey(name: string, basePath = process.env.NEXT_PUBLIC_BASE_PATH): string {
  return `sp:${basePath ? `${basePath}:` : ''}${name}`;
}

/** The text that is kept under a name; undefined when there is none. */
export function readText(area: WebStorage, name: string): string | undefined {
  try {
    return area.getStorage().getItem(storageKey(name)) ?? undefined;
  } catch {
    return area.memory.get(name);
  }
}

/** Whether the browser refuses even to say what it keeps: texts then last as long as the page. */
export function isStorageBlocked(area: WebStorage): boolean {
  try {
    area.getStorage().getItem('');
    return false;
  } catch {
    return true;
  }
}

/** Keeps a text under a name, or forgets what was kept. False when there was no room: what stood there still stands. */
export function writeText(area: WebStorage, name: string, text: string | undefined): boolean {
  try {
    const storage = area.getStorage();
    if (text === undefined) storage.removeItem(storageKey(name));
    else storage.setItem(storageKey(name), text);
  } catch {
    // A full storage can still be read.
    if (!isStorageBlocked(area)) return false;
    if (text === undefined) area.memory.delete(name);
    else area.memory.set(name, text);
  }
  return true;
}

/**
 * Calls back when something else is kept under a name, in another tab too, or everything has been cleared, and when the page comes back out
 * of the browser's memory, where it has heard of nothing; returns the way to stop that.
 */
export function onStorageChange(name: string, listener: () => void): () => void {
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
export function notifyStorageChange(name: string): void {
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey(name) }));
}

/** The name of the operator's token in the tab's storage: every page of the shop takes it out of there. */
export const TOKEN_KEY = 'publish-token';
