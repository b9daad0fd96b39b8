import { resolveConflicts } from '@/lib/admin/edits/operations';
import type { PublishOutcome } from '@/lib/admin/publish/publish';
import { GIT_HOST_NAMES, type GitHostName } from '@/lib/site/schema/publish-schema';
import { CATALOGUE, type Operator, Shop } from './shop';

const done = { kind: 'done' as const };

/** Shop and operator who has set the price of product a to 77. */
async function withEdit(kind?: GitHostName) {
  const shop = new Shop(kind);
  const operator = await shop.operator();
  await operator.edit('a', { price: 77 });
  return { shop, operator };
}

test('edited, new and deleted products are one commit with the dates of the last changes', async () => {
  const shop = new Shop();
  const operator = await shop.operator();
  await operator.edit('a', { price: 77, stock: 5 });
  await operator.add({ id: 'n', name: 'New one' });
  await operator.remove('c');
  const outcome = await operator.publish();
  const { repository } = shop.fake;
  expect(outcome).toMatchObject({ ...done, commit: repository.head, products: 3, changedMeanwhile: [], leftOut: [] });
  expect(shop.products.map(({ id, price }) => `${id} ${price}`)).toEqual(['a 77', 'b 10', 'n 10']);
  expect(JSON.parse(`${repository.read('data/lastmod.json')}`)).toMatchObject({ n: { hash: expect.any(String) } });
  expect(repository.log().map(({ message }) => message.split('\n')[0])).toEqual([
    'Change price and stock of 1 product, add 1, delete 1',
    'First commit',
  ]);
  expect(['a', 'n', 'c'].map((id) => operator.row(id)?.state)).toEqual(['published', 'published', 'published']);
  await shop.deploy(operator);
  expect(['a', 'n'].map((id) => operator.row(id)?.state)).toEqual(['live', 'live']);
  expect(operator.row('c')).toBeUndefined();
});

test('pictures that are not in the repository are committed; a product with a missing picture is left out', async () => {
  const shop = new Shop();
  const operator = await shop.operator();
  const [first, second] = [await operator.addPicture('one'), await operator.addPicture('two')];
  await operator.edit('a', { image_links: [first, second] });
  await operator.edit('b', { image_links: [`/uploads/${'0'.repeat(64)}.webp`] });
  shop.commit({ [`public${second}`]: 'two' });
  const outcome = await operator.publish();
  const leftOut = [{ id: 'b', message: expect.stringMatching('picture') }];
  expect(outcome).toMatchObject({ ...done, products: 1, leftOut });
  expect(`${shop.fake.repository.read(`public${first}`)}`).toBe('one');
  expect(operator.row('b')?.state).toBe('unpublished');
});

test('if the build would reject all edits, the publish fails with the reasons and sends nothing', async () => {
  const shop = new Shop();
  const operator = await shop.operator();
  await operator.edit('b', { image_links: [`/uploads/${'0'.repeat(64)}.webp`] });
  expect(await operator.publish()).toMatchObject({ kind: 'failed', leftOut: [{ id: 'b' }] });
  expect(shop.operatorCommits).toEqual([]);
});

test('changes by others are merged by field, and those that the site does not show yet are reported', async () => {
  const { shop, operator } = await withEdit();
  shop.commit(shop.withFields('a', { stock: 3 }));
  shop.commit(shop.withFields('b', { name: 'Renamed' }));
  expect(await operator.publish()).toMatchObject({ ...done, products: 1, changedMeanwhile: ['Renamed'] });
  expect(shop.product('a')).toMatchObject({ price: 77, stock: 3 });
  expect(shop.product('b')?.name).toBe('Renamed');
});

test.each([
  ['mine', 77],
  ['theirs', 55],
] as const)(
  'a field that both sides changed is a conflict; %s can be published after it is resolved',
  async (side, price) => {
    const { shop, operator } = await withEdit();
    await operator.edit('b', { stock: 4 });
    shop.commit(shop.withFields('a', { price: 55 }));
    expect(await operator.publish()).toEqual({ kind: 'conflict', conflicts: 1 });
    expect(shop.operatorCommits).toEqual([]);
    expect(operator.row('a')?.conflicts).toEqual([{ field: 'price', mine: 77, theirs: 55 }]);
    await operator.edits.applyChange(resolveConflicts('a', { price: side }));
    expect(await operator.publish()).toMatchObject(done);
    expect([shop.product('a')?.price, shop.product('b')?.stock]).toEqual([price, 4]);
  },
);

