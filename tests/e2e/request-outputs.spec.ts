import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { formatPrice } from '@/lib/catalogue/price';
import { site } from '@/lib/site/site';
import { expect, test } from './fixtures';
import { given } from './picks';
import { plain, sized } from './request-goods';
import { copyLink, editLine, lineOf, linesOf, linkTo, order } from './request-list';
import { visit } from './visit';
import { withEndpoint } from './with-endpoint';
import { written } from './written';

// The ways out of a list and back into it, which are the same on every screen.
const total = (page: Page) => page.getByRole('region', { name: 'Total' });

test('a product that is gone, renamed or repriced keeps its line, says so, and counts nothing that it should not', async ({
  page,
}) => {
  await visit(
    page,
    await linkTo([
      lineOf(plain, { product: 'no-such-product', name: 'Old thing', price: 5 }),
      lineOf(plain, { name: 'Former name', price: plain.price + 1 }),
      lineOf(sized, { choice: { size: 'no-such-size' } }),
    ]),
  );
  await page.getByRole('button', { name: 'Take this list' }).click();
  const lines = linesOf(page);
  await expect(lines.nth(0)).toContainText('no longer in the catalog');
  await expect(lines.nth(1)).toContainText('Was “Former name” when it was added.');
  await expect(lines.nth(1)).toContainText(`Was ${formatPrice(plain.price + 1)} when it was added, now down to`);
  await expect(lines.nth(2)).toContainText('No longer offered in size no-such-size.');
  await expect(total(page)).toContainText(formatPrice(plain.price));
  await expect(page.getByRole('list', { name: 'On the total' })).toContainText(
    'The total leaves out 1 line that is no longer sold',
  );
  await page.getByRole('button', { name: 'Accept what has changed in line 2' }).click();
  await expect(lines.nth(1)).not.toContainText('Former name');
});

test('a link carries the list to another browser, asks before it joins or replaces a list there, and can be undone', async ({
  page,
  browser,
}) => {
  await order(page, written(sized, 6));
  await editLine(page, 1);
  await page.getByLabel('For, line 1').fill('Officer Park');
  await page.getByLabel('For, line 1').blur();
  const link = await copyLink(page);
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'This link holds a list of 1 line' })).toBeFocused();
  await expect(other.getByRole('row', { name: /^6 .*Officer Park/ })).toBeVisible();
  await expect(linesOf(other)).toHaveCount(0);
  await other.reload();
  await other.getByRole('button', { name: 'Take this list' }).click();
  await editLine(other, 1);
  await expect(other.getByLabel('For, line 1')).toHaveValue('Officer Park');
  await expect(other).toHaveURL(/\/request\/$/);
  await context.close();

  await visit(page, '/');
  await visit(page, await linkTo([lineOf(plain, { quantity: 5 })]));
  await page.getByRole('button', { name: 'Keep mine as it is' }).click();
  await expect(linesOf(page)).toHaveCount(1);
  await visit(page, '/');
  await visit(page, await linkTo([lineOf(plain, { quantity: 5 })]));
  await page.getByRole('button', { name: 'Replace my list' }).click();
  await expect(linesOf(page)).toHaveText([new RegExp(plain.name.slice(0, 12))]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(linesOf(page).first()).toContainText(sized.name);
  await visit(page, '/');
  await visit(page, await linkTo([lineOf(plain, { quantity: 5 })]));
  await page.getByRole('button', { name: 'Join with my 1 line' }).click();
  await expect(linesOf(page)).toHaveCount(2);
});

test('a CSV file that was saved is opened again as the same list', async ({ page }) => {
  await order(page, written(sized, 7), written(plain, 2));
  await editLine(page, 2);
  await page.getByLabel('Note, line 2').fill('=SUM(A1), "quoted"; and more');
  await page.getByLabel('PO number').fill('PO-77');
  await page.getByLabel('PO number').blur();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const file = await (await saving).path();
  expect(readFileSync(file, 'utf8')).toMatch(/^\uFEFF.*\r\n/);
  await page.getByRole('button', { name: 'Empty the list' }).click();
  await expect(linesOf(page)).toHaveCount(0);
  await page.getByLabel('CSV file').setInputFiles(file);
  await page.getByRole('button', { name: 'Take this list' }).click();
  await expect(page.getByLabel('Quantity, line 1')).toHaveValue('7');
  await editLine(page, 2);
  await expect(page.getByLabel('Note, line 2')).toHaveValue('=SUM(A1), "quoted"; and more');
  await expect(page.getByLabel('PO number')).toHaveValue('PO-77');
});

given(test, site.email !== '')(
  'what an e-mail needs is asked for only then, and it holds the lines',
  async ({ page }) => {
    await order(page, written(sized, 3));
    const write = page.getByRole('link', { name: 'Write as e-mail' });
    await write.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
    await write.click();
    await expect(page.getByLabel(site.buyer)).toBeFocused();
    await expect(page.getByText(`${site.buyer} or contact name is required.`)).toBeVisible();
    await page.getByLabel(site.buyer).fill('Harbor Patrol');
    await page.getByLabel('E-mail', { exact: true }).fill('desk@example');
    await page.getByLabel('E-mail', { exact: true }).blur();
    await write.click();
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
    await page.getByLabel('E-mail', { exact: true }).fill('desk@example.com');
    await expect(page.getByText('Please enter a valid email address.')).toBeHidden();
    const letter = async () => decodeURIComponent((await write.getAttribute('href')) ?? '');
    await expect.poll(letter).toContain('desk@example.com');
    expect(await letter()).toContain('?subject=Request list, Harbor Patrol&');
    expect(await letter()).toContain(sized.model ?? sized.id);
  },
);

given(test, site.contactEndpoint === '').describe('with an endpoint in the data', () => {
  const ENDPOINT = '/endpoint-of-this-test';

  test.beforeEach(({ page }) => withEndpoint(page, ENDPOINT));

  test('a request is sent once a press, a failure keeps it, and a retry is known by its reference', async ({
    page,
    allow404,
  }) => {
    allow404(ENDPOINT);
    const sent: { reference: string; lines: unknown[]; message: string }[] = [];
    let answer: (status: number) => void = () => undefined;
    await page.route(`**${ENDPOINT}`, async (route) => {
      sent.push(route.request().postDataJSON());
      const code = await new Promise<number>((resolve) => {
        answer = resolve;
      });
      await route.fulfill({ status: code, json: {} });
    });
    await order(page, written(sized, 3));
    await page.getByLabel(site.buyer).fill('Harbor Patrol');
    await page.getByLabel('E-mail', { exact: true }).fill('desk@example.com');
    const send = page.getByRole('region', { name: 'Send it' }).getByRole('button');
    // A tap leaves the field and presses in one go.
    await send.evaluate((button: HTMLElement) => {
      (document.activeElement as HTMLElement).blur();
      button.click();
    });
    await expect(page.getByText('Sending your message…')).toBeVisible();
    await send.click({ force: true });
    await expect.poll(() => sent.length).toBe(1);
    answer(404);
    await expect(page.getByText('Your request could not be sent.')).toBeVisible();
    await expect(linesOf(page)).toHaveCount(1);
    await expect(send).toHaveText('Try again');
    await send.click();
    await expect.poll(() => sent.length).toBe(2);
    answer(200);
    await expect(page.getByText('Your request has been sent.')).toBeVisible();
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[0]?.lines).toMatchObject([{ product: sized.id, quantity: 3 }]);
    expect(sent[0]?.message).toContain('desk@example.com');
  });
});
