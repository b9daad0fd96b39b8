import { readFile } from 'node:fs/promises';
import type { Locator, Page, Request } from '@playwright/test';

/** Opens a path of the store (without base path) and waits for hydration. */
export async function visit(page: Page, path: string) {
  const response = await page.goto(`.${path}`);
  await waitForHydration(page);
  return response;
}

/** Waits until React has hydrated the page. Queued events are replayed then. */
export async function waitForHydration(page: Page) {
  await page.waitForSelector('html[data-live]', { state: 'attached' });
  await page.waitForLoadState();
  // Effects run after the next paint.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** Marks pages as just reloaded, so that a missing script does not reload them again. */
export const markReloaded = (page: Page) =>
  page.addInitScript(() => sessionStorage.setItem('sp:reloaded', String(Date.now())));

/** Marks the document for {@link isSameDocument}. */
export async function markDocument(page: Page) {
  await page.evaluate(() => {
    document.documentElement.dataset.mark = 'same';
  });
}

/** True if all navigations since {@link markDocument} were soft: a full load removes the mark. */
export async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.mark === 'same');
}

/** Signs in with the credentials that the login page shows. */
export async function signIn(page: Page, path = '/admin/login/') {
  await visit(page, path);
  const email = await textContentOf(page.locator('[data-demo-email]'));
  const password = await textContentOf(page.locator('[data-demo-password]'));
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Clicks a button that downloads a file. Returns the file. */
export async function downloadFrom(button: Locator) {
  const [file] = await Promise.all([button.page().waitForEvent('download'), button.click()]);
  const path = await file.path();
  return { name: file.suggestedFilename(), path, text: await readFile(path, 'utf8') };
}

/** Text of an element, also if it is hidden. */
export async function textContentOf(element: Locator): Promise<string> {
  return (await element.textContent()) ?? '';
}

/** True for scripts and styles of the site. Some are requested while the browser is idle. */
export const isStaticAsset = (request: Request): boolean => request.url().includes('/_next/static/');
