import { readFileSync } from 'node:fs';
import type { RawProduct } from '@/lib/catalogue/schema/product';
import { TOKEN } from '@/tests/fixtures/git-hosts/fake-host';
import { GARDEN_CATALOGUE, STORE } from '@/tests/fixtures/shops';
import { deleteProduct, openAdminPage, openProductList, productRow, setPrice } from '../admin-actions';
import { expect, expectNoAxeViolations } from '../fixtures';
import { findOverflow } from '../layout';
import {
  OPERATOR,
  publishButton,
  readPageData,
  rowsToPublish,
  signInToHost,
  publishTest as test,
} from '../publish-fixtures';
import { findInjections, XSS_PAYLOADS } from '../xss';

const groups = Object.values(
  JSON.parse(readFileSync(GARDEN_CATALOGUE, 'utf8')) as Record<string, { products: RawProduct[] }>,
);
const [one, two, three] = groups.flatMap(({ products }) => products).filter(({ oldPrice }) => !oldPrice) as [
  RawProduct,
  RawProduct,
  RawProduct,
];

test('one button publishes edits to the branch, and the page waits until they are live', async ({ page, host }) => {
  await page.clock.install();
  await openProductList(page, STORE.basePath);
  await setPrice(page, one.id, '77.77');
  await deleteProduct(page, three.id);
  await openAdminPage(page, 'Publish');
  await expect(publishButton(page)).toBeDisabled();
  await expectNoAxeViolations(page);
  await signInToHost(page);
  await expect(rowsToPublish(page).filter({ hasText: one.id })).toContainText(/→ 77,77\s€/);
  await expect(rowsToPublish(page).filter({ hasText: three.id })).toContainText(/deleted/i);
  expect(await findOverflow(page, 390)).toEqual([]);
  await expectNoAxeViolations(page);

  await expect(publishButton(page)).toHaveText('Publish 2 products');
  await publishButton(page).click();
  await expect(page.getByText('2 products published.')).toBeVisible();
  const [commit] = host.repository.log();
  expect(commit).toMatchObject({
    author: OPERATOR,
    message: expect.stringMatching(/^Change price of 1 product, delete 1\n/),
  });
  expect([host.product(one.id)?.price, host.product(three.id)]).toEqual([77.77, undefined]);
  const waiting = page.getByRole('region', { name: 'Published, not live yet' });
  await expect(waiting.getByRole('link', { name: commit?.id.slice(0, 7) })).toHaveAttribute(
    'href',
    `https://git.invalid/farm/tools/commit/${commit?.id}`,
  );
  await expect(waiting.getByRole('link', { name: 'Build and checks' })).toBeVisible();
  expect(await findOverflow(page, 390)).toEqual([]);
  await expectNoAxeViolations(page);

  await openAdminPage(page, 'Products');
  await expect(productRow(page, one.id)).toContainText('Published');
  host.deploy();
  await page.clock.runFor(21_000);
  await expect(productRow(page, one.id)).toContainText('Live');
  await openAdminPage(page, 'Publish');
  await expect(page.getByText('The site shows the changes.')).toBeVisible();
});

test('a failed publish keeps the edits until they are sent, exactly once', async ({ page, host, allowConsole }) => {
  allowConsole(/ERR_CONNECTION_RESET|Failed to load resource/);
  await openProductList(page, STORE.basePath);
  await setPrice(page, one.id, '77.77');
  await signInToHost(page);
  for (const [failure, message] of [
    [403, /The token needs Contents: Read and write/],
    ['cut-before', /no connection.*branch is unchanged/],
  ] as const) {
    host.fail('commit', failure);
    await publishButton(page).click();
    const alert = page.getByRole('alert').filter({ hasText: message });
    await expect(alert).toContainText('Your edits are still here.');
    await expect(rowsToPublish(page).filter({ hasText: one.id })).toContainText('77,77');
    expect(host.product(one.id)?.price).toBe(one.price);
  }
  await expectNoAxeViolations(page);
  // The token has expired and is replaced by keyboard.
  host.fail('head', 401);
  await publishButton(page).press('Enter');
  await expect(
    page.getByRole('alert').filter({ hasText: 'Create a new one and sign in again.' }).first(),
  ).toBeVisible();
  await page.getByLabel('Token').focus();
  await page.keyboard.type(TOKEN);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Destination' })).toBeFocused();
  // The response is lost after the commit was created.
  host.fail('commit', 'cut-after');
  await publishButton(page).press('Enter');
  await expect(page.getByText('1 product published.')).toBeVisible();
  expect(host.product(one.id)?.price).toBe(77.77);
  expect(host.repository.log()).toHaveLength(2);
  host.change(one.id, { price: one.price });
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(rowsToPublish(page).filter({ hasText: one.id })).toContainText('77,77');
});

test('fields changed by others are merged, and a conflict is resolved on the Changes page', async ({ page, host }) => {
  await openProductList(page, STORE.basePath);
  await setPrice(page, one.id, '77.77');
  await setPrice(page, three.id, '55.55');
  host.change(two.id, { name: 'Named by somebody else' });
  host.change(three.id, { price: 44.44 });
  await signInToHost(page);
  await publishButton(page).click();
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'Nothing was sent: 1 product changed here and in the branch.' });
  await expect(alert).toBeVisible();
  await expectNoAxeViolations(page);
  await alert.getByRole('link').click();
  const form = page.getByRole('form', { name: three.name });
  await expect(form.getByRole('group')).toHaveText(/Price.*Edited here: \S*55[.,]55.*Published: \S*44[.,]44/);
  await form.getByRole('radio', { name: 'Edited here' }).check();
  await form.getByRole('button').last().click();
  await expect(form).toHaveCount(0);
  await openAdminPage(page, 'Publish');
  await publishButton(page).click();
  await expect(page.getByText('Merged with changes by others: Named by somebody else.')).toBeVisible();
  expect([host.product(one.id)?.price, host.product(three.id)?.price]).toEqual([77.77, 55.55]);
});

test('a token is kept until the page is left, or, if selected, until the tab is closed', async ({ page, context }) => {
  await openProductList(page, STORE.basePath);
  await signInToHost(page);
  expect((await readPageData(page)).session).not.toContain(TOKEN);
  await page.reload();
  await expect(page.getByText('Not signed in')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Stay signed in/ }).check();
  await signInToHost(page);
  await page.reload();
  await expect(page.getByRole('link', { name: OPERATOR, exact: true })).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText('Not signed in')).toBeVisible();
  await other.close();
  await page.getByRole('button', { name: 'Sign out of git.invalid' }).click();
  expect((await readPageData(page)).session).not.toContain(TOKEN);
});

test('a hostile host cannot run script, link elsewhere or spoof text', async ({ page, host }) => {
  const text = `${XSS_PAYLOADS.markup}${XSS_PAYLOADS.script}\u202Egnp\u0007`;
  await openProductList(page, STORE.basePath);
  await setPrice(page, one.id, '77.77');
  await openAdminPage(page, 'Publish');
  host.fail('who', () => Response.json({ login: 'a', name: text, html_url: XSS_PAYLOADS.address }));
  await page.getByLabel('Token').fill(TOKEN);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('x-canary').first()).toBeVisible();
  host.fail('commit', () => Response.json({ data: null, errors: [{ type: 'X', message: text }] }));
  await publishButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'rejected the commit' })).toBeVisible();
  expect(await findInjections(page, ['git.invalid'])).toEqual([]);
  expect(await page.getByRole('main').textContent()).not.toContain('\u202E');
});
