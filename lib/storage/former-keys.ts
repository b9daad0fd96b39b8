import { storageKey } from './key';

/** The name of a note on how this store keeps its values: the version of that, then what is still to be copied. */
const LAYOUT = 'layout';
const VERSION = '1';
const plainKey = (name: string) => storageKey(name, '');

/**
 * Stores under a base path once kept their values under the plain keys, where the store at the root of the origin has its own. The first
 * visit after that copies them, once: what is forgotten later does not come back. Nothing is taken from a store at the root that has
 * been here with keys of its own, and nothing is taken away. What finds no room stays owed, and is read where it is.
 */
export function takeOver(storage: Storage): void {
  if (storage.getItem(storageKey(LAYOUT)) !== null) return;
  const left = storage.getItem(plainKey(LAYOUT)) === null ? plainNames(storage) : [];
  try {
    storage.setItem(storageKey(LAYOUT), [VERSION, ...left, ...(left.length > 0 ? ['images'] : [])].join(' '));
  } catch {
    // Without the note it could not be known later that this was done: it waits until there is room.
    return;
  }
  for (const name of left) {
    try {
      storage.setItem(storageKey(name), storage.getItem(plainKey(name)) ?? '');
      settle(storage, name);
    } catch {
      // Owed.
    }
  }
}

/** What is still under a plain key for want of room; null for all else. */
export function readOwed(storage: Storage, name: string): string | null {
  return isOwed(storage, name) ? storage.getItem(plainKey(name)) : null;
}

/** Whether something that an earlier version kept has not been copied yet. */
export function isOwed(storage: Storage, name: string): boolean {
  return storage.getItem(storageKey(LAYOUT))?.split(' ').includes(name) ?? false;
}

/** Notes that something has been copied, or is not wanted any more. */
export function settle(storage: Storage, name: string): void {
  if (!isOwed(storage, name)) return;
  const left = storage
    .getItem(storageKey(LAYOUT))
    ?.split(' ')
    .filter((owed) => owed !== name);
  // Shorter than what stands there: there is room for it.
  storage.setItem(storageKey(LAYOUT), left?.join(' ') ?? VERSION);
}

/** Says, at the root, that the plain keys have an owner, so that a store under a base path that comes later takes nothing. */
export function claimPlainKeys(storage: Storage): void {
  try {
    if (storage.getItem(plainKey(LAYOUT)) === null) storage.setItem(plainKey(LAYOUT), VERSION);
  } catch {
    // With the next write that leaves room.
  }
}

function plainNames(storage: Storage): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.flatMap((key) => /^sp:(?!\/)(.+)$/.exec(key)?.[1] ?? []);
}
