import { expect, type Page } from '@playwright/test';
import { visit } from './visit';

/** Opens a page and waits until the service worker is active and has cached it. */
export async function visitAndCache(page: Page, path: string) {
  await visit(page, path);
  const isCached = () =>
    page.evaluate(async (ending) => {
      if ((await navigator.serviceWorker.getRegistration())?.active?.state !== 'activated') return false;
      const names = (await caches.keys()).filter((name) => name.startsWith('sp:pages') && !name.includes('#'));
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().some(({ url }) => new URL(url).pathname.endsWith(ending));
    }, path);
  await expect.poll(isCached).toBe(true);
}

/** Texts of all cached copies of a page. */
export async function readCachedCopies(page: Page, path: string): Promise<string[]> {
  return page.evaluate(async (ending) => {
    const copies: Promise<string>[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = new URL(request.url).pathname.endsWith(ending) ? await cache.match(request) : undefined;
        if (response) copies.push(response.text());
      }
    }
    return Promise.all(copies);
  }, path);
}
