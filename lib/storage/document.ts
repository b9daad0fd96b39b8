import { createStore, type UseStore } from 'idb-keyval';
import { storageKey } from './key';

/** What a stored document says of itself: its revision, and a mark that no other writing of it has. */
export type Head = { rev: number; mark: string; [more: string]: unknown };
export type Kept = { head: Head; parts: readonly string[] };

/**
 * A document that the tabs of a store share, in IndexedDB, whose transactions are ordered between processes. Its text comes in parts, so
 * that nobody has to write or read a long one in one go. All reject where the browser has no database.
 */
export type SharedDocument = {
  /** The head alone; undefined where nothing is kept. */
  head: () => Promise<Head | undefined>;
  read: () => Promise<Kept | undefined>;
  /**
   * Puts another document, or none, in the place of the one with a mark (undefined: of none). False when another stands there by now;
   * rejects when there is no room. What stood there then still stands.
   */
  replace: (mark: string | undefined, next: Kept | undefined) => Promise<boolean>;
};

const HEAD = 'head';
const PARTS = 'parts';

/** The document of a name; nothing is opened before it is asked for. */
export function sharedDocument(name: string): SharedDocument {
  let opened: UseStore | undefined;
  const run = async <Result>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<Result>) => {
    opened ??= createStore(storageKey(name), 'document');
    try {
      return await opened(mode, (store) => {
        // Another tab wants to delete the database: it is opened again with the next call.
        store.transaction.db.onversionchange = () => {
          store.transaction.db.close();
          opened = undefined;
        };
        return work(store);
      });
    } catch (error) {
      // A connection that the browser has closed; with a new one it is tried once more.
      if ((error as DOMException).name !== 'InvalidStateError') throw error;
      opened = createStore(storageKey(name), 'document');
      return opened(mode, work);
    }
  };
  return {
    head: () => run('readonly', (store) => answer<Head | undefined>(store.get(HEAD))),
    read: () =>
      run('readonly', async (store) => {
        const [head, parts] = await Promise.all([
          answer<Head | undefined>(store.get(HEAD)),
          answer<string[] | undefined>(store.get(PARTS)),
        ]);
        return head && parts ? { head, parts } : undefined;
      }),
    replace: (mark, next) =>
      run('readwrite', (store) => {
        let isDone = false;
        const kept: IDBRequest<Head | undefined> = store.get(HEAD);
        kept.onsuccess = () => {
          if (kept.result?.mark !== mark) return;
          isDone = true;
          if (next) {
            store.put(next.head, HEAD);
            store.put(next.parts, PARTS);
          } else store.clear();
        };
        return settled(store.transaction).then(() => isDone);
      }),
  };
}

function answer<Result>(request: IDBRequest): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function settled(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('aborted', 'AbortError'));
  });
}
