import { openAdminCache } from '../offline/admin-cache';
import { asset } from '../site/asset';

/** Milliseconds without a word from the network after which this browser's copy is better. */
const PATIENCE_MS = 8000;

/** A note that the list is this browser's copy: its time in milliseconds, and why: no answer, or one that holds no catalogue. */
export type KeptList = { at: number; why: 'offline' | 'failed' };

/**
 * The published catalogue as JSON; the cached copy of this browser if the network fails, is silent for eight seconds, or
 * answers with anything else. Rejects if there is no copy either. An answer of the network is cached before it is returned, so that no
 * edit is based on a newer list than the copy.
 */
export async function fetchCatalogue(): Promise<{ json: unknown; kept?: KeptList }> {
  try {
    return { json: await fetchPublished() };
  } catch (error) {
    const copy = await readKeptCatalogue();
    if (!copy) throw error;
    // `fetch` rejects with a TypeError without a network, with a DOMException after an abort.
    const isOffline = error instanceof TypeError || error instanceof DOMException;
    return { json: copy.json, kept: { at: copy.at, why: isOffline ? 'offline' : 'failed' } };
  }
}

async function fetchPublished(): Promise<unknown> {
  const response = await fetchPatiently(CATALOGUE);
  if (!response.ok) throw new Error(`The catalogue answered ${response.status}`);
  const copy = response.clone();
  const json: unknown = await response.json();
  await keepCatalogue(copy, Date.now());
  return json;
}

/** The answer to a request that is given up once nothing has come for some time, at the start or on the way. */
async function fetchPatiently(address: string): Promise<Response> {
  const control = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const wait = () => {
    stop();
    timer = setTimeout(() => control.abort(), PATIENCE_MS);
  };
  wait();
  const response = await fetch(address, { cache: 'no-cache', signal: control.signal }).finally(stop);
  if (!response.ok || !response.body) return response;
  wait();
  const watch = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, controller) => {
      wait();
      controller.enqueue(chunk);
    },
    flush: stop,
  });
  return new Response(response.body.pipeThrough(watch), response);
}

/** The address of the published catalogue. */
const CATALOGUE = asset('/catalogue.json');

const TIME = 'x-kept-at';

/**
 * Keeps the published catalogue, as it streams in, with the time. What cannot be kept takes the former copy with it: a list that is
 * older than the one under the operator's edits would look like a newer catalogue.
 */
async function keepCatalogue({ body }: Response, now: number): Promise<void> {
  try {
    const cache = await openAdminCache();
    const headers = { 'content-type': 'application/json', [TIME]: String(now) };
    await cache.put(CATALOGUE, new Response(body, { headers })).catch(() => cache.delete(CATALOGUE));
  } catch {
    // Denied: there is no former copy either.
  }
}

/** The catalogue that was kept last, and the time of it; undefined where there is none. */
async function readKeptCatalogue(): Promise<{ json: unknown; at: number } | undefined> {
  try {
    const response = await (await openAdminCache()).match(CATALOGUE);
    return response && { json: await response.json(), at: Number(response.headers.get(TIME)) };
  } catch {
    return undefined;
  }
}
