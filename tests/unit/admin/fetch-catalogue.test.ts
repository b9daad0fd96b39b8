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

/** Mocks all responses of the network. */
function mockResponse(response: () => Promise<Response> | Response) {
  globalThis.fetch = jest.fn(async () => response());
}
const mockJson = (value: unknown) => mockResponse(() => Response.json(value));

async function cacheAt(time: number) {
  mockJson(LIST);
  jest.spyOn(Date, 'now').mockReturnValue(time);
  await fetchCatalogue();
}

test('the catalogue of the network is returned and cached', async () => {
  mockJson(LIST);
  expect(await fetchCatalogue()).toEqual({ json: LIST });
  expect(await caches.text(NAME, '/catalogue.json')).toBe(JSON.stringify(LIST));
});

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
  ['an error', () => new Response('', { status: 503 }), 'failed'],
  ['a page', () => new Response('<!DOCTYPE html>', { headers: { 'content-type': 'text/html' } }), 'failed'],
])('with %s the cached catalogue is returned with its time, or, without one, an error', async (_, response, why) => {
  mockResponse(response);
  await expect(fetchCatalogue()).rejects.toThrow();
  expect(caches.paths(NAME)).toEqual([]);
  await cacheAt(CACHED_AT);
  mockResponse(response);
  expect(await fetchCatalogue()).toEqual({ json: LIST, cacheInfo: { at: CACHED_AT, why } });
  expect(await caches.text(NAME, '/catalogue.json')).toBe(JSON.stringify(LIST));
});

test('if the catalogue cannot be cached, the older copy is deleted, because edits may be based on the newer one', async () => {
  await cacheAt(CACHED_AT);
  caches.isFull = true;
  mockJson({});
  expect(await fetchCatalogue()).toEqual({ json: {} });
  expect(caches.paths(NAME)).toEqual([]);
});

describe('timeout', () => {
  /** Mocks a network that sends nothing until the request is aborted, or sends `body`. */
  function mockSlow(body?: ReadableStream<Uint8Array>) {
    globalThis.fetch = jest.fn((_address, { signal } = {}) => {
      if (body)
        return Promise.resolve(new Response(body.pipeThrough(new TransformStream(), { signal: signal ?? undefined })));
      return new Promise<Response>((_done, fail) => signal?.addEventListener('abort', () => fail(signal.reason)));
    });
  }

  beforeEach(async () => {
    await cacheAt(CACHED_AT);
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  });
  afterEach(() => jest.useRealTimers());

  const isOffline = { cacheInfo: { at: CACHED_AT, why: 'offline' } };

  test('a network that sends nothing for 8 seconds counts as offline', async () => {
    mockSlow();
    const fetched = fetchCatalogue();
    await jest.advanceTimersByTimeAsync(8000);
    expect(await fetched).toMatchObject(isOffline);
  });

  test('a body that stops for 8 seconds counts as offline, and the cached catalogue stays', async () => {
    mockSlow(new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{')) }));
    const fetched = fetchCatalogue();
    await jest.advanceTimersByTimeAsync(8000);
    expect(await fetched).toMatchObject({ json: LIST, ...isOffline });
  });

  test('a slow body that keeps sending data has no time limit', async () => {
    let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
    const start = (controller: typeof stream) => {
      stream = controller;
    };
    mockSlow(new ReadableStream({ start }));
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
