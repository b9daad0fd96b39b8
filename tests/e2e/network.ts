import type { Page, Route } from '@playwright/test';

/** The files of the catalogue's index. */
export const INDEX_URL = /\/data\/index\.json$/;

/** Holds what answers to the pattern until the function that it gives is called. */
export async function pauseRequests(page: Page, pattern: RegExp): Promise<() => Promise<void>> {
  const queued: Route[] = [];
  let isPaused = true;
  await page.route(pattern, (route) => (isPaused ? void queued.push(route) : route.continue()));
  return async () => {
    isPaused = false;
    await Promise.all(queued.splice(0).map((route) => route.continue()));
  };
}

/** Answers requests for the files of a pattern with another text in place of one that stands in them. */
export async function replaceInResponses(page: Page, files: RegExp, from: string, to: string): Promise<void> {
  await page.route(files, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(from, to) });
  });
}

/** Puts an endpoint into the scripts, as a build with another data/site.json would. */
export const setContactEndpoint = (page: Page, endpoint: string) =>
  replaceInResponses(page, /\/_next\/static\/chunks\/.*\.js$/, 'contactEndpoint:""', `contactEndpoint:"${endpoint}"`);
