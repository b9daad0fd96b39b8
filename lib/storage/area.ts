import { BASE_PATH } from '../site/base-path';
import { claimPlainKeys, readOwed, settle, takeOver } from './former-keys';
import { storageKey } from './key';

/** One of the browser's two storages as this store sees it: texts under names. */
export type Area = {
  /** The browser's own storage. Throws where that is denied. */
  open: () => Storage;
  read: (name: string) => string | undefined;
  /** Keeps a text, or forgets what was kept. False when there was no room: what stood there still stands. */
  write: (name: string, text: string | undefined) => boolean;
};

/**
 * Where the browser denies storage, that is where `find` throws or what it finds cannot be read, texts last as long as the page.
 * `isLasting` is a storage that outlives the tab, in which earlier versions may have left something.
 */
export function openArea(find: () => Storage, isLasting = false): Area {
  const memory = new Map<string, string>();
  const open = () => {
    const storage = find();
    // Asked for by each call: another tab, or the visitor, may have emptied the storage.
    if (BASE_PATH && isLasting) takeOver(storage);
    return storage;
  };
  return {
    open,
    read: (name) => {
      try {
        const storage = open();
        return storage.getItem(storageKey(name)) ?? (BASE_PATH ? readOwed(storage, name) : undefined) ?? undefined;
      } catch {
        return memory.get(name);
      }
    },
    write: (name, text) => {
      try {
        const storage = open();
        if (text === undefined) storage.removeItem(storageKey(name));
        else storage.setItem(storageKey(name), text);
        if (BASE_PATH) settle(storage, name);
        else if (isLasting && text !== undefined) claimPlainKeys(storage);
      } catch {
        // A full storage can still be read.
        if (!isDenied({ open })) return false;
        if (text === undefined) memory.delete(name);
        else memory.set(name, text);
      }
      return true;
    },
  };
}

/** Whether the browser refuses even to say what it keeps: texts then last as long as the page. */
export function isDenied({ open }: Pick<Area, 'open'>): boolean {
  try {
    open().getItem(storageKey(''));
    return false;
  } catch {
    return true;
  }
}

/** What all tabs of this store share, until somebody clears it. */
export const local = openArea(() => window.localStorage, true);

/** What this tab alone keeps, until it is closed. */
export const tab = openArea(() => window.sessionStorage);