test.each([
  ['an edit', (operator: Operator) => operator.edit('a', { price: 78 }), 78],
  ['a revert', (operator: Operator) => operator.revert('a'), 10],
])('%s while the commit is sent stays unpublished', async (_, act, price) => {
  const { shop, operator } = await withEdit();
  let acting: Promise<void> | undefined;
  const onSend = () => {
    acting = act(operator);
  };
  expect(await operator.publish({ onSend })).toMatchObject(done);
  await acting;
  expect(shop.product('a')?.price).toBe(77);
  expect(operator.row('a')).toMatchObject({ state: 'unpublished', raw: { price } });
  expect(await operator.publish()).toMatchObject(done);
  expect(shop.product('a')?.price).toBe(price);
});

test('two publishes before a deployment become live one after the other', async () => {
  const { shop, operator } = await withEdit();
  await operator.publish();
  await operator.edit('a', { price: 78 });
  expect(operator.row('a')).toMatchObject({ state: 'unpublished', raw: { price: 78 } });
  const first = shop.fake.repository.head;
  await operator.publish();
  await shop.deploy(operator, first);
  expect(operator.row('a')).toMatchObject({ state: 'published', raw: { price: 78 } });
  await shop.deploy(operator);
  expect([operator.row('a')?.state, operator.edits.current().edits.size]).toEqual(['live', 0]);
});

test('an edit of a published product stays unpublished when the site shows the published version', async () => {
  const { shop, operator } = await withEdit();
  await operator.publish();
  await operator.edit('a', { price: 78 });
  await shop.deploy(operator);
  expect(operator.row('a')).toMatchObject({ state: 'unpublished', raw: { price: 78 } });
});

test('a cancelled publish sends nothing; after sending it cannot be cancelled', async () => {
  const { shop, operator } = await withEdit();
  const early = new AbortController();
  early.abort();
  expect(await operator.publish({ taskOptions: early })).toEqual({ kind: 'cancelled' });
  expect([shop.operatorCommits, operator.row('a')?.state]).toEqual([[], 'unpublished']);
  const late = new AbortController();
  expect(await operator.publish({ taskOptions: late, onSend: () => late.abort() })).toMatchObject(done);
  expect(operator.row('a')?.state).toBe('published');
});

test('with full storage a publish is sent once, and the edits stay until storage is free', async () => {
  const { shop, operator } = await withEdit();
  operator.browser.storage.limit = operator.browser.copy?.length ?? 0;
  expect(await operator.publish()).toMatchObject(done);
  expect(operator.row('a')).toMatchObject({ state: 'unpublished', raw: { price: 77 } });
  expect(await operator.publish()).toMatchObject({ kind: 'failed', reason: expect.stringMatching(/Free storage/) });
  operator.browser.storage.limit = Number.POSITIVE_INFINITY;
  expect(await operator.publish()).toMatchObject(done);
  expect([shop.product('a')?.price, shop.operatorCommits.length]).toEqual([77, 1]);
  expect(operator.row('a')?.state).toBe('published');
});

test('two operators who publish one after the other lose nothing', async () => {
  const shop = new Shop();
  const [ana, ben] = [await shop.operator(), await shop.operator()];
  await ana.edit('a', { price: 77 });
  await ben.edit('a', { stock: 9 });
  await ben.remove('b');
  const outcomes = await Promise.all([ana.publish(), ben.publish()]);
  for (const [at, operator] of [ana, ben].entries())
    if (outcomes[at]?.kind === 'conflict') expect(await operator.publish()).toMatchObject(done);
  expect(shop.product('a')).toMatchObject({ price: 77, stock: 9 });
  expect(shop.product('b')).toBeUndefined();
});

type Arrange = (shop: Shop) => unknown;
type Failed = Partial<Extract<PublishOutcome, { kind: 'failed' }>>;
const failed = (words: RegExp): Failed => ({ kind: 'failed', reason: expect.stringMatching(words) });
const fails =
  (...failure: Parameters<Shop['fake']['fail']>): Arrange =>
  ({ fake }) =>
    fake.fail(...failure);
