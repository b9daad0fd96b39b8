import { fetchCatalogue } from '@/lib/admin/fetch-catalogue';
import { MemoryCaches } from '@/tests/fixtures/memory-storage';

const LIST = { clothing: { name: 'Clothing', products: [] } };
const CACHED_AT = Date.UTC(2026, 10, 22, 14, 5);
const NAME = 'sp:pages:/#admin';

let caches: MemoryCaches;

beforeEach(() => {
  globalThis.caches ??= {} as CacheStorage;
  caches = new MemoryCaches().install();
});

/** Lets the network give this, however often it is asked. */
function answer(response: () => Promise<Response> | Response) {
  globalThis.fetch = jest.fn(async () => response());
}
const json = (value: unknown) => answer(() => Response.json(value));
const noNetwork = () => answer(() => Promise.reject(new TypeError('Failed to fetch')));

async function cacheAt(time: number) {
  json(LIST);
  jest.spyOn(Date, 'now').mockReturnValue(time);
  await fetchCatalogue();
}

test('the list of the network is given, and kept', async () => {
  json(LIST);
  expect(await fetchCatalogue()).toEqual({ json: LIST });
  expect(await caches.text(NAME, '/catalogue.json')).toBe(JSON.stringify(LIST));
});

test('without a network the kept list is given with its time', async () => {
  await cacheAt(CACHED_AT);
  noNetwork();
  expect(await fetchCatalogue()).toEqual({ json: LIST, cacheInfo: { at: CACHED_AT, why: 'offline' } });
});

test.each([
  ['an error', () => new Response('', { status: 503 })],
  ['a page', () => new Response('<!DOCTYPE html>', { headers: { 'content-type': 'text/html' } })],
])('%s instead of the list gives the kept one, which stays', async (_what, response) => {
  await cacheAt(CACHED_AT);
  answer(response);
  expect(await fetchCatalogue()).toEqual({ json: LIST, cacheInfo: { at: CACHED_AT, why: 'failed' } });
  expect(await caches.text(NAME, '/catalogue.json')).toBe(JSON.stringify(LIST));
});

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error', () => new Response('', { status: 404 })],
  ['a page', () => new Response('<!DOCTYPE html>')],
])('%s rejects where nothing was kept', async (_what, response) => {
  answer(response);
  await expect(fetchCatalogue()).rejects.toThrow();
  expect(caches.paths(NAME)).toEqual([]);
});

test('a list that cannot be kept takes the older copy with it: an edit may stand on the newer one', async () => {
  await cacheAt(CACHED_AT);
  caches.isFull = true;
  json({});
  expect(await fetchCatalogue()).toEqual({ json: {} });
  expect(caches.paths(NAME)).toEqual([]);
});

describe('patience', () => {
  /** A network that says nothing until the request is given up, or sends one piece each time it is told to. */
  function slow(pieces?: ReadableStream<Uint8Array>) {
    globalThis.fetch = jest.fn((_address, { signal } = {}) => {
      if (pieces)
        return Promise.resolve(
          new Response(pieces.pipeThrough(new TransformStream(), { signal: signal ?? undefined })),
        );
      return new Promise<Response>((_done, fail) => signal?.addEventListener('abort', () => fail(signal.reason)));
    });
  }

  beforeEach(async () => {
    await cacheAt(CACHED_AT);
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  });
  afterEach(() => jest.useRealTimers());

  const isOffline = { cacheInfo: { at: CACHED_AT, why: 'offline' } };

  test('a network that does not answer in 8 seconds is none', async () => {
    slow();
    const fetched = fetchCatalogue();
    await jest.advanceTimersByTimeAsync(8000);
    expect(await fetched).toMatchObject(isOffline);
  });

  test('a list that stops on its way for 8 seconds is none, and the kept one stays', async () => {
    slow(new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{')) }));
    const fetched = fetchCatalogue();
    await jest.advanceTimersByTimeAsync(8000);
    expect(await fetched).toMatchObject({ json: LIST, ...isOffline });
  });

  test('a list that keeps coming is waited for, however long it takes', async () => {
    let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
    slow(
      new ReadableStream({
        start: (controller) => {
          stream = controller;
        },
      }),
    );
    const fetched = fetchCatalogue();
    for (const letter of '{"a":1}') {
      await jest.advanceTimersByTimeAsync(6000);
      stream?.enqueue(new TextEncoder().encode(letter));
    }
    await jest.advanceTimersByTimeAsync(1);
    stream?.close();
    jest.useRealTimers();
    expect(await fetched).toEqual({ json: { a: 1 } });
  });
});
