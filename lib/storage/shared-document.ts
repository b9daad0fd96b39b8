import { get, getMany, promisifyRequest } from 'idb-keyval';
import { openStore, timeoutError } from './indexed-db';
import { storageKey } from './web-storage';

/** Metadata of a stored document: its revision, and a `mark` that differs after each write. */
export type DocumentHead = { rev: number; mark: string; [more: string]: unknown };
/** A document to store: head, and its text in parts. */
export type DocumentContent = { head: DocumentHead; parts: readonly string[] };
/** A stored document. Its shape is not validated: another program may have written it. */
export type UncheckedDocument = { head: unknown; parts: unknown };

const HEAD = 'head';
const PARTS = 'parts';
/** Timeout for reading the head, which is small, including the time to open the database. */
const HEAD_TIMEOUT_MS = 20_000;

/** A random mark for {@link DocumentHead}. */
export const newMark = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('');

/**
 * A document in IndexedDB that all tabs share. The browser runs the transactions of all tabs one after another.
 * A long text is split into parts. The database opens on the first call of a method. All methods reject if the browser has no database
 * or it does not respond.
 */
export function sharedDocument(name: string) {
  const run = openStore(storageKey(name), 'document');
  return {
    /** Reads the head only; undefined if there is no document. */
    head: (): Promise<DocumentHead | undefined> =>
      Promise.race([get<DocumentHead>(HEAD, run), rejectAfter(HEAD_TIMEOUT_MS)]),
    read: async (): Promise<UncheckedDocument | undefined> => {
      const [head, parts] = await getMany<unknown>([HEAD, PARTS], run);
      return head === undefined && parts === undefined ? undefined : { head, parts };
    },
    /**
     * Compare and swap: stores `next` if the stored document has this mark; otherwise changes nothing and returns
     * false. If storage is full, changes nothing and rejects.
     * @param mark undefined: there must be no document
     * @param next undefined: deletes the document
     */
    replace: (mark: string | undefined, next: DocumentContent | undefined): Promise<boolean> =>
      run('readwrite', (store) => {
        let isReplaced = false;
        const head: IDBRequest<DocumentHead | undefined> = store.get(HEAD);
        head.onsuccess = () => {
          if (head.result?.mark !== mark) return;
          isReplaced = true;
          if (next) {
            store.put(next.head, HEAD);
            store.put(next.parts, PARTS);
          } else store.clear();
          // Commits now, so that the write completes even if the page is closed.
          store.transaction.commit?.();
        };
        return promisifyRequest(store.transaction).then(() => isReplaced);
      }),
  };
}

export type SharedDocument = ReturnType<typeof sharedDocument>;

const rejectAfter = (milliseconds: number) =>
  new Promise<never>((_, reject) => setTimeout(() => reject(timeoutError()), milliseconds));
