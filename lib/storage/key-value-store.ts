import { del, get, keys, set } from 'idb-keyval';
import { openStore } from './indexed-db';
import { storageKey } from './web-storage';

/** Values by name in IndexedDB. All methods reject if the browser has no database or no space. */
export function openKeyValueStore<Value>(database: string) {
  const store = openStore(storageKey(database), database);
  return {
    read: (name: string): Promise<Value | undefined> => get<Value>(name, store),
    write: (name: string, value: Value): Promise<void> => set(name, value, store),
    remove: (name: string): Promise<void> => del(name, store),
    names: (): Promise<string[]> => keys<string>(store),
  };
}
