/** @jest-environment jsdom */
import { EditStorage } from '@/lib/admin/edits/edit-storage';
import { isTimeout, openStore } from '@/lib/storage/indexed-db';
import { sharedDocument } from '@/lib/storage/shared-document';
import { localWebStorage } from '@/lib/storage/web-storage';

/** 'created': the database is new, so that `upgradeneeded` fires. */
type Response = 'none' | 'created' | 'opened';

class Transaction extends EventTarget {
  readonly abort = jest.fn(() => void this.dispatchEvent(new Event('abort')));
  objectStore = (): unknown => 'the store';
}

/** Mocks `indexedDB.open` with one response per request; the last one repeats. */
class MockDatabase {
  readonly requests: IDBOpenDBRequest[] = [];
  readonly close = jest.fn();
  readonly transaction = new Transaction();
  private readonly database = {
    createObjectStore: jest.fn(),
    close: this.close,
    transaction: () => this.transaction,
  };

  constructor(private readonly responses: readonly Response[]) {
    Object.defineProperty(globalThis, 'indexedDB', { value: { open: this.open }, configurable: true });
  }

  /** Responds to a pending request. */
  respond(index: number): void {
    this.requests[index]?.onsuccess?.(new Event('success'));
  }

  private readonly open = (): IDBOpenDBRequest => {
    const request = {
      result: this.database,
      transaction: this.transaction,
      error: null,
    } as unknown as IDBOpenDBRequest;
    const response = this.responses[this.requests.length] ?? this.responses.at(-1);
    this.requests.push(request);
    void Promise.resolve().then(() => {
      if (response === 'opened') request.onsuccess?.(new Event('success'));
      if (response === 'created') request.onupgradeneeded?.(new Event('upgradeneeded') as IDBVersionChangeEvent);
    });
    return request;
  };
}

const OPEN_TIMEOUT_MS = 5000;
const returnStore = async (store: unknown) => store;
/** `persisted`: the page enters the back/forward cache. */
const leavePage = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'indexedDB');
});

test('a request without response is repeated, and a late response closes its connection', async () => {
  const database = new MockDatabase(['none', 'opened']);
  const result = openStore('a', 'b')('readonly', returnStore);
  await jest.advanceTimersByTimeAsync(OPEN_TIMEOUT_MS);
  expect([await result, database.requests.length]).toEqual(['the store', 2]);
  database.respond(0);
  await jest.advanceTimersByTimeAsync(0);
  expect(database.close).toHaveBeenCalledTimes(1);
});

test('a database that never responds rejects, and the next call tries again', async () => {
  const database = new MockDatabase(['none', 'none', 'none', 'opened']);
  const store = openStore('a', 'b');
  const error = store('readonly', returnStore).catch((reason: unknown) => reason);
  await jest.advanceTimersByTimeAsync(3 * OPEN_TIMEOUT_MS);
  expect([isTimeout(await error), database.requests.length]).toEqual([true, 3]);
  expect(await store('readonly', returnStore)).toBe('the store');
});

test('a page cached while it creates the database aborts, and tries again when it is restored', async () => {
  const database = new MockDatabase(['created', 'opened']);
  const result = openStore('a', 'b')('readonly', returnStore);
  await jest.advanceTimersByTimeAsync(0);
  leavePage(false);
  expect(database.transaction.abort).not.toHaveBeenCalled();
  leavePage(true);
  database.requests[0]?.onerror?.(new Event('error'));
  expect(await result).toBe('the store');
  expect(database.transaction.abort).toHaveBeenCalledTimes(1);
});

test('a transaction of a page that is cached is aborted, and repeated when the page is restored', async () => {
  const { transaction } = new MockDatabase(['opened']);
  let attempts = 0;
  const result = openStore('a', 'b')('readonly', (store) => {
    attempts += 1;
    if (attempts === 2) return returnStore(store);
    return new Promise((_, reject) => transaction.addEventListener('abort', () => reject(new Error('aborted'))));
  });
  await jest.advanceTimersByTimeAsync(0);
  leavePage(true);
  expect([await result, attempts]).toEqual(['the store', 2]);
  transaction.dispatchEvent(new Event('complete'));
  leavePage(true);
  expect(transaction.abort).toHaveBeenCalledTimes(1);
});

test('reading the head has a timeout, even if the database is open', async () => {
  const { transaction } = new MockDatabase(['opened']);
  transaction.objectStore = () => ({ get: () => ({}) });
  const error = sharedDocument('a')
    .head()
    .catch((reason: unknown) => reason);
  await jest.advanceTimersByTimeAsync(4 * OPEN_TIMEOUT_MS);
  expect(isTimeout(await error)).toBe(true);
});

test('if the database of edits does not respond, opening fails and edits do not count as empty', async () => {
  new MockDatabase(['none']);
  const damaged = { names: async () => [], read: async () => undefined, write: async () => {}, remove: async () => {} };
  const storage = new EditStorage({
    webStorage: localWebStorage,
    document: sharedDocument('a'),
    damaged,
    now: Date.now,
  });
  const error = storage.open().catch((reason: unknown) => reason);
  await jest.advanceTimersByTimeAsync(4 * OPEN_TIMEOUT_MS);
  expect([isTimeout(await error), storage.mode]).toEqual([true, 'stored']);
});
