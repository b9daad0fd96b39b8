import { runInNewContext } from 'node:vm';

const ORIGIN = 'https://shop.example';

const pathOf = (key: string | Request) => new URL(typeof key === 'string' ? key : key.url, ORIGIN).pathname;

/** The Cache API of a browser: responses by cache name and path. */
export class FakeCaches {
  readonly caches = new Map<string, Map<string, Response>>();

  open = async (name: string) => {
    const entries = this.caches.get(name) ?? new Map<string, Response>();
    this.caches.set(name, entries);
    return { put: async (key: string | Request, response: Response) => void entries.set(pathOf(key), response) };
  };
  match = async (key: string | Request, { cacheName }: { cacheName?: string } = {}) => {
    const caches = cacheName === undefined ? [...this.caches.values()] : [this.caches.get(cacheName)];
    return caches
      .map((entries) => entries?.get(pathOf(key)))
      .find((found) => found)
      ?.clone();
  };
  keys = async () => [...this.caches.keys()];
  delete = async (name: string) => this.caches.delete(name);
}

class FetchEvent {}

/** In a worker, redirects are relative to its origin. */
class WorkerResponse extends Response {
  static override redirect = (path: string) => Response.redirect(ORIGIN + path);
}

class WorkerRequest extends Request {
  constructor(input: string | Request, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, ORIGIN) : input, init);
  }
}

type Options = { caches: FakeCaches; fetch: (path: string) => Promise<Response> };

/** Runs the text of a service worker as a browser does, with fake caches and network. */
export function runServiceWorker(text: string, { caches, fetch }: Options) {
  const listeners = new Map<string, ((event: object) => void)[]>();
  const scope = {
    addEventListener: (name: string, listener: (event: object) => void) =>
      listeners.set(name, [...(listeners.get(name) ?? []), listener]),
    skipWaiting: () => undefined,
    registration: { scope: `${ORIGIN}/` },
    location: new URL(`${ORIGIN}/sw.js`),
    clients: { claim: async () => undefined },
    fetch: (request: string | Request) => fetch(pathOf(request)),
    ...{ caches, FetchEvent, Headers, Request: WorkerRequest, URL, Response: WorkerResponse, setTimeout, clearTimeout },
  };
  runInNewContext(text, Object.assign(scope, { self: scope }));

  /** Dispatches an event and waits for its `waitUntil`. Rejects if that rejects. */
  const dispatch = async (name: string, event: object = {}) => {
    const pending: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => void pending.push(work);
    for (const listener of listeners.get(name) ?? []) listener(Object.assign(event, { type: name, waitUntil }));
    await Promise.all(pending);
  };
  /** The text of the response to a request, or its redirect target. undefined without a response. */
  const request = async (path: string, mode = 'no-cors') => {
    let pendingResponse: Promise<Response> | undefined;
    const respondWith = (response: Promise<Response>) => {
      pendingResponse = response;
    };
    const sent = Object.defineProperty(new Request(ORIGIN + path), 'mode', { value: mode });
    await dispatch('fetch', Object.assign(new FetchEvent(), { request: sent, respondWith }));
    return pendingResponse?.then(
      (response) =>
        response.status === 200 ? response.text() : response.headers.get('location')?.slice(ORIGIN.length),
      () => undefined,
    );
  };
  return { dispatch, request };
}
