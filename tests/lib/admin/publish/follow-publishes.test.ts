import { updateProduct } from '@/lib/admin/ledger/operations';
import { checkPublishes, followPublishes } from '@/lib/admin/publish/follow-publishes';
import { publishLog } from '@/lib/admin/publish/publish-log';
import type { BuildState, Host } from '@/lib/git-hosts/git-host';
import { HostFault } from '@/lib/git-hosts/git-host';
import { openTab } from './browser-tab';
import { type Operator, place, Shop } from './shop';

const MINUTE = 60_000;
beforeEach(() => void openTab());

/** An operator who has published another price of a product, and the way to look what became of it. */
async function setUp() {
  const shop = new Shop();
  const operator = await shop.operator();
  await edit(operator, 20);
  const outcome = await operator.publish();
  if (outcome.kind !== 'published') throw new Error(outcome.kind);
  let now = 1000;
  publishLog.add({ commit: outcome.commit, title: outcome.title, at: now, times: {} });
  let build: BuildState | HostFault = { kind: 'none' };
  const host: Host = {
    ...operator.host,
    state: async () => {
      if (build instanceof HostFault) throw build;
      return build;
    },
  };
  const look = async (state?: BuildState | HostFault, { after = 0, isIn = true, site = '', json = {} } = {}) => {
    if (state) build = state;
    now += after;
    await checkPublishes({
      place: { ...place, site: site || undefined },
      ledger: operator.ledger,
      host: () => (isIn ? host : undefined),
      clock: { now: () => new Date(now), sleep: async () => undefined },
      fetchJson: async () => json,
    });
    return publishLog.get()[0];
  };
  return { shop, operator, commit: outcome.commit, look };
}

async function edit(operator: Operator, price: number) {
  const before = operator.row('a')?.raw;
  if (!before) throw new Error('no product');
  await operator.ledger.applyChange(updateProduct('a', { ...before, price }, before));
}

test('what the host says of the build is noted, with its address and the time at which it began', async () => {
  const { look } = await setUp();
  expect(await look()).toMatchObject({ state: 'sent' });
  expect(await look({ kind: 'queued', address: 'https://host/1' }, { after: 10 })).toMatchObject({
    ...{ state: 'building', address: 'https://host/1', times: { building: 1010 } },
  });
  expect(await look({ kind: 'running' }, { after: 10 })).toMatchObject({ times: { building: 1010 } });
});

test('it is live when the published catalogue holds it, signed in or not', async () => {
  for (const isIn of [true, false]) {
    openTab();
    const { shop, operator, look } = await setUp();
    expect(await look({ kind: 'done' }, { isIn })).toMatchObject({ state: 'sent' });
    operator.world.published = shop.catalogue;
    expect(await look({ kind: 'done' }, { isIn, after: 30 })).toMatchObject({ state: 'live', times: { live: 1030 } });
    expect(operator.row('a')?.state).toBe('live');
  }
});

test('it is live too where the product was edited again, which is unpublished then', async () => {
  const { shop, operator, look } = await setUp();
  await edit(operator, 30);
  operator.world.published = shop.catalogue;
  expect(await look({ kind: 'done' })).toMatchObject({ state: 'live' });
  expect(operator.row('a')).toMatchObject({ state: 'unpublished', raw: { price: 30 } });
});

test('a build that fails is not asked for again until the operator wants it, and the edits stay', async () => {
  const { operator, commit, look } = await setUp();
  const failed = { kind: 'failed', reason: 'build: catalogue:check', address: 'https://host/1' } as const;
  expect(await look(failed)).toMatchObject({ state: 'failed', reason: 'build: catalogue:check' });
  expect(await look({ kind: 'done' })).toMatchObject({ state: 'failed' });
  expect(operator.row('a')).toMatchObject({ state: 'published', raw: { price: 20 } });
  publishLog.update(commit, { state: 'sent' }, 1);
  expect(await look({ kind: 'running' })).toMatchObject({ state: 'building' });
});

test('a host that cannot be asked now keeps nobody from going live', async () => {
  const { shop, operator, look } = await setUp();
  operator.world.published = shop.catalogue;
  expect(await look(new HostFault('network', ''))).toMatchObject({ state: 'live' });
});

test('what was taken away from the branch is lost, and its edits are unpublished again', async () => {
  const { shop, operator, look } = await setUp();
  shop.setFields('a', { price: 10 });
  expect(await look({ kind: 'done' }, { after: 10 })).toMatchObject({ state: 'sent' });
  expect(await look({ kind: 'done' }, { after: 2 * MINUTE })).toMatchObject({ state: 'lost' });
  expect(operator.row('a')).toMatchObject({ state: 'unpublished', raw: { price: 20 } });
});

test('a store that only takes its time has lost nothing', async () => {
  const { operator, look } = await setUp();
  expect(await look({ kind: 'done' }, { after: 60 * MINUTE })).toMatchObject({ state: 'sent' });
  expect(operator.row('a')?.state).toBe('published');
});

test('an earlier commit is live with the later one that has taken its product along', async () => {
  const { shop, operator, commit, look } = await setUp();
  await edit(operator, 30);
  const second = await operator.publish();
  if (second.kind !== 'published') throw new Error(second.kind);
  publishLog.add({ commit: second.commit, title: second.title, at: 2000, times: {} });
  await look({ kind: 'none' });
  expect(publishLog.get().map(({ state }) => state)).toEqual(['sent', 'sent']);
  operator.world.published = shop.catalogue;
  await look({ kind: 'done' });
  await look();
  expect(publishLog.get().map(({ commit: each, state }) => [each === commit, state])).toEqual([
    [false, 'live'],
    [true, 'live'],
  ]);
});

test('looks for what was cut off each time, and at once when it is woken', async () => {
  const { operator } = await setUp();
  const stop = new AbortController();
  const asleep: string[] = [];
  let looks = 0;
  await followPublishes(
    {
      ...{ place, ledger: operator.ledger, host: () => undefined },
      look: async () => {
        looks += 1;
        if (looks === 3) stop.abort();
      },
      onWake: (wake) => {
        queueMicrotask(wake);
        return () => void asleep.push('deaf again');
      },
      // Nothing but a call ends this sleep.
      clock: {
        now: () => new Date(1000),
        sleep: (_, signal) =>
          new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
      },
    },
    stop.signal,
  );
  expect([looks, asleep.length]).toEqual([3, 3]);
});
