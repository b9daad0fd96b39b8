import { asset } from '../site/routes';
import { openAdminCache } from '../storage/offline/cached-pages';

/** Milliseconds without data from the network until the cached copy is used. */
const TIMEOUT_MS = 8000;

/** Set if the catalogue is a cached copy: its time in milliseconds and the reason. 'failed': the response was not a catalogue. */
export type CachedCatalogueInfo = { at: number; why: 'offline' | 'failed' };

/**
 * Fetches the published catalogue as JSON. Returns the cached copy if the network fails, sends nothing for eight seconds, or sends
 * something else. Rejects if there is no copy. A response is cached before it is returned, so that no edit is based on a newer list than
 * the cached copy.
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
  const text = await fetchText(CATALOGUE_URL);
  const json: unknown = JSON.parse(text);
  await cacheCatalogue(text, Date.now());
  return json;
}

/** Fetches a text. Aborts if no data arrives for {@link TIMEOUT_MS}, before the headers or between two chunks of the body. */
async function fetchText(url: string): Promise<string> {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  };
  try {
    restartTimer();
    const { ok, status, body } = await fetch(url, { cache: 'no-cache', signal: controller.signal });
    if (!ok || !body) throw new Error(`The catalogue answered ${status}`);
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      restartTimer();
      text += chunk.value;
    }
    return text;
  } finally {
    clearTimeout(timer);
  }
}

const CATALOGUE_URL = asset('/catalogue.json');

const CACHED_AT_HEADER = 'x-kept-at';

/**
 * Caches the catalogue with its time. If it cannot be cached, the previous copy is deleted: edits may be based on the new list, and an
 * older list would look like a newer catalogue.
 */
async function cacheCatalogue(text: string, now: number): Promise<void> {
  try {
    const cache = await openAdminCache();
    const headers = { 'content-type': 'application/json', [CACHED_AT_HEADER]: String(now) };
    await cache.put(CATALOGUE_URL, new Response(text, { headers })).catch(() => cache.delete(CATALOGUE_URL));
  } catch {
    // The Cache API is denied, so there is no previous copy either.
  }
}

/** Cached catalogue and its time in milliseconds; `undefined` if there is none. */
async function readCachedCatalogue(): Promise<{ json: unknown; at: number } | undefined> {
  try {
    const response = await (await openAdminCache()).match(CATALOGUE_URL);
    return response && { json: await response.json(), at: Number(response.headers.get(CACHED_AT_HEADER)) };
  } catch {
    return undefined;
  }
}
