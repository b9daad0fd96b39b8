import { commitMessage } from '@/lib/admin/publish/publish';
import { finishSignIn, PublishStore, pollUntilLive, startSignIn, tokenStore } from '@/lib/admin/publish/publish-store';
import { toPublishTarget } from '@/lib/admin/publish/publish-target';
import type { AdminSnapshot } from '@/lib/admin/store-types';
import { GIT_HOST_NAMES } from '@/lib/site/schema/publish-schema';
import { FakeHost, TOKEN } from '@/tests/fixtures/git-hosts/fake-host';
import { MemoryStorage } from '@/tests/fixtures/memory-storage';
import { CATALOGUE, type Operator, Shop } from './shop';

const BACK = 'https://store.example/admin/publish/';
const session = new MemoryStorage();
beforeEach(() => {
  session.clear();
  const window = Object.assign(new EventTarget(), { sessionStorage: session, localStorage: new MemoryStorage() });
  Object.assign(globalThis, { window, StorageEvent: class extends Event {} });
});
afterEach(() => tokenStore.forget());

const storeOf = ({ shop, edits }: Operator) =>
  new PublishStore({ target: shop.target, edits, images: { read: async () => undefined }, fetch: shop.fake.fetch });

describe('signing in with a token', () => {
  test.each([
    [TOKEN, { kind: 'in', account: { name: 'Ana Operator', canWrite: true } }],
    ['token-of-ben', { kind: 'in', account: { canWrite: false } }],
    ['token-of-cleo', { kind: 'out', problem: expect.stringMatching(/no repository acme\/shop/) }],
    ['wrong', { kind: 'out', problem: expect.stringMatching(/does not accept this token/) }],
  ])('with %s returns the account or a problem', async (text, expected) => {
    const store = storeOf(await new Shop().operator());
    await store.signIn(text, false);
    expect(store.getSnapshot().signIn).toMatchObject(expected);
    expect(tokenStore.get()).toBe(expected.kind === 'in' ? text : undefined);
    expect([...session.entries]).toEqual([]);
  });
});

test('a publish is first preparing, then sending, then has an outcome; an expired token signs out', async () => {
  const operator = await new Shop().operator();
  await operator.edit('a', { price: 77 });
  const store = storeOf(operator);
  await store.publish();
  expect(store.getSnapshot().outcome).toBeUndefined();
  await store.signIn(TOKEN, false);
  const tasks: unknown[] = [];
  store.subscribe(() => tasks.push(store.getSnapshot().task));
  await Promise.all([store.publish(), store.publish()]);
  expect(tasks).toEqual(['preparing', 'sending', undefined]);
  expect(store.getSnapshot().outcome).toMatchObject({ kind: 'done', products: 1 });
  operator.shop.fake.fail('head', 401);
  await store.publish();
  expect(store.getSnapshot().signIn).toMatchObject({ kind: 'out', problem: expect.stringMatching(/Create a new one/) });
});

test('checking again detects a revert on the host and a conflict', async () => {
  const operator = await new Shop().operator();
  const { repository } = operator.shop.fake;
  const first = `${repository.read(CATALOGUE)}`;
  await operator.edit('a', { price: 77 });
  const store = storeOf(operator);
  await store.signIn(TOKEN, false);
  await store.publish();
  expect(operator.row('a')?.state).toBe('published');
  operator.shop.commit({ [CATALOGUE]: first });
  await store.checkAgain();
  expect([operator.row('a')?.state, store.getSnapshot().outcome]).toEqual(['unpublished', undefined]);
  operator.shop.commit(operator.shop.withFields('a', { price: 55 }));
  await store.checkAgain();
  expect(store.getSnapshot().outcome).toEqual({ kind: 'conflict', conflicts: 1 });
});

