const KEY = 'sp:recent-searches';
const VERSION = 1;
const MOST = 8;
const LONGEST = 100;

/** Gives the storage, or throws where a browser denies it. */
export type StorageSource = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What a visitor has searched for, the last one first; empty where storage is denied, or holds something else. */
export function readRecentSearches(storage: StorageSource): string[] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(KEY) ?? 'null');
    return isStored(stored)
      ? stored.queries.filter((query) => typeof query === 'string' && query !== '').slice(0, MOST)
      : [];
  } catch {
    return [];
  }
}

/** Puts a search before the others; one in other letter case is the same. False when it could not be kept. */
export function addRecentSearch(storage: StorageSource, query: string): boolean {
  const tidy = query.replace(/\s+/g, ' ').trim().slice(0, LONGEST);
  if (tidy === '') return false;
  const others = readRecentSearches(storage).filter((other) => other.toLowerCase() !== tidy.toLowerCase());
  try {
    storage().setItem(KEY, JSON.stringify({ version: VERSION, queries: [tidy, ...others].slice(0, MOST) }));
    return true;
  } catch {
    return false;
  }
}

/** Forgets all searches. */
export function clearRecentSearches(storage: StorageSource): void {
  try {
    storage().removeItem(KEY);
  } catch {
    // Denied storage holds nothing that could be forgotten.
  }
}

function isStored(value: unknown): value is { queries: string[] } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    value.version === VERSION &&
    'queries' in value &&
    Array.isArray(value.queries)
  );
}
