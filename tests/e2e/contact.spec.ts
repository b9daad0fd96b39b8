import type { Page } from '@playwright/test';
import { site } from '@/lib/site/site';
import { expect, test } from './fixtures';
import { given } from './picks';
import { becomeLive, isScript, visit } from './visit';
import { withEndpoint } from './with-endpoint';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

/** Where the parts of the page stand on the screen, and how far it is scrolled. */
const placesOf = (page: Page) =>
  page.evaluate(() => [
    window.scrollY,
    ...[...document.querySelectorAll('main *, footer')].map((element) => element.getBoundingClientRect().top),
  ]);

const VALID = { 'First name': 'Jo', 'Last name': 'Park', Email: 'jo@example.com', Message: 'Which size?' };

test('a fault is answered beside its field, which takes the focus; a message outlives a reload and is confirmed, logged and cleared, and nothing is sent (spec 1, 5 and 7)', async ({
  page,
}) => {
  await visit(page, '/contact/');
  await send(page);
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('First Name is required.');
  await expect(field(page, 'First name')).toBeFocused();
  await fill(page, VALID);
  await page.reload();
  for (const [label, value] of Object.entries(VALID)) await expect(field(page, label)).toHaveValue(value);
  await becomeLive(page);
  const logged: string[] = [];
  const requests: string[] = [];
  page.on('console', (entry) => entry.type() === 'info' && logged.push(entry.text()));
  page.on('request', (request) => isScript(request) || requests.push(`${request.method()} ${request.url()}`));
  await page.getByRole('button', { name: 'Send message' }).scrollIntoViewIfNeeded();
  const before = await placesOf(page);
  await send(page);
  await expect(page.getByRole('status')).toContainText('Thank you.');
  await expect(page.getByRole('status')).toContainText('sends nothing');
  expect(await placesOf(page), 'nothing moves').toEqual(before);
  await expect(page).toHaveURL(/\/contact\/$/);
  for (const label of Object.keys(VALID)) await expect(field(page, label)).toHaveValue('');
  expect(logged).toHaveLength(1);
  expect(requests).toEqual([]);
});

test('the confirmation is in sight and has the focus, on a laptop and on a phone', async ({ page }) => {
  for (const [width, height] of [
    [1280, 800],
    [390, 664],
  ] as const) {
    await page.setViewportSize({ width, height });
    await visit(page, '/contact/');
    await fill(page, VALID);
    await send(page);
    await expect(page.getByRole('status')).toBeFocused();
    await expect(page.getByRole('status')).toBeInViewport({ ratio: 1 });
  }
});

test('a value of the store stands close under its label', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, '/contact/');
  const gaps = await page.locator('main dl > div').evaluateAll((rows) =>
    rows.map((row) => {
      const [label, value] = ['dt', 'dd'].map((name) => row.querySelector(name)?.getBoundingClientRect());
      return (value?.top ?? 99) - (label?.bottom ?? 0);
    }),
  );
  expect(Math.max(...gaps, 0)).toBeLessThan(8);
});

given(test, site.contactEndpoint === '').describe('with an endpoint in the data', () => {
  const ENDPOINT = '/endpoint-of-this-test';

  test.beforeEach(({ page }) => withEndpoint(page, ENDPOINT));

  test('progress, failure, one retry and success are said, and each click sends once', async ({ page, allow404 }) => {
    allow404(ENDPOINT);
    const sent: unknown[] = [];
    let answer: (status: number) => void = () => undefined;
    await page.route(`**${ENDPOINT}`, async (route) => {
      sent.push(route.request().postDataJSON());
      const status = await new Promise<number>((resolve) => {
        answer = resolve;
      });
      await route.fulfill({ status, json: {} });
    });
    const status = page.getByRole('status');
    const button = page.getByRole('main').getByRole('button');
    await visit(page, '/contact/');
    await fill(page, VALID);
    await send(page);
    await expect(status).toHaveText('Sending your message…');
    await button.click({ force: true });
    await expect.poll(() => sent.length).toBe(1);
    answer(404);
    await expect(status).toContainText('could not be sent');
    await expect(field(page, 'Message')).toHaveValue(VALID.Message);
    await expect(button).toHaveText('Try again');
    await button.click();
    await expect.poll(() => sent.length).toBe(2);
    answer(200);
    await expect(status).toHaveText('Thank you. Your message has been sent.');
    await expect(field(page, 'Message')).toHaveValue('');
    const message = { firstName: 'Jo', lastName: 'Park', email: 'jo@example.com', message: 'Which size?' };
    expect(sent).toEqual([message, message]);
  });
});
