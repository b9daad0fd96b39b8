/** The version of what is stored is part of the key. */
const KEY = 'sp:viewed:1';
const MOST = 8;

/** Gives the storage, or throws where a browser denies it. */
type StorageSource = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The ids of the products that a visitor has looked at, the last one first; empty where storage is denied or holds nothing. */
export function readViewed(storage: StorageSource): string[] {
  try {
    return (storage().getItem(KEY) ?? '')
      .split(' ')
      .filter(Boolean)
      .slice(0, MOST + 1);
  } catch {
    return [];
  }
}

/** Puts a product before the others, and returns those: at most eight. */
export function noteViewed(storage: StorageSource, id: string): string[] {
  const others = readViewed(storage)
    .filter((other) => other !== id)
    .slice(0, MOST);
  try {
    storage().setItem(KEY, [id, ...others].join(' '));
  } catch {
    // A browser that keeps nothing has no list.
  }
  return others;
}

/** Forgets all of them. */
export function clearViewed(storage: StorageSource): void {
  try {
    storage().removeItem(KEY);
  } catch {
    // Denied storage holds nothing that could be forgotten.
  }
}
