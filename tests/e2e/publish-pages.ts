import type { Page } from '@playwright/test';
import { expect } from './fixtures';

export const steps = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: /^(?:Checking|Sending|Building|Live)/ });
export const publishButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^Publish( \d+ products?)?$/ });
export const leaving = (page: Page) => page.getByRole('region', { name: 'Products that will go' }).getByRole('row');
export const past = (page: Page) => page.getByRole('region', { name: 'Commits of the catalog' }).getByRole('row');

/** Signs in to the host with a token, on the page Publish. */
export async function giveToken(page: Page, token: string) {
  await page.getByLabel('Token').fill(token);
  await page.getByRole('button', { name: 'Sign in and test' }).click();
}

export const expectSignedIn = (page: Page, name: string) =>
  expect(page.getByRole('link', { name, exact: true })).toBeVisible();

/** The same, and waits until it was taken. */
export async function signInToHost(page: Page, token: string, name: string) {
  await giveToken(page, token);
  await expectSignedIn(page, name);
}

type Kept = Record<string, string>;

/** Everything that a page keeps or shows, by where it does. */
export const keptIn = (page: Page): Promise<Kept> =>
  page.evaluate(async () => {
    const found: Record<string, string> = {
      address: location.href,
      document: document.documentElement.outerHTML,
      fields: [...document.querySelectorAll('input, textarea')]
        .map((field) => (field as HTMLInputElement).value)
        .join('\n'),
      local: JSON.stringify({ ...localStorage }),
      session: JSON.stringify({ ...sessionStorage }),
      cookies: document.cookie,
      name: window.name,
      history: JSON.stringify(history.state),
    };
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames) {
        const all = await new Promise<unknown[]>((resolve) => {
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => resolve(reading.result);
        });
        found[`database ${name} ${store}`] = JSON.stringify(all);
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const headers = JSON.stringify([...request.headers]);
        found[`cache ${request.url}`] = `${headers} ${await (await cache.match(request))?.text()}`;
      }
    }
    return found;
  });
