/** `localStorage` or `sessionStorage`, for {@link readText} and {@link writeText}. */
export type WebStorage = {
  /** Throws if the browser blocks storage. */
  getStorage: () => Storage;
  /** Fallback by name if storage is blocked; lost when the page is closed. */
  memory: Map<string, string>;
};

/** Shared by all tabs. */
export const localWebStorage: WebStorage = { getStorage: () => window.localStorage, memory: new Map() };

/** Only for this tab, until it is closed. */
export const sessionWebStorage: WebStorage = { getStorage: () => window.sessionStorage, memory: new Map() };

/**
 * Key for web storage, locks and databases: 'unit' -> 'sp:unit', or 'sp:/store:unit' under a base path.
 * So two shops on one origin do not share data.
 */
export function storageKey(name: string, basePath = process.env.NEXT_PUBLIC_BASE_PATH): string {
  return `sp:${basePath ? `${basePath}:` : ''}${name}`;
}

/** Returns the stored text; undefined if there is none. */
export function readText(webStorage: WebStorage, name: string): string | undefined {
  try {
    return webStorage.getStorage().getItem(storageKey(name)) ?? undefined;
  } catch {
    return webStorage.memory.get(name);
  }
}

/** True if the browser blocks storage; texts are then kept in memory. */
export function isStorageBlocked(webStorage: WebStorage): boolean {
  try {
    webStorage.getStorage().getItem('');
    return false;
  } catch {
    return true;
  }
}

/** Stores a text; undefined deletes it. False if storage is full: the old text stays. */
export function writeText(webStorage: WebStorage, name: string, text: string | undefined): boolean {
  try {
    const storage = webStorage.getStorage();
    if (text === undefined) storage.removeItem(storageKey(name));
    else storage.setItem(storageKey(name), text);
  } catch {
    // Full storage can still be read; blocked storage cannot.
    if (!isStorageBlocked(webStorage)) return false;
    if (text === undefined) webStorage.memory.delete(name);
    else webStorage.memory.set(name, text);
  }
  return true;
}

/**
 * Calls the listener when a stored text changes or storage is cleared, also in another tab. It is also called when the page
 * returns from the back/forward cache, because a cached page receives no events. Returns the function that unsubscribes.
 */
export function onStorageChange(name: string, listener: () => void): () => void {
  const key = storageKey(name);
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener('storage', onStorage, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal });
  return () => controller.abort();
}

/** Storage name of the operator's access token. Pages of the storefront delete it from `sessionStorage`. */
export const TOKEN_KEY = 'publish-token';

/** Converts a value to text and back. `parse` returns undefined for an invalid text. */
export type Codec<Value> = { parse: (text: string) => Value | undefined; serialize: (value: Value) => string };

/**
 * A value in web storage, as a store for `useSyncExternalStore`.
 * `get` returns the same object until the text changes, also in another tab.
 * An invalid text counts as no value and stays stored; before it is replaced, it is backed up as `NAME.corrupt-TIME`.
 */
export function storedValue<Value>(webStorage: WebStorage, name: string, codec: Codec<Value>) {
  let text: string | undefined;
  let value: Value | undefined;
  const get = (): Value | undefined => {
    const stored = readText(webStorage, name);
    if (stored !== text) value = stored === undefined ? undefined : codec.parse(stored);
    text = stored;
    return value;
  };
  const write = (next: Value | undefined): boolean => {
    if (get() === undefined && text !== undefined) {
      if (next === undefined) return true;
      if (!writeText(webStorage, `${name}.corrupt-${Date.now()}`, text)) return false;
    }
    return writeText(webStorage, name, next === undefined ? undefined : codec.serialize(next));
  };
  return {
    subscribe: (listener: () => void): (() => void) => onStorageChange(name, listener),
    get,
    /** Stores a value; undefined deletes it. False if storage is full: the old value stays. */
    set(next: Value | undefined): boolean {
      const isSaved = write(next);
      // In this tab; the browser does so in the others.
      window.dispatchEvent(new StorageEvent('storage', { key: storageKey(name) }));
      return isSaved;
    },
  };
}

/**
 * An object as JSON, with its version in `v`. A text of another version is invalid.
 * @param read validates the stored object, without `v`
 */
export const jsonCodec = <Value extends object>(
  version: number,
  read: (stored: Record<string, unknown>) => Value | undefined,
): Codec<Value> => ({
  parse: (text) => {
    try {
      const { v, ...stored } = JSON.parse(text);
      return v === version ? read(stored) : undefined;
    } catch {
      return undefined;
    }
  },
  serialize: (value) => JSON.stringify({ v: version, ...value }),
});

/** A plain text such as 'NY'. It needs no version: a text that does not match is invalid. */
export const textCodec = (isValid: RegExp): Codec<string> => ({
  parse: (text) => (isValid.test(text) ? text : undefined),
  serialize: (text) => text,
});
