import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { GARDEN_CATALOGUE, STORE } from '@/tests/fixtures/shops';
import type { Order } from '@/tests/hosts/faults';
import { githubStandIn } from '@/tests/hosts/github';
import { deleteProduct, openList, openPage, rowOf, setPrice } from '../admin-pages';
import { expect, expectNoAxeViolations } from '../fixtures';
import { findOverflow } from '../layout';
import { OPERATOR, type PublishHost, TOKENS } from '../publish-host';
import { expectSignedIn, keptIn, leaving, past, publishButton, signInToHost, steps } from '../publish-pages';
import { publishTest, textOf } from '../publish-test';

const test = publishTest(STORE, githubStandIn);

type Row = { id: string; name: string; price: number; oldPrice?: number };
const goods = Object.values(JSON.parse(readFileSync(GARDEN_CATALOGUE, 'utf8')) as Record<string, { products: Row[] }>);
const plain = goods.flatMap(({ products }) => products).filter(({ oldPrice }) => !oldPrice);
const [one, two, three] = plain as [Row, Row, Row];

/** A product as the head of the branch has it; undefined where it has none. */
const publishedRow = async ({ catalogue }: PublishHost, id: string): Promise<Row | undefined> =>
  Object.values(JSON.parse(await catalogue()) as Record<string, { products: Row[] }>)
    .flatMap(({ products }) => products)
    .find((row) => row.id === id);

/** Edits a product's price, and opens the page that publishes it, signed in to the host. */
async function editAndSignIn(page: Page) {
  await openList(page);
  await setPrice(page, one.id, '77.77');
  await openPage(page, 'Publish');
  await signInToHost(page, TOKENS.operator, OPERATOR);
}

test('an edit goes from the list to the branch with one button, and is followed until the store shows it', async ({
  page,
  host,
}) => {
  await openList(page);
  await setPrice(page, one.id, '77.77');
  await setPrice(page, two.id, '66.66');
  await deleteProduct(page, three.id);
  await openPage(page, 'Publish');
  await expect(page.getByText('not signed in')).toBeVisible();
  await expect(publishButton(page)).toBeDisabled();
  await expectNoAxeViolations(page);
  await signInToHost(page, TOKENS.operator, OPERATOR);
  await expect(leaving(page).filter({ hasText: one.id })).toContainText(/→ 77,77\s€/);
  await expect(leaving(page).filter({ hasText: three.id })).toContainText('deleted');
  await page.getByRole('checkbox', { name: `Publish ${two.name}` }).uncheck();
  await expect(publishButton(page)).toHaveText('Publish 2 products');
  expect(await findOverflow(page, 390)).toEqual([]);
  await expectNoAxeViolations(page);

  const before = await host.head();
  await publishButton(page).click();
  await expect(page.getByText('2 products sent to farm/tools.')).toBeVisible();
  const commit = await host.head();
  const [logged] = await host.repository.log(commit, '', 1);
  expect(logged?.parents).toEqual([before]);
  expect(logged?.author.name).toBe(OPERATOR);
  expect(logged?.message.split('\n')[0]).toBe('Change price of 1 product, delete 1');
  expect((await publishedRow(host, one.id))?.price).toBe(77.77);
  expect((await publishedRow(host, two.id))?.price).toBe(two.price);
  expect(await publishedRow(host, three.id)).toBeUndefined();
  await expect(leaving(page).filter({ hasText: two.id })).toBeVisible();
  await expect(leaving(page)).toHaveCount(2);

  host.runs.start(commit);
  host.runs.progress(commit, 'running');
  const building = steps(page).filter({ hasText: 'Building' });
  await expect(building).toHaveAttribute('data-state', 'now');
  await expectNoAxeViolations(page);
  await openPage(page, 'Products');
  await expect(rowOf(page, one.id)).toContainText('Building');
  await expect(rowOf(page, two.id)).toContainText('Unpublished');
  await host.deploy();
  await expect(rowOf(page, one.id)).toContainText('Live');
  await openPage(page, 'Publish');
  await expect(page.getByText('Live: the store shows it.')).toBeVisible();
  await expect(past(page).filter({ hasText: 'Change price of 1 product' })).toContainText(OPERATOR);
  await expect(past(page).filter({ hasText: 'Change price of 1 product' })).toContainText('Live');

  // The fixture looks for a token in each file too.
  await openPage(page, 'Changes');
  for (const name of ['Export changes', 'Export JSON', 'Export CSV']) {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
    expect(await textOf(file)).not.toBe('');
  }
});

/** Failures while a publish is under way, and the words that the page has for each; tests/lib/git-hosts has those of each host. */
const FAULTS: [name: string, order: Order, words: RegExp][] = [
  [
    'a token without the right to write',
    { at: 'commit', what: 403 },
    /this token may not do that in farm\/tools.*Contents, read and write/,
  ],
  ['a broken host', { at: 'head', what: 500 }, /has a fault of its own/],
  ['a connection that is cut before anything was sent', { at: 'head', what: 'cut-before' }, /could not be reached/],
];

