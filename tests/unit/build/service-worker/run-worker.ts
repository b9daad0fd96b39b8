import { runInNewContext } from 'node:vm';

const ORIGIN = 'https://shop.example';

const pathOf = (key: string | Request) => new URL(typeof key === 'string' ? key : key.url, ORIGIN).pathname;

/** The caches of a browser, by name and path. */
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

/** A worker's own address stands before what it redirects to. */
class WorkerResponse extends Response {
  static override redirect = (path: string) => Response.redirect(ORIGIN + path);
}

class WorkerRequest extends Request {
  constructor(input: string | Request, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, ORIGIN) : input, init);
  }
}

type Options = { caches: FakeCaches; fetch: (path: string) => Promise<Response> };

/** Runs the text of a service worker as a browser does, over these caches and this network. */
export function runServiceWorker(text: string, { caches, fetch }: Options) {
  const listeners = new Map<string, ((event: object) => void)[]>();
  const scope = {
    addEventListener: (name: string, listener: (event: object) => void) =>
      listeners.set(name, [...(listeners.get(name) ?? []), listener]),
    skipWaiting: () => undefined,
    registration: { scope: `${ORIGIN}/` },
    location: new URL(`${ORIGIN}/sw.js`),
    clients: { claim: async () => undefined },
    fetch: (asked: string | Request) => fetch(pathOf(asked)),
    ...{ caches, FetchEvent, Headers, Request: WorkerRequest, URL, Response: WorkerResponse, setTimeout, clearTimeout },
  };
  runInNewContext(text, Object.assign(scope, { self: scope }));

  /** Lets an event happen and waits for all that it begins. Rejects as the browser takes it for failed. */
  const happen = async (name: string, event: object = {}) => {
    const lasting: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => void lasting.push(work);
    for (const listener of listeners.get(name) ?? []) listener(Object.assign(event, { type: name, waitUntil }));
    await Promise.all(lasting);
  };
  /** The text of the answer to a request, or where it redirects to; undefined where there is no answer. */
  const ask = async (path: string, mode = 'no-cors') => {
    let answer: Promise<Response> | undefined;
    const respondWith = (response: Promise<Response>) => {
      answer = response;
    };
    const request = Object.defineProperty(new Request(ORIGIN + path), 'mode', { value: mode });
    await happen('fetch', Object.assign(new FetchEvent(), { request, respondWith }));
    return answer?.then(
      (response) =>
        response.status === 200 ? response.text() : response.headers.get('location')?.slice(ORIGIN.length),
      () => undefined,
    );
  };
  return { happen, ask };
}
