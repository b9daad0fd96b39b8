import type { Locator, Page } from '@playwright/test';
import { site } from '@/lib/site/site';
import { expect, test } from './fixtures';
import { given } from './picks';
import { becomeLive, isScript, visit } from './visit';
import { withEndpoint } from './with-endpoint';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();
const alert = (page: Page) => page.getByRole('main').getByRole('alert');

async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

/** Puts a long text into a field at once: typing it would take the browser longer than the page. */
function paste(target: Locator, text: string) {
  return target.evaluate((element, value) => {
    const prototype =
      element instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
}

/** Where the parts of the page stand on the screen, and how far it is scrolled. */
const placesOf = (page: Page) =>
  page.evaluate(() => [
    window.scrollY,
    ...[...document.querySelectorAll('main *, footer')].map((element) => element.getBoundingClientRect().top),
  ]);

const VALID = { 'First name': 'Jo', 'Last name': 'Park', Email: 'jo@example.com', Message: 'Which size?' };

test('each fault is answered with its sentence, beside its field, which takes the focus (spec 5)', async ({ page }) => {
  await visit(page, '/contact/');
  for (const [label, value, text] of [
    ['First name', '', 'First Name is required.'],
    ['First name', '   ', 'First Name is required.'],
    ['Last name', '', 'Last Name is required.'],
    ['Email', '', 'Email is required.'],
    ['Email', 'jo@example', 'Please enter a valid email address.'],
    ['Email', 'jo.example.com', 'Please enter a valid email address.'],
  ] as const) {
    await test.step(`"${value}" as ${label}`, async () => {
      await fill(page, { ...VALID, [label]: value });
      await send(page);
      await expect(alert(page)).toHaveText(text);
      await expect(field(page, label)).toBeFocused();
      await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, label)).toHaveAccessibleDescription(text);
    });
  }
});

test('an empty form shows only the first message', async ({ page }) => {
  await visit(page, '/contact/');
  await send(page);
  await expect(alert(page)).toHaveCount(1);
  await expect(alert(page)).toHaveText('First Name is required.');
});

test('typing clears the message (spec 5)', async ({ page }) => {
  await visit(page, '/contact/');
  await send(page);
  await expect(alert(page)).toHaveCount(1);
  await field(page, 'First name').pressSequentially('J');
  await expect(alert(page)).toHaveCount(0);
});

test('a message in order is confirmed, logged and cleared, and nothing is sent (spec 1, 5 and 7)', async ({ page }) => {
  await visit(page, '/contact/');
  const logged: string[] = [];
  const requests: string[] = [];
  page.on('console', (entry) => entry.type() === 'info' && logged.push(entry.text()));
  page.on('request', (request) => isScript(request) || requests.push(`${request.method()} ${request.url()}`));
  await fill(page, VALID);
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

test('a message may be empty', async ({ page }) => {
  await visit(page, '/contact/');
  await fill(page, { ...VALID, Message: '' });
  await send(page);
  await expect(page.getByRole('status')).toContainText('Thank you.');
});

test('100,000 characters in a field are answered at once', async ({ page }) => {
  await visit(page, '/contact/');
  await fill(page, VALID);
  await paste(field(page, 'Message'), 'x'.repeat(100_000));
  await paste(field(page, 'Email'), 'a@'.repeat(50_000));
  const milliseconds = await page.getByRole('main').evaluate((main) => {
    const start = performance.now();
    main.querySelector('form')?.requestSubmit();
    return performance.now() - start;
  });
  await expect(alert(page)).toHaveText('Please enter a valid email address.');
  // The limit is 50 ms; a busy machine is given more, a pattern that backtracks would take minutes.
  expect(milliseconds).toBeLessThan(1000);
});

test('phone, email and address stand beside the form, as far as the shop has them (spec 2)', async ({ page }) => {
  await visit(page, '/contact/');
  const main = page.getByRole('main');
  await expect(main.locator('a[href^="tel:"]')).toHaveCount(site.phone ? 1 : 0);
  await expect(main.locator('a[href^="mailto:"]')).toHaveCount(site.email ? 1 : 0);
  await expect(main.getByText('Address', { exact: true })).toHaveCount(site.address ? 1 : 0);
});

test('markup in the address is shown as text in the message', async ({ page }) => {
  await visit(page, `/contact/?product=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  await expect(field(page, 'Message')).toHaveValue(/<img src=x onerror=alert\(1\)>/);
});

test('what was typed is there again after a reload, and gone once it is confirmed', async ({ page }) => {
  await visit(page, '/contact/');
  await fill(page, VALID);
  await page.reload();
  for (const [label, value] of Object.entries(VALID)) await expect(field(page, label)).toHaveValue(value);
  await becomeLive(page);
  await send(page);
  await expect(page.getByRole('status')).toContainText('Thank you.');
  await page.reload();
  await becomeLive(page);
  for (const label of Object.keys(VALID)) await expect(field(page, label)).toHaveValue('');
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