test('the site is polled every 20 s while edits are not live, and every 2 min after ten minutes', async () => {
  jest.useFakeTimers();
  let published = 0;
  const reload = jest.fn(async () => {
    if (reload.mock.calls.length === 1) throw new Error('offline');
  });
  const stop = pollUntilLive({ getSnapshot: () => ({ counts: { published } }) as AdminSnapshot, reload });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(reload).toHaveBeenCalledTimes(0);
  published = 1;
  await jest.advanceTimersByTimeAsync(20_000 + 600_000);
  expect(reload).toHaveBeenCalledTimes(30);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(reload).toHaveBeenCalledTimes(35);
  stop();
  await jest.advanceTimersByTimeAsync(600_000);
  expect(reload).toHaveBeenCalledTimes(35);
  jest.useRealTimers();
});

describe.each(GIT_HOST_NAMES)('signing in by redirect to %s', (host) => {
  const open = () => {
    const signIn = host === 'github' ? { signIn: 'https://github.com/login/oauth/access_token' } : {};
    const target = toPublishTarget({ host, repository: 'acme/shop', branch: 'main', clientId: 'an-id', ...signIn });
    return { target, fake: new FakeHost({ target, files: {} }) };
  };

  test('exchanges the code once, and stores the token if "stay signed in" is set', async () => {
    const { target, fake } = open();
    const address = await startSignIn(target, BACK, true);
    const { verifier } = JSON.parse(session.getItem('sp:publish-sign-in') ?? '');
    expect(address).not.toContain(verifier);
    const { headers } = await fake.handle(new Request(address));
    const back = new URL(headers.get('location') ?? '');
    await finishSignIn(target, back, fake.fetch);
    expect([...session.entries]).toEqual([['sp:publish-token', TOKEN]]);
    await expect(finishSignIn(target, back, fake.fetch)).rejects.toThrow('was not started in this tab');
  });

  test.each([
    ['?code=a&state=another', /was not started in this tab/],
    ['?error=access_denied&error_description=You%20%E2%80%AEsaid%20no&state=S', /did not sign you in: You said no/],
    ['?code=guessed&state=S', /The authorization grant is invalid/],
  ])('rejects the redirect %s', async (query, words) => {
    const { target, fake } = open();
    const state = new URL(await startSignIn(target, BACK, false)).searchParams.get('state') ?? '';
    const back = new URL(`${BACK}${query.replace('=S', `=${state}`)}`);
    await expect(finishSignIn(target, back, fake.fetch)).rejects.toThrow(words);
    expect(tokenStore.get()).toBeUndefined();
  });
});

describe('the commit message', () => {
  type Change = Parameters<typeof commitMessage>[0][number];
  const change = (kind: Change['kind'], id: string, fields: string[] = [], name = `Name ${id}`): Change => {
    return { kind, id, name, fields: fields.map((field) => ({ field, from: 1, to: 2 })) };
  };
  test.each<[string, Change[]]>([
    ['Change price of Name a', [change('update', 'a', ['price'])]],
    ['Change price and stock of 2 products', [change('update', 'a', ['price']), change('update', 'b', ['stock'])]],
    ['Change price of 1 product, add 2', [change('update', 'a', ['price']), change('add', 'd'), change('add', 'e')]],
    ['Delete 2 products', [change('delete', 'a'), change('delete', 'b')]],
    ['Change Name a', [change('update', 'a', ['price', 'stock', 'name', 'brand'])]],
    [`Change price of ${'x'.repeat(55)}…`, [change('update', 'a', ['price'], 'x'.repeat(200))]],
    ['Add Two lines', [change('add', 'a', [], 'Two\nlines')]],
    ['Add pictures', []],
  ])('has the title %s', (title, changes) => {
    expect(commitMessage(changes).split('\n')[0]).toBe(title);
  });

  test('has a line for each of fifty products, and the number of the others', () => {
    const changes = Array.from({ length: 53 }, (_, at) => change('update', `p-${at}`, ['price']));
    const lines = commitMessage(changes).split('\n');
    expect([lines[2], lines.length, lines.at(-1)]).toEqual(['Change Name p-0 (p-0): Price', 53, 'and 3 more']);
  });
});