test('a publish that fails says why and offers Retry, and the edits stay', async ({ page, host, allowConsole }) => {
  allowConsole(/ERR_CONNECTION_RESET|Failed to load resource/);
  await editAndSignIn(page);
  const before = await host.head();
  for (const [name, order, words] of FAULTS) {
    await test.step(name, async () => {
      host.faults.order(order);
      await page
        .getByRole('main')
        .getByRole('button', { name: /^(?:Publish 1 product|Retry)$/ })
        .first()
        .click();
      const alert = page.getByRole('alert').filter({ hasText: words });
      await expect(alert).toBeVisible({ timeout: 60_000 });
      await expect(alert).toContainText('Your edits are still here.');
      await expect(alert.getByRole('button', { name: 'Retry' })).toBeEnabled();
      await expect(leaving(page).filter({ hasText: one.id })).toContainText('77,77');
      expect((await publishedRow(host, one.id))?.price).toBe(one.price);
      host.faults.clear();
    });
  }
  await expectNoAxeViolations(page);
  expect(await findOverflow(page, 390)).toEqual([]);
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('1 product sent')).toBeVisible();
  expect((await publishedRow(host, one.id))?.price).toBe(77.77);
  const ours = (await host.repository.log(await host.head(), '', 50)).filter(({ author }) => author.name === OPERATOR);
  expect([before !== (await host.head()), ours.length]).toEqual([true, 1]);
});

test('a token that ends in the middle is replaced without losing the place, by keyboard alone', async ({
  page,
  host,
}) => {
  await editAndSignIn(page);
  host.faults.order({ at: 'head', what: 401 });
  await publishButton(page).press('Enter');
  const alert = page.getByRole('alert').filter({ hasText: 'takes this token no more' });
  await expect(alert).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(alert.getByRole('button', { name: 'Sign in anew' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Where it goes' })).toBeFocused();
  await expect(alert.getByRole('button', { name: 'Retry' })).toBeDisabled();
  await page.getByLabel('Token').fill(TOKENS.operator);
  await page.keyboard.press('Enter');
  await expectSignedIn(page, OPERATOR);
  await alert.getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(page.getByText('1 product sent')).toBeVisible();
});

test('another operator’s fields are merged and named and stay when a publish is put back, and a clash shows both values', async ({
  page,
  host,
}) => {
  await editAndSignIn(page);
  await host.commit(`"name": "${two.name}"`, '"name": "Named by somebody else"');
  await publishButton(page).click();
  await expect(page.getByText('Merged with what somebody else has published: Named by somebody else.')).toBeVisible();

  const row = past(page).filter({ hasText: `Change price of ${one.name}` });
  await row.getByRole('button', { name: 'Put back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Put back' }).click();
  await expect.poll(async () => (await publishedRow(host, one.id))?.price).toBe(one.price);
  expect((await publishedRow(host, two.id))?.name).toBe('Named by somebody else');

  await openPage(page, 'Products');
  await setPrice(page, three.id, '55.55');
  await host.commit(`"price": ${three.price}`, '"price": 44.44');
  await openPage(page, 'Publish');
  await publishButton(page).click();
  const form = page.getByRole('form', { name: 'What stays' });
  await expect(form.getByRole('group')).toHaveText(/Price.*Edited here: \S*55[.,]55.*Published: \S*44[.,]44/);
  await expectNoAxeViolations(page);
  const before = await host.head();
  await form.getByRole('radio', { name: 'Edited here' }).check();
  await form.getByRole('button').click();
  await expect.poll(async () => (await publishedRow(host, three.id))?.price).toBe(55.55);
  expect((await host.repository.log(await host.head(), '', 1))[0]?.parents).toEqual([before]);
});

test('a build that fails says which step, leads to it and keeps the edits; one that is gone makes them unpublished', async ({
  page,
  host,
}) => {
  await page.clock.install();
  await editAndSignIn(page);
  await publishButton(page).click();
  await expect(page.getByText('1 product sent')).toBeVisible();
  const commit = await host.head();
  host.runs.start(commit);
  host.runs.fail(commit, 'Run npm run catalogue:check');
  await page.clock.runFor(10_000);
  const alert = page.getByRole('alert').filter({ hasText: 'The build failed' });
  await expect(alert).toContainText('Run npm run catalogue:check');
  await expect(page.getByRole('link', { name: /^The build on the host/ })).toHaveAttribute(
    'href',
    /farm\/tools\/actions\/runs\/1$/,
  );
  await expectNoAxeViolations(page);
  await openPage(page, 'Products');
  await expect(rowOf(page, one.id)).toContainText('Failed');
  await openPage(page, 'Publish');
  host.runs.start(commit);
  host.runs.finish(commit);
  await host.repository.forcePush('main', (await host.repository.log(commit, '', 2))[1]?.commit ?? '');
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.clock.runFor(120_000);
  await expect(page.getByText('The branch does not hold it any more')).toBeVisible();
  await expect(leaving(page).filter({ hasText: one.id })).toContainText('77,77');
});

test('a token lasts as long as the page, or with a tick as the tab, and no longer', async ({
  page,
  context,
  isKept,
}) => {
  await openList(page);
  await openPage(page, 'Publish');
  await signInToHost(page, TOKENS.operator, OPERATOR);
  expect((await keptIn(page)).session).not.toContain(TOKENS.operator);
  await page.reload();
  await expect(page.getByText('not signed in')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Stay signed in until this tab is closed' }).check();
  await signInToHost(page, TOKENS.operator, OPERATOR);
  await page.reload();
  await expectSignedIn(page, OPERATOR);
  isKept.inTab = true;
  expect((await keptIn(page)).session).toContain(TOKENS.operator);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByText('not signed in')).toBeVisible();
  await other.close();
  await page.getByRole('button', { name: 'Sign out of git.invalid' }).click();
  isKept.inTab = false;
  await page.reload();
  await expect(page.getByText('not signed in')).toBeVisible();
});
