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
  expect(outcome).toMatchObject({
    ...done,
    products: 1,
    leftOut: [{ id: 'b', message: expect.stringMatching('picture') }],
  });
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

test('a publish that was reverted on the host makes the edits unpublished again, and can be repeated', async () => {
  const shop = new Shop();
  const operator = await shop.operator();
  const before = shop.fake.repository.read(CATALOGUE);
  await operator.edit('a', { price: 77 });
  await operator.publish();
  shop.commit({ [CATALOGUE]: `${before}` });
  expect(await operator.publish()).toMatchObject({ ...done, products: 1 });
  expect([shop.product('a')?.price, shop.operatorCommits.length]).toEqual([77, 2]);
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
  expect([shop.product('a')?.price, shop.operatorCommits.length, operator.row('a')?.state]).toEqual([
    77,
    1,
    'published',
  ]);
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

/** Failure while the price of product a is published, and the expected outcome. */
type FailureCase = {
  arrange: (shop: Shop) => void;
  outcome: Partial<Extract<PublishOutcome, { kind: 'failed' }>> | { kind: 'done' | 'conflict'; conflicts?: number };
  /** Action before the second publish. */
  repair?: (shop: Shop, operator: Operator) => Promise<unknown>;
};
const failed = (words: RegExp) => ({ kind: 'failed' as const, reason: expect.stringMatching(words) });
const page = () => new Response('<title>Sign in to this network</title>');

const FAILURES: Record<string, FailureCase> = {
  'an expired token': {
    arrange: ({ fake }) => fake.fail('head', 401),
    outcome: { ...failed(/Create a new one/), isSignIn: true },
  },
  'a token that expires before the commit': {
    arrange: ({ fake }) => fake.fail('commit', 401),
    outcome: { ...failed(/Create a new one/), isSignIn: true },
  },
  'a missing permission': {
    arrange: ({ fake }) => fake.fail('commit', 403),
    outcome: failed(/The token needs/),
  },
  'a protected branch': { arrange: ({ fake }) => fake.fail('commit', 'protected'), outcome: failed(/branch main/) },
  'a rejected commit': { arrange: ({ fake }) => fake.fail('commit', 422), outcome: failed(/rejected the commit/) },
  'a rate limit': { arrange: ({ fake }) => fake.fail('commit', 'rate-limit'), outcome: failed(/no more requests/) },
  'no connection': { arrange: ({ fake }) => fake.fail('head', 'cut-before'), outcome: failed(/no connection/) },
  'a server error': {
    arrange: ({ fake }) => fake.fail('commit', 500),
    outcome: failed(/error 500.*branch is unchanged/),
  },
  'a request that is lost': {
    arrange: ({ fake }) => fake.fail('commit', 'cut-before'),
    outcome: failed(/no connection.*branch is unchanged/),
  },
  'a host that does not respond': {
    arrange: ({ fake }) => fake.fail('commit', 'silent'),
    outcome: failed(/no answer.*branch is unchanged/),
  },
  'a response that is lost': { arrange: ({ fake }) => fake.fail('commit', 'cut-after'), outcome: done },
  'a page instead of the response': { arrange: ({ fake }) => fake.fail('commit', page), outcome: done },
  'a response that is lost, and no connection afterwards': {
    arrange: ({ fake }) => {
      fake.fail('commit', 'cut-after');
      // The head is read again before the commit.
      fake.fail('head', 'cut-before', { after: 2 });
    },
    outcome: failed(/may have arrived/),
  },
  'a response that is lost, and a later commit by another author': {
    arrange: (shop) =>
      shop.fake.fail('commit', () => {
        shop.commit(shop.withFields('b', { stock: 2 }));
        return page();
      }),
    outcome: done,
  },
  'a branch that moved before': {
    arrange: (shop) => shop.commit(shop.withFields('a', { stock: 3 })),
    outcome: done,
  },
  'a branch that moves during the commit': {
    arrange: (shop) => shop.fake.fail('commit', 'moved', { files: shop.withFields('a', { stock: 3 }) }),
    outcome: { kind: 'conflict', conflicts: 0 },
  },
  'a branch whose price changes during the commit': {
    arrange: (shop) => shop.fake.fail('commit', 'moved', { files: shop.withFields('a', { price: 55 }) }),
    outcome: { kind: 'conflict', conflicts: 1 },
    repair: (_, { edits }) => edits.applyChange(resolveConflicts('a', { price: 'mine' })),
  },
  'a branch with a truncated catalogue': {
    arrange: (shop) => shop.commit({ [CATALOGUE]: '{ "clothing": ' }),
    outcome: failed(/data\/catalogue\.json: line 1/),
    repair: async (shop) => shop.fake.repository.reset(`${shop.fake.repository.log()[1]?.id}`),
  },
  'a branch with invalid dates': {
    arrange: (shop) => shop.commit({ 'data/lastmod.json': '[]' }),
    outcome: failed(/data\/lastmod\.json/),
    repair: async (shop) => shop.fake.repository.reset(`${shop.fake.repository.log()[1]?.id}`),
  },
};

describe.each(GIT_HOST_NAMES)('on %s', (kind) => {
  test.each(Object.entries(FAILURES))('%s loses no edit and publishes nothing twice', async (_, failure) => {
    const { shop, operator } = await withEdit(kind);
    failure.arrange(shop);
    const outcome = await operator.publish();
    expect(outcome).toMatchObject(failure.outcome);
    expect(JSON.stringify(outcome)).not.toMatch(/glpat/);
    expect([operator.row('a')?.raw.price, shop.fake.failuresLeft]).toEqual([77, 0]);
    if (outcome.kind !== 'done') expect(operator.row('a')?.state).not.toBe('live');
    await failure.repair?.(shop, operator);
    const theirs = shop.fake.repository.log().filter(({ author }) => author === 'Somebody Else');
    // The second publish sends the edit, or finds it in the branch.
    expect(await operator.publish()).toMatchObject(done);
    expect([shop.product('a')?.price, shop.operatorCommits.length]).toEqual([77, 1]);
    expect(shop.fake.repository.log()).toEqual(expect.arrayContaining(theirs));
    await shop.deploy(operator);
    expect(operator.row('a')).toMatchObject({ state: 'live', raw: { price: 77 } });
  });
});
