import { asset } from '../site/asset';
import { openAdminCache } from '../storage/offline/cached-pages';

/** Milliseconds without a word from the network after which this browser's copy is better. */
const TIMEOUT_MS = 8000;

/** A note that the list is this browser's copy: its time in milliseconds, and why: no answer, or one that holds no catalogue. */
export type CachedCatalogueInfo = { at: number; why: 'offline' | 'failed' };

/**
 * The published catalogue as JSON; the cached copy of this browser if the network fails, is silent for eight seconds, or
 * answers with anything else. Rejects if there is no copy either. An answer of the network is cached before it is returned, so that no
 * edit is based on a newer list than the copy.
 */
export async function fetchCatalogue(): Promise<{ json: unknown; cacheInfo?: CachedCatalogueInfo }> {
  try {
    return { json: await fetchPublished() };
  } catch (error) {
    const copy = await readCachedCatalogue();
    if (!copy) throw error;
    // `fetch` rejects with a TypeError without a network, with a DOMException after an abort.
    const isOffline = error instanceof TypeError || error instanceof DOMException;
    return { json: copy.json, cacheInfo: { at: copy.at, why: isOffline ? 'offline' : 'failed' } };
  }
}

async function fetchPublished(): Promise<unknown> {
  const response = await fetchWithTimeout(CATALOGUE_URL);
  if (!response.ok) throw new Error(`The catalogue answered ${response.status}`);
  const copy = response.clone();
  const json: unknown = await response.json();
  await cacheCatalogue(copy, Date.now());
  return json;
}

/** The answer to a request that is given up once nothing has come for some time, at the start or on the way. */
async function fetchWithTimeout(address: string): Promise<Response> {
  const control = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const wait = () => {
    stop();
    timer = setTimeout(() => control.abort(), TIMEOUT_MS);
  };
  wait();
  const response = await fetch(address, { cache: 'no-cache', signal: control.signal }).finally(stop);
  if (!response.ok || !response.body) return response;
  wait();
  const timeoutReset = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      wait();
      controller.enqueue(chunk);
    },
    flush: stop,
  });
  return new Response(response.body.pipeThrough(timeoutReset), response);
}

/** The address of the published catalogue. */
const CATALOGUE_URL = asset('/catalogue.json');

const CACHED_AT_HEADER = 'x-kept-at';

/**
 * Keeps the published catalogue, as it streams in, with the time. What cannot be kept takes the former copy with it: a list that is
 * older than the one under the operator's edits would look like a newer catalogue.
 */
async function cacheCatalogue({ body }: Response, now: number): Promise<void> {
  try {
    const cache = await openAdminCache();
    const headers = { 'content-type': 'application/json', [CACHED_AT_HEADER]: String(now) };
    await cache.put(CATALOGUE_URL, new Response(body, { headers })).catch(() => cache.delete(CATALOGUE_URL));
  } catch {
    // Denied: there is no former copy either.
  }
}

/** The catalogue that was kept last, and the time of it; undefined where there is none. */
async function readCachedCatalogue(): Promise<{ json: unknown; at: number } | undefined> {
  try {
    const response = await (await openAdminCache()).match(CATALOGUE_URL);
    return response && { json: await response.json(), at: Number(response.headers.get(CACHED_AT_HEADER)) };
  } catch {
    return undefined;
  }
}
