import type { Page } from '@playwright/test';
import { STATES } from '@/lib/catalogue/us-states';
import { formatPrice } from '@/lib/money';
import { site } from '@/lib/site/site';
import { quickOrderLine, testIf, testWithProduct } from './built-catalogue';
import { expect, test } from './fixtures';
import { setContactEndpoint } from './network';
import { addByQuickOrder, copyLink, listLines, quickOrderField, sharedListPath, toRequestLine } from './request-list';
import { simpleProduct, sizedProduct } from './request-products';
import { downloadFrom, visit } from './visit';

const total = (page: Page) => page.getByRole('region', { name: 'Total' });

const [limited, testLimited] = testWithProduct(test, 'not shipped everywhere', ({ restrictions }) =>
  Boolean(restrictions?.states.length),
);

testLimited(
  'changed products and shipping limits are reported, and removed lines are not counted',
  async ({ page }) => {
    await visit(
      page,
      await sharedListPath([
        toRequestLine(simpleProduct, { product: 'no-such-product', name: 'Old thing', price: 5 }),
        toRequestLine(simpleProduct, { price: simpleProduct.price + 1 }),
        toRequestLine(sizedProduct, { choice: { size: 'no-such-size' } }),
        toRequestLine(limited),
      ]),
    );
    await page.getByRole('button', { name: 'Use this list' }).click();
    const lines = listLines(page);
    await expect(lines.nth(0)).toContainText('no longer in the catalog');
    await expect(lines.nth(1)).toContainText(`Was ${formatPrice(simpleProduct.price + 1)} when it was added, now`);
    await expect(lines.nth(2)).toContainText('No longer offered in size no-such-size.');
    const cents = [simpleProduct, limited].map(({ price }) => Math.round(price * 100));
    await expect(total(page)).toContainText(formatPrice(cents.reduce((sum, price) => sum + price, 0) / 100));
    const notes = page.getByRole('list', { name: 'About the total' });
    await expect(notes).toContainText('The total does not include 1 line no longer in the catalog');
    const state = limited.restrictions?.states[0] ?? '';
    await page.getByLabel('Ship to').selectOption(state);
    await expect(lines.nth(3)).toContainText(`Does not ship to ${STATES[state]}`);
    await expect(notes).toContainText(`1 line does not ship to ${STATES[state]}`);
    await page.getByRole('button', { name: 'Accept new prices' }).click();
    await expect(lines.nth(1)).not.toContainText('when it was added');
  },
);

test('a link shares the list with another browser, which asks before it merges or replaces a list', async ({
  page,
  browser,
}) => {
  await addByQuickOrder(page, quickOrderLine(sizedProduct, 6));
  await page.getByLabel('Note, line 1').fill('Officer Park');
  await page.getByLabel('Note, line 1').blur();
  const link = await copyLink(page);
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'Shared list, 1 item' })).toBeFocused();
  await expect(other.getByRole('row', { name: /^6 .*Officer Park/ })).toBeVisible();
  await expect(listLines(other)).toHaveCount(0);
  await other.reload();
  await other.getByRole('button', { name: 'Use this list' }).click();
  await expect(other.getByLabel('Note, line 1')).toHaveValue('Officer Park');
  await expect(other).toHaveURL(/\/request\/$/);
  await context.close();

  const openLink = async () => {
    await visit(page, '/');
    await visit(page, await sharedListPath([toRequestLine(simpleProduct, { quantity: 5 })]));
  };
  await openLink();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(listLines(page)).toHaveCount(1);
  await openLink();
  await page.getByRole('button', { name: 'Replace my list' }).click();
  await expect(listLines(page)).toHaveAccessibleName(new RegExp(simpleProduct.name.slice(0, 12)));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(listLines(page)).toHaveAccessibleName(new RegExp(sizedProduct.name));
  await openLink();
  await page.getByRole('button', { name: 'Add to my 1 item' }).click();
  await expect(listLines(page)).toHaveCount(2);
});

