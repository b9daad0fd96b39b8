import type { ImageStore } from '@/lib/admin/images/image-store';
import type { LedgerStore } from '@/lib/admin/ledger/ledger-store';
import { addProduct, removeProducts, updateProduct } from '@/lib/admin/ledger/operations';
import { checkPublishes } from '@/lib/admin/publish/follow-publishes';
import { publishLog } from '@/lib/admin/publish/publish-log';
import { PublishStore, type SendingClaim } from '@/lib/admin/publish/publish-store';
import { keptSending } from '@/lib/admin/publish/sending';
import { token } from '@/lib/admin/publish/token';
import { type Place, publishPlace } from '@/lib/site/publish-place';
import { fetchInto } from '@/tests/hosts/fetch-into';
import { githubStandIn } from '@/tests/hosts/github';
import { memoryRepository } from '@/tests/hosts/memory-repository';
import type { StandIn } from '@/tests/hosts/stand-in';
import { TOKEN, USERS } from '@/tests/lib/git-hosts/world';
import { raw, rowOf, World } from '../ledger/world';
import { openTab } from './browser-tab';
import { CATALOGUE, textOf } from './shop';

const own = { fetch: globalThis.fetch, setTimeout: globalThis.setTimeout };
beforeEach(() => {
  // What a closed tab waits for holds up nobody.
  globalThis.setTimeout = ((...given: Parameters<typeof setTimeout>) =>
    own.setTimeout(...given).unref()) as typeof setTimeout;
});
afterEach(() => {
  token.forget();
  Object.assign(globalThis, own);
});

const images = { read: async () => undefined } as unknown as ImageStore;
const EDITED = ['a', 'c', 'new'];
const never = new Promise<never>(() => undefined);

/** The place in the work of a page where its tab is closed: at which of its steps, and whether that step is done all the same. */
type Closing = { step: number; isDone: boolean };

/** A shop, its repository on a host, and a browser whose tabs come and go. */
class Desk {
  readonly world = new World();
  readonly repository = memoryRepository({ [CATALOGUE]: textOf(this.world.published) });
  readonly place: Place;
  readonly standIn: StandIn;
  private readonly asked: typeof globalThis.fetch;

  constructor() {
    openTab();
    this.place = publishPlace({ host: 'github', repository: 'store/goods', branch: 'main' });
    this.standIn = githubStandIn({ place: this.place, repository: this.repository, users: USERS });
    this.asked = fetchInto(this.standIn);
  }

  /** A tab, which may be closed at a step: a request, or a change of the ledger. */
  async open(claim?: SendingClaim) {
    this.world.tabs.length = 0;
    token.forget();
    const opened = await this.world.open();
    let closing: Closing | undefined;
    let step = -1;
    let close: () => void = () => undefined;
    const closed = new Promise<'closed'>((resolve) => {
      close = () => resolve('closed');
    });
    const walk = async <Result>(deed: () => Promise<Result>): Promise<Result> => {
      step += 1;
      if (step !== closing?.step) return deed();
      if (closing.isDone) await deed();
      close();
      return never;
    };
    const applyChange: LedgerStore['applyChange'] = (...given) => walk(() => opened.applyChange(...given));
    const ledger = { ...opened, applyChange } as LedgerStore;
    globalThis.fetch = (...given) => walk(() => this.asked(...given));
    const store = new PublishStore({ place: this.place, ledger, images, ...(claim && { claim }) });
    return {
      ledger: opened,
      store,
      signIn: () => store.connection.signIn(TOKEN, false),
      /** Publishes what was edited, with the tab closed meanwhile. */
      publish: (at?: Closing) => {
        closing = at;
        step = -1;
        return Promise.race([store.publish(EDITED).then(() => 'ended' as const), closed]);
      },
    };
  }

  async edit({ ledger }: { ledger: LedgerStore }): Promise<void> {
    const before = ledger.current().bundle.products.get('a');
    if (!before) throw new Error('no product');
    await ledger.applyChange(updateProduct('a', { ...before, price: 20 }, before));
    await ledger.applyChange(removeProducts(['c']));
    await ledger.applyChange(addProduct(raw({ id: 'new', name: 'Gloves' })));
  }