const page = () => new Response('<title>Sign in to this network</title>');
const keepMine = (_: Shop, { edits }: Operator) => edits.applyChange(resolveConflicts('a', { price: 'mine' }));
/** Removes the last commit. */
const reset = ({ fake: { repository } }: Shop) => repository.reset(`${repository.log()[1]?.id}`);

/** Failures while the price of product a is published, the outcome, and an action before the second publish. */
const FAILURES: [string, Arrange, Failed | object, ((shop: Shop, operator: Operator) => unknown)?][] = [
  ['an expired token', fails('head', 401), { ...failed(/Create a new one/), isSignIn: true }],
  ['a token that expires before the commit', fails('commit', 401), { ...failed(/Create a new one/), isSignIn: true }],
  ['a missing permission', fails('commit', 403), failed(/The token needs/)],
  ['a protected branch', fails('commit', 'protected'), failed(/branch main/)],
  ['a rejected commit', fails('commit', 422), failed(/rejected the commit/)],
  ['a rate limit', fails('commit', 'rate-limit'), failed(/no more requests/)],
  ['no connection', fails('head', 'cut-before'), failed(/no connection/)],
  ['a server error', fails('commit', 500), failed(/error 500.*branch is unchanged/)],
  ['a request that is lost', fails('commit', 'cut-before'), failed(/no connection.*branch is unchanged/)],
  ['a host that does not respond', fails('commit', 'silent'), failed(/no answer.*branch is unchanged/)],
  ['a response that is lost', fails('commit', 'cut-after'), done],
  ['a page instead of the response', fails('commit', page), done],
  [
    'a response that is lost, and no connection afterwards',
    ({ fake }) => {
      fake.fail('commit', 'cut-after');
      // The head is read again before the commit.
      fake.fail('head', 'cut-before', { after: 2 });
    },
    failed(/may have arrived/),
  ],
  [
    'a response that is lost, and a later commit by another author',
    (shop) =>
      shop.fake.fail('commit', () => {
        shop.commit(shop.withFields('b', { stock: 2 }));
        return page();
      }),
    done,
  ],
  ['a branch that moved before', (shop) => shop.commit(shop.withFields('a', { stock: 3 })), done],
  [
    'a branch that moves during the commit',
    (shop) => shop.fake.fail('commit', 'moved', { files: shop.withFields('a', { stock: 3 }) }),
    { kind: 'conflict', conflicts: 0 },
  ],
  [
    'a branch whose price changes during the commit',
    (shop) => shop.fake.fail('commit', 'moved', { files: shop.withFields('a', { price: 55 }) }),
    { kind: 'conflict', conflicts: 1 },
    keepMine,
  ],
  [
    'a branch with a truncated catalogue',
    (shop) => shop.commit({ [CATALOGUE]: '{ "clothing": ' }),
    failed(/data\/catalogue\.json: line 1/),
    reset,
  ],
  [
    'a branch with invalid dates',
    (shop) => shop.commit({ 'data/lastmod.json': '[]' }),
    failed(/data\/lastmod\.json/),
    reset,
  ],
];

describe.each(GIT_HOST_NAMES)('on %s', (kind) => {
  test.each(FAILURES)('%s loses no edit and publishes nothing twice', async (...[, arrange, expected, repair]) => {
    const { shop, operator } = await withEdit(kind);
    arrange(shop);
    const outcome = await operator.publish();
    expect(outcome).toMatchObject(expected);
    expect(JSON.stringify(outcome)).not.toMatch(/glpat/);
    expect([operator.row('a')?.raw.price, shop.fake.failuresLeft]).toEqual([77, 0]);
    if (outcome.kind !== 'done') expect(operator.row('a')?.state).not.toBe('live');
    await repair?.(shop, operator);
    const theirs = shop.fake.repository.log().filter(({ author }) => author === 'Somebody Else');
    // The second publish sends the edit, or finds it in the branch.
    expect(await operator.publish()).toMatchObject(done);
    expect([shop.product('a')?.price, shop.operatorCommits.length]).toEqual([77, 1]);
    expect(shop.fake.repository.log()).toEqual(expect.arrayContaining(theirs));
    await shop.deploy(operator);
    expect(operator.row('a')).toMatchObject({ state: 'live', raw: { price: 77 } });
  });
});
