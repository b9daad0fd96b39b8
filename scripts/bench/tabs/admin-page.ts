import type { Locator, Page } from '@playwright/test';

const PATIENCE_MS = 15_000;

export const table = (page: Page): Locator => page.getByRole('region', { name: 'Products' });
export const rows = (page: Page): Locator => table(page).locator('tbody').getByRole('row');
/** What the admin says of the last deed. */
export const said = (page: Page, text: string): Locator => page.getByRole('status').filter({ hasText: text });
export const price = (page: Page): Locator => page.getByRole('spinbutton', { name: 'Price, US dollars', exact: true });
export const selectionBar = (page: Page): Locator => page.getByRole('region', { name: 'Selected products' });
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Presses what is pressed by keyboard: it takes effect at once, without a wait for what moves on the page. */
export const press = (target: Locator): Promise<void> => target.press('Enter', { timeout: PATIENCE_MS });

/** Opens the list in a page, and signs in where that is asked for. */
export async function openList(page: Page, url: string): Promise<void> {
  await page.goto(new URL('admin/products/', url).href);
  await signIn(page);
}

/** Waits for the list, and signs in with the credentials that stand there where that is asked for; `isOut`: it will be. */
export async function signIn(page: Page, isOut = false): Promise<void> {
  const email = page.getByLabel('Email');
  await (isOut ? email : rows(page).first().or(email)).waitFor();
  if (!(await email.isVisible())) return;
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  await email.fill((await page.locator('[data-demo-email]').textContent()) ?? '');
  await page.getByLabel('Password').fill((await page.locator('[data-demo-password]').textContent()) ?? '');
  await press(button(page, 'Sign in'));
  await rows(page).first().waitFor();
}

/** Goes to a page of the admin by its own menu. */
export async function goTo(page: Page, name: 'Products' | 'Changes'): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name });
  await press(link);
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
}

/** Finds a product in the list by its id. */
export async function find(page: Page, id: string): Promise<Locator> {
  await page.getByLabel('Name, maker or id').fill(id);
  const row = rows(page).filter({ has: page.getByText(id, { exact: true }) });
  await row.waitFor({ timeout: PATIENCE_MS });
  return row;
}

/** Narrows the list to a state, '' for all but the deleted. */
export async function showState(page: Page, state: '' | 'unpublished' | 'deleted'): Promise<void> {
  await page.getByLabel('State').selectOption(state);
}

/** Waits until the admin confirms a deed. Rejects with what it says instead. */
export async function confirmed(page: Page, text: string): Promise<void> {
  try {
    await said(page, text).waitFor({ timeout: PATIENCE_MS });
  } catch {
    const words = await page.locator('[role=status], [role=alert]').allInnerTexts();
    throw new Error(`'${text}' is not said, but '${words.filter((word) => word.trim()).join(' | ')}'`);
  }
}

/** Takes away what was said last, so that the same sentence can be waited for anew. */
export async function dismiss(page: Page): Promise<void> {
  const last = button(page, 'Dismiss').last();
  if (await last.isVisible()) await press(last);
}