  get commits() {
    return this.repository.log('main', '', 9);
  }

  /** The host has built the branch, and the store shows it. */
  async deploy(): Promise<void> {
    const head = (await this.repository.head('main')) ?? '';
    this.world.published = JSON.parse(String(await this.repository.read(head, CATALOGUE)));
  }
}

/** The first step after which, with the tab closed there, something is so. */
async function findStep(isSo: (desk: Desk, end: 'ended' | 'closed') => unknown): Promise<number> {
  for (let step = 0; ; step += 1) {
    const desk = new Desk();
    const tab = await desk.open();
    await desk.edit(tab);
    await tab.signIn();
    if (await isSo(desk, await tab.publish({ step, isDone: true }))) return step;
  }
}

/** The steps of a publish that ends well. */
const countSteps = () => findStep((_, end) => end === 'ended');

/** The step at which the commit goes out. */
const commitStep = () => findStep(async ({ commits }) => (await commits).length === 2);

describe('a publish whose tab is closed', () => {
  test('at any step is known in the next one, is sent once, and goes live', async () => {
    const steps = await countSteps();
    const seen = new Set<string>();
    for (let step = 0; step < steps; step += 1) {
      for (const isDone of [false, true]) {
        const desk = new Desk();
        const first = await desk.open();
        await desk.edit(first);
        await first.signIn();
        expect(await first.publish({ step, isDone })).toBe('closed');
        const isThere = (await desk.commits).length === 2;
        const isSending = keptSending.get() !== undefined;
        // Nothing is written before there is a note of it.
        if (isThere && publishLog.get().length === 0) expect(isSending).toBe(true);

        const { store, signIn, ledger } = await desk.open();
        await store.lookForInterrupted();
        expect(store.getSnapshot().interrupted?.state).toBe(isSending ? 'unknown' : undefined);
        await signIn();
        await store.lookForInterrupted();
        const state = store.getSnapshot().interrupted?.state;
        seen.add(`${state}`);
        if (isThere) {
          if (isSending) expect(state).toBe('arrived');
          expect(publishLog.get()).toMatchObject([{ commit: await desk.repository.head('main'), state: 'sent' }]);
          expect(EDITED.map((id) => rowOf(ledger, id)?.state)).toEqual(['published', 'published', 'published']);
          await store.publish(EDITED);
          expect(store.getSnapshot().run).toMatchObject({ result: { kind: 'nothing', leftOut: [] } });
        } else {
          expect(state).toBe(isSending ? 'absent' : undefined);
          expect(EDITED.map((id) => rowOf(ledger, id)?.state)).toEqual(['unpublished', 'unpublished', 'unpublished']);
          await (isSending ? store.sendAgain() : store.publish(EDITED));
          expect(store.getSnapshot().run).toMatchObject({ result: { kind: 'published', isNew: true } });
        }
        expect(await desk.commits).toHaveLength(2);
        expect([keptSending.get(), publishLog.get().length]).toEqual([undefined, 1]);

        // Closed once more while it is built, and opened without a sign-in.
        const last = await desk.open();
        const look = () => checkPublishes({ place: desk.place, ledger: last.ledger, host: () => undefined });
        await look();
        expect(publishLog.get()).toMatchObject([{ state: 'sent' }]);
        await desk.deploy();
        await look();
        expect(publishLog.get()).toMatchObject([{ state: 'live' }]);
        expect(['a', 'new'].map((id) => rowOf(last.ledger, id)?.state)).toEqual(['live', 'live']);
      }
    }
    expect([...seen].sort()).toEqual(['absent', 'arrived', 'undefined']);
  });

  test('is found although somebody else has published since, and edits made meanwhile stay', async () => {
    const step = await commitStep();
    const desk = new Desk();
    const first = await desk.open();
    await desk.edit(first);
    await first.signIn();
    await first.publish({ step, isDone: true });
    const ours = (await desk.repository.head('main')) ?? '';
    const groups = JSON.parse(String(await desk.repository.read(ours, CATALOGUE)));
    groups.clothing.products[0].price = 33;
    const files = [{ path: CATALOGUE, content: Buffer.from(textOf(groups)) }];
    const author = { name: 'Sam', email: 'sam@example.com' };
    await desk.repository.commit({ branch: 'main', parent: ours, message: 'Other', author, files });

    const { store, signIn, ledger } = await desk.open();
    const before = rowOf(ledger, 'new')?.raw;
    if (!before) throw new Error('no product');
    await ledger.applyChange(updateProduct('new', { ...before, price: 44 }, before));
    await signIn();
    await store.lookForInterrupted();
    expect(store.getSnapshot().interrupted?.state).toBe('arrived');
    expect(publishLog.get()).toMatchObject([{ commit: ours }]);
    expect(rowOf(ledger, 'a')?.state).toBe('published');
    expect(rowOf(ledger, 'new')).toMatchObject({ state: 'unpublished', raw: { price: 44 } });
  });
});

