import { runInNewContext } from 'node:vm';

const ORIGIN = 'https://shop.example';

const pathOf = (key: string | Request) => new URL(typeof key === 'string' ? key : key.url, ORIGIN).pathname;

/** The caches of a browser, by name and path. */
export class StoredCaches {
  readonly kept = new Map<string, Map<string, Response>>();

  open = async (name: string) => {
    const entries = this.kept.get(name) ?? new Map<string, Response>();
    this.kept.set(name, entries);
    return {
      match: async (key: string | Request) => entries.get(pathOf(key))?.clone(),
      keys: async () => [...entries.keys()].map((path) => new Request(ORIGIN + path)),
      put: async (key: string | Request, response: Response) => void entries.set(pathOf(key), response),
      delete: async (key: string | Request) => entries.delete(pathOf(key)),
    };
  };
  match = async (key: string | Request, { cacheName }: { cacheName: string }) =>
    this.kept.get(cacheName)?.get(pathOf(key))?.clone();
  keys = async () => [...this.kept.keys()];
  delete = async (name: string) => this.kept.delete(name);
}

class FetchEvent {}

/** A worker's own address stands before what it redirects to. */
class WorkerResponse extends Response {
  static override redirect = (path: string) => Response.redirect(ORIGIN + path);
}

type Options = { caches: StoredCaches; fetch: (path: string) => Promise<Response>; pages: readonly string[] };

/** Runs the text of a service worker as a browser does, over these caches, this network and the windows that are open. */
export function runWorker(text: string, { caches, fetch, pages }: Options) {
  const listeners = new Map<string, ((event: object) => void)[]>();
  const windows = pages.map((path) => ({ type: 'window', url: ORIGIN + path }));
  const scope = {
    addEventListener: (name: string, listener: (event: object) => void) =>
      listeners.set(name, [...(listeners.get(name) ?? []), listener]),
    skipWaiting: () => undefined,
    registration: { scope: `${ORIGIN}/` },
    location: new URL(`${ORIGIN}/sw.js`),
    clients: {
      claim: async () => undefined,
      get: async (id: string) =>
        id === 'worker' ? { type: 'worker', url: `${ORIGIN}/_next/static/worker.js` } : windows[Number(id)],
      matchAll: async () => windows,
    },
    fetch: (asked: string | Request) => fetch(pathOf(asked)),
    ...{ caches, crypto, btoa, FetchEvent, Headers, Request, URL, Response: WorkerResponse, setTimeout, clearTimeout },
  };
  runInNewContext(text, Object.assign(scope, { self: scope }));

  /** Lets an event happen and waits for all that it begins. Rejects as the browser takes it for failed. */
  const happen = async (name: string, event: object = {}) => {
    const lasting: Promise<unknown>[] = [];
    const waitUntil = (work: Promise<unknown>) => void lasting.push(work);
    for (const listener of listeners.get(name) ?? []) listener(Object.assign(event, { type: name, waitUntil }));
    await Promise.all(lasting);
  };
  /** The text that a client is answered with; undefined where the browser asks by itself, or where there is no answer. */
  const ask = async (path: string, clientId: string) => {
    let answer: Promise<Response> | undefined;
    const respondWith = (response: Promise<Response>) => {
      answer = response;
    };
    const event = Object.assign(new FetchEvent(), { request: new Request(ORIGIN + path), clientId, respondWith });
    await happen('fetch', event);
    return answer?.then(
      (response) =>
        response.status === 200 ? response.text() : response.headers.get('location')?.slice(ORIGIN.length),
      () => undefined,
    );
  };
  return { happen, ask };
}