test('quick order imports a saved CSV file', async ({ page }) => {
  await addByQuickOrder(page, quickOrderLine(sizedProduct, 7), quickOrderLine(simpleProduct, 2));
  await page.getByLabel('Note, line 2').fill('=SUM(A1), "quoted"; and more');
  await page.getByLabel('PO number').fill('PO-77');
  const { text, path } = await downloadFrom(page.getByRole('button', { name: 'Save as CSV' }));
  expect(text).toMatch(/^\uFEFF.*\r\n[^=]*PO-77/);
  await page.getByRole('button', { name: 'Clear list' }).click();
  await expect(listLines(page)).toHaveCount(0);
  await page.getByLabel('CSV or Excel file', { exact: true }).setInputFiles(path);
  await page.getByRole('button', { name: 'Add 2 lines' }).click();
  await expect(page.getByLabel('Quantity, line 1')).toHaveValue('7');
  await expect(page.getByLabel('Note, line 2')).toHaveValue('=SUM(A1), "quoted"; and more');
  await expect(quickOrderField(page)).toHaveValue('');
});

testIf(test, Boolean(site.email))('an e-mail needs a name and an address, and contains the lines', async ({ page }) => {
  await page.addInitScript(() => {
    // Prevents the browser from opening a mail program.
    const { navigation } = window as unknown as { navigation: EventTarget };
    navigation.addEventListener('navigate', (event) => {
      const { url } = (event as unknown as { destination: { url: string } }).destination;
      if (!url.startsWith('mailto:')) return;
      event.preventDefault();
      document.documentElement.setAttribute('data-mail', url);
    });
  });
  await addByQuickOrder(page, quickOrderLine(sizedProduct, 3));
  const emailButton = page.getByRole('button', { name: 'Email this list' });
  await emailButton.click();
  await expect(page.getByLabel(site.buyer)).toBeFocused();
  await expect(page.getByText(`${site.buyer} or contact name is required.`)).toBeVisible();
  await page.getByLabel(site.buyer).fill('Harbor Patrol');
  await page.getByLabel('E-mail', { exact: true }).fill('desk@example');
  await emailButton.click();
  await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
  await page.getByLabel('E-mail', { exact: true }).fill('desk@example.com');
  await expect(page.getByText('Please enter a valid email address.')).toBeHidden();
  await emailButton.click();
  const mail = async () => decodeURIComponent((await page.locator('html').getAttribute('data-mail')) ?? '');
  await expect.poll(mail).toContain('desk@example.com');
  expect(await mail()).toContain('?subject=Request list, Harbor Patrol&');
  expect(await mail()).toContain(sizedProduct.model ?? sizedProduct.id);
  await expect(page.getByText(/^Send the e-mail that has opened\. ./)).toBeVisible();
});

const ENDPOINT = '/endpoint-of-this-test';

testIf(test, !site.contactEndpoint)(
  'with an endpoint a request is sent once per click, and a retry has the same reference',
  async ({ page, allow404 }) => {
    await setContactEndpoint(page, ENDPOINT);
    allow404(ENDPOINT);
    const sent: { reference: string; lines: unknown[]; message: string }[] = [];
    let respond: (status: number) => void = () => undefined;
    await page.route(`**${ENDPOINT}`, async (route) => {
      sent.push(route.request().postDataJSON());
      const code = await new Promise<number>((resolve) => {
        respond = resolve;
      });
      await route.fulfill({ status: code, json: {} });
    });
    await addByQuickOrder(page, quickOrderLine(sizedProduct, 3));
    await page.getByLabel(site.buyer).fill('Harbor Patrol');
    await page.getByLabel('E-mail', { exact: true }).fill('desk@example.com');
    const send = page.getByRole('button', { name: /^(Send request|Try again)$/ });
    // A tap blurs the field and clicks at the same time.
    await send.evaluate((button: HTMLElement) => {
      (document.activeElement as HTMLElement).blur();
      button.click();
    });
    await expect(page.getByText('Sending your message…')).toBeVisible();
    await send.click({ force: true });
    await expect.poll(() => sent.length).toBe(1);
    respond(404);
    await expect(page.getByText('Your request could not be sent.')).toBeVisible();
    await expect(listLines(page)).toHaveCount(1);
    await expect(send).toHaveText('Try again');
    await send.click();
    await expect.poll(() => sent.length).toBe(2);
    respond(200);
    await expect(page.getByText(/Your request was sent\. Its reference is \w+\. ./)).toBeVisible();
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[0]?.lines).toMatchObject([{ product: sizedProduct.id, quantity: 3 }]);
    expect(sent[0]?.message).toContain('desk@example.com');
  },
);
