import { openAdminCache } from '../offline/admin-cache';
import { asset } from '../site/routes';

/** The address of the published catalogue. */
export const CATALOGUE = asset('/catalogue.json');

const TIME = 'x-kept-at';

/**
 * Keeps the published catalogue, as it streams in, with the time. What cannot be kept takes the former copy with it: a list that is
 * older than the one under the operator's edits would look like a newer catalogue.
 */
export async function keepCatalogue({ body }: Response, now: number): Promise<void> {
  try {
    const cache = await openAdminCache();
    const headers = { 'content-type': 'application/json', [TIME]: String(now) };
    await cache.put(CATALOGUE, new Response(body, { headers })).catch(() => cache.delete(CATALOGUE));
  } catch {
    // Denied: there is no former copy either.
  }
}

/** The catalogue that was kept last, and the time of it; undefined where there is none. */
export async function readKeptCatalogue(): Promise<{ json: unknown; at: number } | undefined> {
  try {
    const response = await (await openAdminCache()).match(CATALOGUE);
    return response && { json: await response.json(), at: Number(response.headers.get(TIME)) };
  } catch {
    return undefined;
  }
}