/** A desk whose publish was cut off before the commit went out. */
async function cutOff() {
  const step = await commitStep();
  const desk = new Desk();
  const first = await desk.open();
  await desk.edit(first);
  await first.signIn();
  await first.publish({ step, isDone: false });
  return desk;
}

test('what is absent is looked for until the host cannot be at work on it any more, and then no more', async () => {
  const desk = await cutOff();
  const { store, signIn } = await desk.open();
  await signIn();
  await store.lookForInterrupted();
  expect(store.getSnapshot().interrupted).toMatchObject({ state: 'absent', isSure: false });
  const sending = keptSending.get();
  if (!sending) throw new Error('no note');
  keptSending.set({ ...sending, at: sending.at - 10 * 60_000 });
  await store.lookForInterrupted();
  expect(store.getSnapshot().interrupted).toMatchObject({ state: 'absent', isSure: true });
  const asked = desk.standIn.asked.length;
  await store.lookForInterrupted();
  expect(desk.standIn.asked).toHaveLength(asked);
  store.dismissInterrupted();
  await store.lookForInterrupted();
  expect([store.getSnapshot().interrupted, keptSending.get()]).toEqual([undefined, undefined]);
});

test('while another tab is sending nothing is called cut off', async () => {
  const desk = await cutOff();
  let isFree = false;
  const { store } = await desk.open({ hold: () => () => undefined, isFree: async () => isFree });
  await store.lookForInterrupted();
  expect(store.getSnapshot().interrupted).toBeUndefined();
  isFree = true;
  await store.lookForInterrupted();
  expect(store.getSnapshot().interrupted?.state).toBe('unknown');
});

test('a host that cannot be asked leaves it unknown, with the reason', async () => {
  const desk = await cutOff();
  const { store, signIn } = await desk.open();
  await signIn();
  desk.standIn.faults.order({ at: 'head', what: 500 });
  await store.lookForInterrupted();
  expect(store.getSnapshot().interrupted).toMatchObject({ state: 'unknown', error: { kind: 'server' } });
  await store.lookForInterrupted();
  expect(store.getSnapshot().interrupted).toMatchObject({ state: 'absent' });
});

test('a putting back that was cut off is found, and noted as one', async () => {
  const desk = new Desk();
  const first = await desk.open();
  await desk.edit(first);
  await first.signIn();
  await first.publish();
  const [past] = first.store.getSnapshot().history?.list ?? [];
  if (!past) throw new Error('no history');
  desk.standIn.faults.order({ at: 'commit', what: 'cut-after' });
  desk.standIn.faults.order({ at: 'head', what: 500, after: 1 });
  await first.store.putBack(past);
  const { store, signIn, ledger } = await desk.open();
  await signIn();
  await store.lookForInterrupted();
  expect(store.getSnapshot().interrupted).toMatchObject({ state: 'arrived', sending: { isPutBack: true } });
  expect(rowOf(ledger, 'a')?.raw.price).not.toBe(20);
  expect(await desk.commits).toHaveLength(3);
});
