import { openStore, timeoutError } from './indexed-db';
import { storageKey } from './web-storage';

/** Metadata of a stored document: its revision, and a `mark` that differs after each write. */
export type DocumentHead = { rev: number; mark: string; [more: string]: unknown };
/** A document to store: head, and its text in parts. */
export type DocumentContent = { head: DocumentHead; parts: readonly string[] };
/** A stored document. Its shape is not validated: another program may have written it. */
export type UncheckedDocument = { head: unknown; parts: unknown };

/**
 * A document in IndexedDB that all tabs share. The browser runs the transactions of all tabs one after another.
 * A long text is split into parts. All methods reject if the browser has no database or it does not respond.
 */
export type SharedDocument = {
  /** Reads the head only; undefined if there is no document. */
  head: () => Promise<DocumentHead | undefined>;
  read: () => Promise<UncheckedDocument | undefined>;
  /**
   * Compare and swap: stores `next` if the stored document has this mark; otherwise changes nothing and returns
   * false. If storage is full, changes nothing and rejects.
   * @param mark undefined: there must be no document
   * @param next undefined: deletes the document
   */
  replace: (mark: string | undefined, next: DocumentContent | undefined) => Promise<boolean>;
};

const HEAD = 'head';
const PARTS = 'parts';
/** Timeout for reading the head, which is small, including the time to open the database. */
const HEAD_TIMEOUT_MS = 20_000;

/** A random mark for {@link DocumentHead}. */
export const newMark = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('');

/** The shared document with this name. Its database opens on the first call of a method. */
export function sharedDocument(name: string): SharedDocument {
  const run = openStore(storageKey(name), 'document');
  return {
    head: () => withTimeout(run('readonly', (store) => requestDone<DocumentHead | undefined>(store.get(HEAD)))),
    read: () =>
      run('readonly', async (store) => {
        const [head, parts] = await Promise.all([
          requestDone<unknown>(store.get(HEAD)),
          requestDone<unknown>(store.get(PARTS)),
        ]);
        return head === undefined && parts === undefined ? undefined : { head, parts };
      }),
    replace: (mark, next) =>
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
        return transactionDone(store.transaction).then(() => isReplaced);
      }),
  };
}

function withTimeout<Result>(task: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timeoutError()), HEAD_TIMEOUT_MS);
  });
  return Promise.race([task, timeout]).finally(() => clearTimeout(timer));
}

function requestDone<Result>(request: IDBRequest): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function transactionDone(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new DOMException('aborted', 'AbortError'));
  });
}
