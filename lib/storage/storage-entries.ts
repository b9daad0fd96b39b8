import { storageKey, type WebStorage } from './web-storage';

/** Name of a storage key: 'sp:unit' -> 'unit'. Undefined if the key belongs to another shop or program. */
export function storageName(key: string): string | undefined {
  const prefix = storageKey('');
  // Names start with a letter. A slash after the prefix means a key of another shop, which has a base path.
  return key.startsWith(prefix) && key[prefix.length] !== '/' ? key.slice(prefix.length) : undefined;
}

/** Stored texts of this shop, by key; empty if the browser blocks storage. */
export function listStoredEntries(webStorage: WebStorage): Record<string, string> {
  return Object.fromEntries(entriesOf(webStorage).filter(([key]) => storageName(key) !== undefined));
}

/** Number of characters in a storage, with those of other programs on this origin: they share the browser's limit. */
export function countUsedCharacters(webStorage: WebStorage): number {
  return entriesOf(webStorage).reduce((sum, [key, text]) => sum + key.length + text.length, 0);
}

function entriesOf(webStorage: WebStorage): [key: string, text: string][] {
  try {
    const storage = webStorage.getStorage();
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    return keys.map((key) => [key, storage.getItem(key) ?? '']);
  } catch {
    return [];
  }
}
