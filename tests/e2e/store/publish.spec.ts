import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { GARDEN, STORE } from '@/tests/fixtures/shops';
import type { Order } from '@/tests/hosts/faults';
import { githubStandIn } from '@/tests/hosts/github';
import { deleteProduct, openList, openPage, rowOf, setPrice } from '../admin-pages';
import { expect, expectNoAxeViolations } from '../fixtures';
import { findOverflow } from '../layout';
import { OPERATOR, type PublishHost, TOKENS } from '../publish-host';
import { expectSignedIn, giveToken, keptIn, leaving, past, publishButton, signInToHost, steps } from '../publish-pages';
import { publishTest, textOf } from '../publish-test';
import { visit } from '../visit';

const test = publishTest(STORE, githubStandIn);

type Row = { id: string; name: string; price: number; oldPrice?: number };
const goods = Object.values(
  JSON.parse(readFileSync(GARDEN.catalogueFile, 'utf8')) as Record<string, { products: Row[] }>,
);
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

/** Publishes an edit while the host fails as it is told to. */
async function publishThrough(page: Page, host: PublishHost, orders: readonly Order[]) {
  await editAndSignIn(page);
  for (const order of orders) host.faults.order(order);
  await publishButton(page).click();
}

test('an edit goes from the list to the branch with one button, and is followed until the store shows it (row 48)', async ({
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

/** The faults while a publish is under way, and the words that the page has for it. */
const FAULTS: [name: string, order: Order | Order[], words: RegExp][] = [
  [
    'a token that is not taken any more',
    { at: 'head', what: 401 },
    /takes this token no more: it has expired, or was taken back/,
  ],
  ['a token that has expired', { at: 'commit', what: 'expired' }, /it has expired, or was taken back/],
  [
    'a token without the right to write',
    { at: 'commit', what: 403 },
    /this token may not do that in farm\/tools.*Contents, read and write/,
  ],
  [
    'too many requests',
    { at: 'head', what: 'rate', until: new Date().setHours(23, 59, 0, 0) },
    /takes no more requests from you for now.*Try again after 23:59/,
  ],
  [
    'a repository that is gone',
    [
      { at: 'head', what: 404 },
      { at: 'who', what: 404 },
    ],
    /There is no repository farm\/tools on git\.invalid, or this token may not see it/,
  ],
  ['a branch that is gone', { at: 'head', what: 404 }, /no branch main/],
  [
    'a protected branch',
    { at: 'commit', what: 'protected' },
    /The branch main takes no commit from your account: it is protected/,
  ],
  ['something else that is refused', { at: 'commit', what: 422 }, /refused it/],
  ['a broken host', { at: 'head', what: 500 }, /has a fault of its own/],
  ['a connection that is cut before anything was sent', { at: 'head', what: 'cut-before' }, /could not be reached/],
  [
    'a branch that moves six times',
    { at: 'commit', what: 'moved', times: 6 },
    /moved five times.*Somebody else is publishing/,
  ],
];

test('each way in which a host refuses has its sentence and a way on, and the edits stay (row 48)', {
  tag: '@night',
}, async ({ page, host, allowConsole }) => {
  allowConsole(/ERR_CONNECTION_RESET|Failed to load resource/);
  await editAndSignIn(page);
  const before = await host.head();
  for (const [name, order, words] of FAULTS) {
    await test.step(name, async () => {
      for (const each of [order].flat()) host.faults.order(each);
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

test('a token that ends in the middle is replaced without losing the place, by keyboard alone (row 48)', async ({
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

test('what the network swallows after the commit is found in the branch, and not sent twice (row 48)', {
  tag: '@night',
}, async ({ page, host, allowConsole }) => {
  allowConsole(/ERR_CONNECTION_RESET|Failed to load resource/);
  await publishThrough(page, host, [{ at: 'commit', what: 'cut-after' }]);
  await expect(page.getByText(/held all of this already: nothing was sent twice|1 product sent/)).toBeVisible();
  expect((await publishedRow(host, one.id))?.price).toBe(77.77);
  expect(await host.repository.log(await host.head(), '', 10)).toHaveLength(2);
  await openPage(page, 'Products');
  await expect(rowOf(page, one.id)).toContainText('Published');
});

test('where nobody can be reached after the commit, the page says that it may have arrived, and finds it by itself (row 48)', {
  tag: '@night',
}, async ({ page, host, allowConsole }) => {
  allowConsole(/ERR_CONNECTION_RESET|Failed to load resource/);
  await publishThrough(page, host, [
    { at: 'commit', what: 'cut-after' },
    { at: 'head', what: 'cut-before', after: 1, times: 99 },
  ]);
  const alert = page.getByRole('alert').filter({ hasText: 'What was sent may have arrived' });
  await expect(alert).toContainText('could not be reached');
  host.faults.clear();
  await expect(page.getByText('it has arrived all the same')).toBeVisible();
  await expect(alert).toHaveCount(0);
  expect(await host.repository.log(await host.head(), '', 10)).toHaveLength(2);
});

test('another operator’s fields are merged and named and stay when a publish is put back, and a clash shows both values (row 48)', async ({
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

test('what a build would refuse once both are merged is refused before it is sent, by product and field (row 48)', {
  tag: '@night',
}, async ({ page, host }) => {
  await editAndSignIn(page);
  await host.commit(`"price": ${one.price}`, `"price": ${one.price},\n        "oldPrice": 60`);
  const before = await host.head();
  await publishButton(page).click();
  const alert = page.getByRole('alert').filter({ hasText: one.name });
  await expect(alert).toContainText('Old price');
  expect(await host.head()).toBe(before);
});

test('a build that fails says which step, leads to it and keeps the edits; one that is gone makes them unpublished (row 48)', async ({
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

test.describe('who may not come', () => {
  const CASES: [name: string, token: string, words: RegExp][] = [
    [
      'a wrong token',
      'no-token-of-anybody-0000',
      /does not take this token: it is wrong, has expired, or was taken back/,
    ],
    ['an expired one', TOKENS.expired, /does not take this token|takes this token no more/],
    ['a stranger’s', TOKENS.stranger, /There is no repository farm\/tools/],
    ['a reader’s', TOKENS.reader, /Rita Reader may read farm\/tools, but not write to it/],
  ];
  for (const [name, token, words] of CASES) {
    // One of them in the quick gate: what is said of each is a unit test too.
    const tag = token === TOKENS.reader ? [] : '@night';
    test(`${name} is told what is missing, and may try another (row 48)`, { tag }, async ({ page, host }) => {
      await openList(page);
      await openPage(page, 'Publish');
      await giveToken(page, token);
      await expect(page.getByRole('alert').filter({ hasText: 'something is missing' })).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: words })).toBeVisible();
      await expect(page.getByLabel('Token')).toHaveValue('');
      await expectNoAxeViolations(page);
      await signInToHost(page, TOKENS.operator, OPERATOR);
      expect(host.asked).toContain('who');
    });
  }
});

test('a token lasts as long as the page, or with a tick as the tab, and no longer (row 48)', { tag: '@night' }, async ({
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

test('the pages of the shop may not ask the host, and carry nothing of it (row 48)', async ({
  page,
  host,
  request,
}) => {
  const policyOf = async (path: string) =>
    /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(await (await request.get(`.${path}`)).text())?.[1];
  expect(await policyOf('/admin/publish/')).toContain(`connect-src 'self' ${host.place.origin};`);
  expect(await policyOf('/')).toContain("connect-src 'self';");
  // Addresses, read afterwards: a browser drops the text of a response when its page is left.
  const addresses = new Set<string>();
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') addresses.add(asked.url());
  });
  await visit(page, '/');
  await visit(page, `/products/${one.id}/`);
  expect(addresses.size).toBeGreaterThan(0);
  for (const address of addresses) {
    const script = await request.get(address);
    expect(script.ok(), address).toBe(true);
    expect(await script.text(), address).not.toContain('git.invalid');
  }
});
