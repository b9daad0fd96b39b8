import type { Locator, Page, Request } from '@playwright/test';

/** Opens an address of the store, base path or not, and waits until it is alive. */
export async function visit(page: Page, path: string) {
  const response = await page.goto(`.${path}`);
  await waitForHydration(page);
  return response;
}

/** Waits until the page is alive: what was done before is done then. */
export async function waitForHydration(page: Page) {
  await page.waitForSelector('html[data-live]', { state: 'attached' });
  await page.waitForLoadState();
  // Effects run after the paint that follows.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** Pages take themselves as loaded anew a moment ago: where a script is missing they do not do it again. */
export const markReloaded = (page: Page) =>
  page.addInitScript(() => sessionStorage.setItem('sp:reloaded', String(Date.now())));

/** Marks the document; {@link isSameDocument} tells whether it is still there, that is whether a navigation was soft. */
export async function markDocument(page: Page) {
  await page.evaluate(() => {
    document.documentElement.dataset.mark = 'same';
  });
}

/** Whether the marked document is still shown: a full load would have replaced it. */
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

/** The words of an element, whether they show or not. */
export async function textContentOf(element: Locator): Promise<string> {
  return (await element.textContent()) ?? '';
}

/** Whether a request is for a script or style of the site: some come when the browser is idle, whatever a test does. */
export const isStaticAsset = (request: Request): boolean => request.url().includes('/_next/static/');
