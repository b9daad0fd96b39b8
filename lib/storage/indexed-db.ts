import type { UseStore } from 'idb-keyval';

/** How long a database may take to open before it is asked again. A page that WebKit keeps may still be about to create it: see below. */
const OPEN_TIMEOUT_MS = 5000;
const MAX_ATTEMPTS = 3;

/** The error of a database that does not answer. */
export const timeoutError = () => new DOMException('The database does not answer', 'TimeoutError');

/** Whether a database has not answered, which says nothing of what is in it. */
export const isTimeout = (error: unknown): boolean => (error as DOMException).name === 'TimeoutError';

/**
 * A store in a database of its own, opened with the first call. Rejects where the browser has no database, or one that does not answer;
 * the next call tries again.
 */
export function openStore(database: string, name: string): UseStore {
  let opening: Promise<IDBDatabase> | undefined;
  const forget = () => {
    opening = undefined;
  };
  const open = async (): Promise<IDBDatabase> => {
    opening ??= connect(database, name);
    try {
      const connection = await opening;
      connection.onclose = forget;
      // Another tab wants to delete the database.
      connection.onversionchange = () => {
        connection.close();
        forget();
      };
      return connection;
    } catch (error) {
      forget();
      throw error;
    }
  };
  const run: UseStore = async (mode, work) => {
    const connection = await open();
    const transaction = connection.transaction(name, mode);
    const hasLeft = abortOnPageHide(transaction);
    try {
      return await work(transaction.objectStore(name));
    } catch (error) {
      if (hasLeft()) return run(mode, work);
      throw error;
    }
  };
  return (mode, work) =>
    run(mode, work).catch((error: unknown) => {
      // A connection that the browser has closed; with a new one it is tried once more.
      if ((error as DOMException).name !== 'InvalidStateError') throw error;
      forget();
      return run(mode, work);
    });
}

/**
 * Gives a transaction up when its page is left for the cache of back and forward: WebKit keeps it there unfinished, and no other page
 * gets into the database. The answer says whether it was.
 */
function abortOnPageHide(transaction: IDBTransaction): () => boolean {
  let hasLeft = false;
  const leave = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    try {
      transaction.abort();
      hasLeft = true;
    } catch {
      // The transaction is being committed.
    }
  };
  const forget = () => window.removeEventListener('pagehide', leave);
  window.addEventListener('pagehide', leave);
  transaction.addEventListener('complete', forget);
  transaction.addEventListener('abort', forget);
  return () => hasLeft;
}

/** Asks again where there is no answer; the first one that comes counts. */
function connect(database: string, name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    let tries = 0;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const end = (finish: () => void) => {
      clearTimeout(timer);
      isOver = true;
      finish();
    };
    const ask = () => {
      clearTimeout(timer);
      if (tries === MAX_ATTEMPTS) {
        end(() => reject(timeoutError()));
        return;
      }
      tries += 1;
      let request: IDBOpenDBRequest;
      try {
        request = indexedDB.open(database);
      } catch (error) {
        // Denied: even asking for it throws.
        end(() => reject(error));
        return;
      }
      timer = setTimeout(ask, OPEN_TIMEOUT_MS);
      let hasLeft = () => false;
      request.onupgradeneeded = () => {
        request.result.createObjectStore(name);
        hasLeft = abortOnPageHide(request.transaction as IDBTransaction);
      };
      request.onsuccess = () => (isOver ? request.result.close() : end(() => resolve(request.result)));
      request.onerror = () => (hasLeft() ? ask() : end(() => reject(request.error)));
    };
    ask();
  });
}
