import type { Page, Route } from '@playwright/test';

/** The files of the catalogue's index. */
export const INDEX = /\/data\/index\.json$/;

/** Holds what answers to the pattern until the function that it gives is called. */
export async function hold(page: Page, pattern: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(pattern, (route) => (isHeld ? void held.push(route) : route.continue()));
  return async () => {
    isHeld = false;
    await Promise.all(held.splice(0).map((route) => route.continue()));
  };
}
