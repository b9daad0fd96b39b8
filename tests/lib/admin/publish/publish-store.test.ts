import type { ImageStore } from '@/lib/admin/images/image-store';
import { updateProduct } from '@/lib/admin/ledger/operations';
import { publishLog } from '@/lib/admin/publish/publish-log';
import { PublishStore } from '@/lib/admin/publish/publish-store';
import { token } from '@/lib/admin/publish/token';
import { fetchInto } from '@/tests/hosts/fetch-into';
import { githubStandIn } from '@/tests/hosts/github';
import { memoryRepository } from '@/tests/hosts/memory-repository';
import { TOKEN, USERS } from '@/tests/lib/git-hosts/world';
import { World } from '../ledger/world';
import { openTab } from './browser-tab';
import { CATALOGUE, place, textOf } from './shop';

const own = globalThis.fetch;
afterEach(() => {
  token.forget();
  globalThis.fetch = own;
});

/** A store that is signed in, with an edit to publish. */
async function setUp() {
  openTab();
  const world = new World();
  const ledger = await world.open();
  const repository = memoryRepository({ [CATALOGUE]: textOf(world.published) });
  const standIn = githubStandIn({ place, repository, users: USERS });
  globalThis.fetch = fetchInto(standIn);
  const images = { read: async () => undefined } as unknown as ImageStore;
  const store = new PublishStore({ place, ledger, images });
  await store.connection.signIn(TOKEN, false);
  const before = ledger.current().bundle.products.get('a');
  if (!before) throw new Error('no product');
  await ledger.applyChange(updateProduct('a', { ...before, price: 20 }, before));
  return { store, standIn, repository, ledger };
}

test('remembers what was sent, and reads the history anew', async () => {
  const { store, repository } = await setUp();
  await store.publish(['a']);
  const head = await repository.head('main');
  expect(publishLog.get()).toMatchObject([{ commit: head, state: 'sent', title: 'Change price of Plain Shirt' }]);
  expect(store.getSnapshot().history?.list[0]).toMatchObject({ commit: head, by: 'Ana Operator' });
});

test('does one thing at a time, and nothing without a sign-in', async () => {
  const { store, repository } = await setUp();
  await Promise.all([store.publish(['a']), store.publish(['a'])]);
  expect(await repository.log('main', '', 9)).toHaveLength(2);
  store.dismiss();
  store.connection.signOut();
  await store.publish(['a']);
  expect(store.getSnapshot().run).toBeUndefined();
});

test('is called off before anything is sent', async () => {
  const { store, repository, standIn } = await setUp();
  standIn.faults.order({ at: 'head', what: 'slow', delay: 20 });
  const publishing = store.publish(['a']);
  const { run } = store.getSnapshot();
  if (run?.isBusy) run.cancel();
  await publishing;
  expect(store.getSnapshot().run).toMatchObject({ isBusy: false, result: { kind: 'cancelled' } });
  expect(await repository.log('main', '', 9)).toHaveLength(1);
});

test('a history that cannot be read says why, and keeps what was read before', async () => {
  const { store, standIn } = await setUp();
  await store.loadHistory();
  standIn.faults.order({ at: 'history', what: 500 });
  await store.loadHistory();
  const { history } = store.getSnapshot();
  expect(history?.list).toHaveLength(1);
  expect(history?.fault).toContain('has a fault of its own');
});

test('puts back what a commit has changed, and forgets a commit when it is told to', async () => {
  const { store, repository } = await setUp();
  await store.publish(['a']);
  const [past] = store.getSnapshot().history?.list ?? [];
  if (!past) throw new Error('no history');
  await store.putBack(past);
  const head = (await repository.head('main')) ?? '';
  expect(JSON.parse(`${await repository.read(head, CATALOGUE)}`).clothing.products[0].price).not.toBe(20);
  expect(store.getSnapshot().sent.map(({ title }) => title)).toEqual([
    'Put back: Change price of Plain Shirt',
    'Change price of Plain Shirt',
  ]);
  store.lookAgain(past.commit);
  store.forget(past.commit);
  expect(store.getSnapshot().sent).toHaveLength(1);
});

test('an error of the page itself is told, and holds nobody up', async () => {
  const { store, ledger } = await setUp();
  const current = jest.spyOn(ledger, 'current').mockImplementation(() => {
    throw new Error('broken');
  });
  await store.publish(['a']);
  expect(store.getSnapshot().run).toMatchObject({ isBusy: false, result: { kind: 'broken', message: 'broken' } });
  current.mockRestore();
  await store.publish(['a']);
  expect(store.getSnapshot().run).toMatchObject({ result: { kind: 'published' } });
});
