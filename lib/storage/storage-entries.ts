import { isStorageBlocked, storageKey, type WebStorage } from './web-storage';

/** The name behind a key; undefined when the key is another store's, or nobody's. */
export function storageName(key: string): string | undefined {
  const start = storageKey('');
  // Names begin with a letter: behind the plain prefix a slash begins the base path of another store.
  return key.startsWith(start) && key[start.length] !== '/' ? key.slice(start.length) : undefined;
}

/** Everything of this store that a storage holds, by key; empty where storage is denied. */
export function listStoredEntries(area: WebStorage): Record<string, string> {
  return Object.fromEntries(entriesOf(area).filter(([key]) => storageName(key) !== undefined));
}

/** The names under which texts are kept, here or, where storage is denied, for as long as the page. */
export function storedNames(area: WebStorage): string[] {
  if (isStorageBlocked(area)) return [...area.memory.keys()];
  return entriesOf(area).flatMap(([key]) => storageName(key) ?? []);
}

/** Characters that are taken of a storage, by all who share the origin: so browsers count. */
export function countUsedCharacters(area: WebStorage): number {
  return entriesOf(area).reduce((sum, [key, text]) => sum + key.length + text.length, 0);
}

function entriesOf(area: WebStorage): [key: string, text: string][] {
  try {
    const storage = area.getStorage();
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    return keys.map((key) => [key, storage.getItem(key) ?? '']);
  } catch {
    return [];
  }
}
