/** @jest-environment jsdom */
import { EditStorage } from '@/lib/admin/edits/edit-storage';
import { isTimeout, openStore } from '@/lib/storage/indexed-db';
import { sharedDocument } from '@/lib/storage/shared-document';
import { localWebStorage } from '@/lib/storage/web-storage';

type Answer = 'silent' | 'created' | 'there';

class Transaction extends EventTarget {
  readonly abort = jest.fn(() => void this.dispatchEvent(new Event('abort')));
  objectStore = (): unknown => 'the store';
}

/** The requests of a page to a database that answers them in turn as told, and the last way from then on. */
class Requests {
  readonly made: IDBOpenDBRequest[] = [];
  readonly close = jest.fn();
  readonly transaction = new Transaction();
  private readonly database = {
    createObjectStore: jest.fn(),
    close: this.close,
    transaction: () => this.transaction,
  };

  constructor(private readonly answers: readonly Answer[]) {
    Object.defineProperty(globalThis, 'indexedDB', { value: { open: this.open }, configurable: true });
  }

  /** Answers a request that has waited. */
  answer(index: number): void {
    this.made[index]?.onsuccess?.(new Event('success'));
  }

  private readonly open = (): IDBOpenDBRequest => {
    const request = {
      result: this.database,
      transaction: this.transaction,
      error: null,
    } as unknown as IDBOpenDBRequest;
    const answer = this.answers[this.made.length] ?? this.answers.at(-1);
    this.made.push(request);
    void Promise.resolve().then(() => {
      if (answer === 'there') request.onsuccess?.(new Event('success'));
      if (answer === 'created') request.onupgradeneeded?.(new Event('upgradeneeded') as IDBVersionChangeEvent);
    });
    return request;
  };
}

const PATIENCE_MS = 5000;
const work = async (store: unknown) => store;
/** `persisted`: the browser keeps the page for the way back. */
const leave = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'indexedDB');
});

test('a database that does not answer is asked again, and a late answer to the first request is let go', async () => {
  const requests = new Requests(['silent', 'there']);
  const answer = openStore('a', 'b')('readonly', work);
  await jest.advanceTimersByTimeAsync(PATIENCE_MS);
  expect([await answer, requests.made.length]).toEqual(['the store', 2]);
  requests.answer(0);
  expect(requests.close).toHaveBeenCalledTimes(1);
});

test('one that is only slow is answered late, and nothing is asked again after that', async () => {
  const requests = new Requests(['silent']);
  const answer = openStore('a', 'b')('readonly', work);
  await jest.advanceTimersByTimeAsync(PATIENCE_MS - 1);
  requests.answer(0);
  expect(await answer).toBe('the store');
  await jest.advanceTimersByTimeAsync(10 * PATIENCE_MS);
  expect(requests.made).toHaveLength(1);
});

test('one that never answers rejects, and the next call asks anew', async () => {
  const requests = new Requests(['silent', 'silent', 'silent', 'there']);
  const store = openStore('a', 'b');
  const fault = store('readonly', work).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(3 * PATIENCE_MS);
  expect([isTimeout(await fault), requests.made.length]).toEqual([true, 3]);
  expect(await store('readonly', work)).toBe('the store');
});

test('one that is denied when it is asked again rejects at once', async () => {
  const requests = new Requests(['silent']);
  const fault = openStore('a', 'b')('readonly', work).catch((error: unknown) => error);
  const denied = new DOMException('no', 'SecurityError');
  jest.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw denied;
  });
  await jest.advanceTimersByTimeAsync(PATIENCE_MS);
  expect([await fault, requests.made.length, jest.getTimerCount()]).toEqual([denied, 1, 0]);
});

test('a page that is left while it creates the database gives it up, and asks again when it is shown again', async () => {
  const requests = new Requests(['created', 'there']);
  const answer = openStore('a', 'b')('readonly', work);
  await jest.advanceTimersByTimeAsync(0);
  leave(false);
  expect(requests.transaction.abort).not.toHaveBeenCalled();
  leave(true);
  requests.made[0]?.onerror?.(new Event('error'));
  expect(await answer).toBe('the store');
  expect(requests.transaction.abort).toHaveBeenCalledTimes(1);
});

test('what a page is about when it is left is given up, and done when it is shown again', async () => {
  const { transaction } = new Requests(['there']);
  let tries = 0;
  const answer = openStore('a', 'b')('readonly', (store) => {
    tries += 1;
    if (tries === 2) return work(store);
    return new Promise((_, reject) => transaction.addEventListener('abort', () => reject(new Error('aborted'))));
  });
  await jest.advanceTimersByTimeAsync(0);
  leave(true);
  expect([await answer, tries]).toEqual(['the store', 2]);
  transaction.dispatchEvent(new Event('complete'));
  leave(true);
  expect(transaction.abort).toHaveBeenCalledTimes(1);
});

test('a head that does not come although the database is open is waited for no longer', async () => {
  const { transaction } = new Requests(['there']);
  transaction.objectStore = () => ({ get: () => ({}) });
  const fault = sharedDocument('a')
    .head()
    .catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(4 * PATIENCE_MS);
  expect(isTimeout(await fault)).toBe(true);
});

test('edits are not opened as if there were none if their database does not respond', async () => {
  new Requests(['silent']);
  const damaged = { names: async () => [], read: async () => undefined, write: async () => {}, remove: async () => {} };
  const storage = new EditStorage({ area: localWebStorage, document: sharedDocument('a'), damaged, now: Date.now });
  const error = storage.open().catch((reason: unknown) => reason);
  await jest.advanceTimersByTimeAsync(4 * PATIENCE_MS);
  expect([isTimeout(await error), storage.mode]).toEqual([true, 'stored']);
});
