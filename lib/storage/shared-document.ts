import { openStore, timeoutError } from './indexed-db';
import { storageKey } from './web-storage';

/** The head of a stored document: its revision, and a mark that no other writing of it has. */
export type DocumentHead = { rev: number; mark: string; [more: string]: unknown };
/** A document to be stored: its head and its text in parts. */
export type DocumentContent = { head: DocumentHead; parts: readonly string[] };
/** A stored document as it is read. Something else may have written it: its shape is not validated. */
export type UncheckedDocument = { head: unknown; parts: unknown };

/**
 * A document that the tabs of a store share, in IndexedDB, whose transactions are ordered between processes. Its text comes in parts, so
 * that nobody has to write or read a long one in one go. All reject where the browser has no database, or one that does not answer.
 */
export type SharedDocument = {
  /** The head alone; undefined where nothing is kept. */
  head: () => Promise<DocumentHead | undefined>;
  read: () => Promise<UncheckedDocument | undefined>;
  /**
   * Puts another document, or none, in the place of the one with a mark (undefined: of none). False when another stands there by now;
   * rejects when there is no room. What stood there then still stands.
   */
  replace: (mark: string | undefined, next: DocumentContent | undefined) => Promise<boolean>;
};

const HEAD = 'head';
const PARTS = 'parts';
/** How long the little that a head is may take, the opening with it. */
const HEAD_TIMEOUT_MS = 20_000;

/** A mark for another writing, made at random. */
export const newMark = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('');

/** The document of a name; nothing is opened before it is asked for. */
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
        let isDone = false;
        const kept: IDBRequest<DocumentHead | undefined> = store.get(HEAD);
        kept.onsuccess = () => {
          if (kept.result?.mark !== mark) return;
          isDone = true;
          if (next) {
            store.put(next.head, HEAD);
            store.put(next.parts, PARTS);
          } else store.clear();
          // The transaction is finished even if the page is left now, for nothing follows.
          store.transaction.commit?.();
        };
        return transactionDone(store.transaction).then(() => isDone);
      }),
  };
}

function withTimeout<Result>(asked: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timeoutError()), HEAD_TIMEOUT_MS);
  });
  return Promise.race([asked, end]).finally(() => clearTimeout(timer));
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
