import type { UseStore } from 'idb-keyval';

/** Time before another attempt to open a database. In WebKit a cached page may block it: see {@link abortOnPageHide}. */
const OPEN_TIMEOUT_MS = 5000;
const MAX_ATTEMPTS = 3;

/** Error of a database that does not respond. */
export const timeoutError = () => new DOMException('The database does not respond', 'TimeoutError');

/** True for a {@link timeoutError}. The database may still contain data. */
export const isTimeout = (error: unknown): boolean => (error as DOMException).name === 'TimeoutError';

/**
 * An object store in a separate database, which opens on the first call.
 * Rejects if the browser has no database or it does not respond; the next call tries again.
 */
export function openStore(database: string, name: string): UseStore {
  let opening: Promise<IDBDatabase> | undefined;
  const reset = () => {
    opening = undefined;
  };
  const open = () => {
    opening ??= connect(database, name);
    opening.then((connection) => {
      connection.onclose = reset;
      // Another tab wants to delete the database.
      connection.onversionchange = () => {
        connection.close();
        reset();
      };
    }, reset);
    return opening;
  };
  const run: UseStore = async (mode, work) => {
    const connection = await open();
    const transaction = connection.transaction(name, mode);
    const isAborted = abortOnPageHide(transaction);
    try {
      return await work(transaction.objectStore(name));
    } catch (error) {
      if (isAborted()) return run(mode, work);
      throw error;
    }
  };
  return (mode, work) =>
    run(mode, work).catch((error: unknown) => {
      // The browser has closed the connection: try once more with a new one.
      if ((error as DOMException).name !== 'InvalidStateError') throw error;
      reset();
      return run(mode, work);
    });
}

/**
 * Aborts a transaction when its page enters the back/forward cache. WebKit would suspend the transaction there,
 * which blocks the database for all other pages. Returns a function that is true if the transaction was aborted.
 */
function abortOnPageHide(transaction: IDBTransaction): () => boolean {
  let isAborted = false;
  const onPageHide = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    try {
      transaction.abort();
      isAborted = true;
    } catch {
      // The transaction is being committed.
    }
  };
  const stop = () => window.removeEventListener('pagehide', onPageHide);
  window.addEventListener('pagehide', onPageHide);
  transaction.addEventListener('complete', stop);
  transaction.addEventListener('abort', stop);
  return () => isAborted;
}

/** Opens a database. If it does not respond within {@link OPEN_TIMEOUT_MS}, tries again. */
async function connect(database: string, name: string): Promise<IDBDatabase> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const opening = openOnce(database, name);
    const timeout = new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), OPEN_TIMEOUT_MS));
    const connection = await Promise.race([opening, timeout]);
    if (connection && connection !== 'late') return connection;
    opening.then((late) => late?.close()).catch(() => undefined);
  }
  throw timeoutError();
}

/** Resolves with undefined if the page entered the back/forward cache meanwhile. */
function openOnce(database: string, name: string): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    // Throws if the browser blocks storage.
    const request = indexedDB.open(database);
    let isAborted = () => false;
    request.onupgradeneeded = () => {
      request.result.createObjectStore(name);
      isAborted = abortOnPageHide(request.transaction as IDBTransaction);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => (isAborted() ? resolve(undefined) : reject(request.error));
  });
}
