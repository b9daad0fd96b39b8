import type { ImageStore } from '@/lib/admin/images/image-store';
import { updateProduct } from '@/lib/admin/ledger/operations';
import { Publisher } from '@/lib/admin/publish/publisher';
import { publishes } from '@/lib/admin/publish/publishes';
import { token } from '@/lib/admin/publish/token';
import { fetchInto } from '@/tests/hosts/fetch-into';
import { githubStandIn } from '@/tests/hosts/github';
import { memoryRepository } from '@/tests/hosts/memory-repository';
import { World } from '../ledger/world';
import { openTab } from './browser-tab';
import { TOKEN, USERS } from './hosts/world';
import { CATALOGUE, place, textOf } from './shop';

const own = globalThis.fetch;
afterEach(() => {
  token.forget();
  globalThis.fetch = own;
});

/** A publisher that is signed in, with an edit to publish. */
async function setUp() {
  openTab();
  const world = new World();
  const ledger = await world.open();
  const repository = memoryRepository({ [CATALOGUE]: textOf(world.published) });
  const standIn = githubStandIn({ place, repository, users: USERS });
  globalThis.fetch = fetchInto(standIn);
  const images = { read: async () => undefined } as unknown as ImageStore;
  const publisher = new Publisher({ place, ledger, images });
  await publisher.connection.signIn(TOKEN, false);
  const before = ledger.current().bundle.products.get('a');
  if (!before) throw new Error('no product');
  await ledger.mutate(updateProduct('a', { ...before, price: 20 }, before));
  return { publisher, standIn, repository, ledger };
}

test('tells each step as it goes, and how it ended', async () => {
  const { publisher } = await setUp();
  const seen: string[] = [];
  publisher.subscribe(() => {
    const { run } = publisher.getSnapshot();
    if (run) seen.push(`${run.isBusy} ${Object.keys(run.times)}`);
  });
  await publisher.publish(['a']);
  expect([...new Set(seen)]).toEqual(['true checking', 'true checking,sending', 'false checking,sending']);
  expect(publisher.getSnapshot().run).toMatchObject({ isBusy: false, outcome: { kind: 'published', isNoted: true } });
});

test('remembers what was sent, and reads the history anew', async () => {
  const { publisher, repository } = await setUp();
  await publisher.publish(['a']);
  const head = await repository.head('main');
  expect(publishes.get()).toMatchObject([{ commit: head, state: 'sent', title: 'Change price of Plain Shirt' }]);
  expect(publisher.getSnapshot().history?.list[0]).toMatchObject({ commit: head, by: 'Ana Operator' });
});

test('does one thing at a time, and nothing without a sign-in', async () => {
  const { publisher, repository } = await setUp();
  await Promise.all([publisher.publish(['a']), publisher.publish(['a'])]);
  expect(await repository.log('main', '', 9)).toHaveLength(2);
  publisher.dismiss();
  publisher.connection.signOut();
  await publisher.publish(['a']);
  expect(publisher.getSnapshot().run).toBeUndefined();
});

test('is called off before anything is sent', async () => {
  const { publisher, repository, standIn } = await setUp();
  standIn.faults.order({ at: 'head', what: 'slow', delay: 20 });
  const publishing = publisher.publish(['a']);
  const { run } = publisher.getSnapshot();
  if (run?.isBusy) run.cancel();
  await publishing;
  expect(publisher.getSnapshot().run).toMatchObject({ isBusy: false, outcome: { kind: 'cancelled' } });
  expect(await repository.log('main', '', 9)).toHaveLength(1);
});

test('a history that cannot be read says why, and keeps what was read before (row 48)', async () => {
  const { publisher, standIn } = await setUp();
  await publisher.loadHistory();
  standIn.faults.order({ at: 'history', what: 500 });
  await publisher.loadHistory();
  const { history } = publisher.getSnapshot();
  expect(history?.list).toHaveLength(1);
  expect(history?.fault).toContain('has a fault of its own');
});

test('puts back what a commit has changed, and forgets a commit when it is told to', async () => {
  const { publisher, repository } = await setUp();
  await publisher.publish(['a']);
  const [past] = publisher.getSnapshot().history?.list ?? [];
  if (!past) throw new Error('no history');
  await publisher.putBack(past);
  const head = (await repository.head('main')) ?? '';
  expect(JSON.parse(`${await repository.read(head, CATALOGUE)}`).clothing.products[0].price).not.toBe(20);
  expect(publisher.getSnapshot().sent.map(({ title }) => title)).toEqual([
    'Put back: Change price of Plain Shirt',
    'Change price of Plain Shirt',
  ]);
  publisher.lookAgain(past.commit);
  publisher.forget(past.commit);
  expect(publisher.getSnapshot().sent).toHaveLength(1);
});

test('an error of the page itself is told, and holds nobody up', async () => {
  const { publisher, ledger } = await setUp();
  const current = jest.spyOn(ledger, 'current').mockImplementation(() => {
    throw new Error('broken');
  });
  await publisher.publish(['a']);
  expect(publisher.getSnapshot().run).toMatchObject({ isBusy: false, outcome: { kind: 'broken', message: 'broken' } });
  current.mockRestore();
  await publisher.publish(['a']);
  expect(publisher.getSnapshot().run).toMatchObject({ outcome: { kind: 'published' } });
});
