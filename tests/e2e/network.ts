import type { Page, Route } from '@playwright/test';

/** The index of the catalogue. */
export const INDEX_URL = /\/data\/index\.json$/;

/** JavaScript files of the pages. */
export const CHUNK_URL = /\/_next\/static\/chunks\/.*\.js$/;

/** Pauses requests that match the pattern. Returns a function that continues them. */
export async function pauseRequests(page: Page, pattern: RegExp): Promise<() => Promise<void>> {
  const queued: Route[] = [];
  let isPaused = true;
  await page.route(pattern, (route) => (isPaused ? void queued.push(route) : route.continue()));
  return async () => {
    isPaused = false;
    await Promise.all(queued.splice(0).map((route) => route.continue()));
  };
}

/** Replaces a text in all scripts that the page loads from now on. */
export async function replaceInScripts(page: Page, from: string | RegExp, to: string): Promise<void> {
  await page.route(CHUNK_URL, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(from, to) });
  });
}

/** Sets the contact endpoint in the scripts, as if data/site.json had it. */
export const setContactEndpoint = (page: Page, endpoint: string) =>
  replaceInScripts(page, 'contactEndpoint:""', `contactEndpoint:"${endpoint}"`);
