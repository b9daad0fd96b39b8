import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { isStaticAsset, visit, waitForHydration } from './visit';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

/** Scroll position of the page, and vertical positions of its elements. */
const positionsOf = (page: Page) =>
  page.evaluate(() => [
    window.scrollY,
    ...[...document.querySelectorAll('main *, footer')].map((element) => element.getBoundingClientRect().top),
  ]);

const VALID = { 'First name': 'Jo', 'Last name': 'Park', Email: 'jo@example.com', Message: 'Which size?' };

test('an error is shown at its field; a message survives a reload and is not sent', {
  tag: '@engines',
}, async ({ page }) => {
  await visit(page, '/contact/');
  await send(page);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('First Name is required.');
  await expect(field(page, 'First name')).toBeFocused();
  await fill(page, VALID);
  await page.reload();
  for (const [label, value] of Object.entries(VALID)) await expect(field(page, label)).toHaveValue(value);
  await waitForHydration(page);
  const logged: string[] = [];
  const requests: string[] = [];
  page.on('console', (entry) => entry.type() === 'info' && logged.push(entry.text()));
  page.on('request', (request) => isStaticAsset(request) || requests.push(`${request.method()} ${request.url()}`));
  await page.getByRole('button', { name: 'Send message' }).scrollIntoViewIfNeeded();
  const before = await positionsOf(page);
  await send(page);
  await expect(page.getByRole('status')).toContainText("doesn't send yet");
  expect(await positionsOf(page), 'no layout shift').toEqual(before);
  await expect(page).toHaveURL(/\/contact\/$/);
  for (const label of Object.keys(VALID)) await expect(field(page, label)).toHaveValue('');
  expect(logged).toHaveLength(1);
  expect(requests).toEqual([]);
});
