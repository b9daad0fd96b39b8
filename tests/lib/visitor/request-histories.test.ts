/** @jest-environment jsdom */
import fc from 'fast-check';
import { joinLists } from '@/lib/request/join';
import { addLines, moveLine, removeLines, restoreLines, setHead, setLine } from '@/lib/request/operations';
import { EMPTY_LIST, type RequestList } from '@/lib/request/request';
import type { RequestListResult, RequestListStore } from '@/lib/visitor/request-list';
import { forAllAsync } from '@/tests/fixtures/for-all';
import { runs } from '@/tests/gate';
import { line, listOf, withoutIds } from '@/tests/lib/request/lists';
import { RequestWorld } from './request-world';

const TABS = 3;
const place = fc.nat({ max: 5 });
const ask = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('add' as const), product: place, quantity: place }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('grow' as const), at: place }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove' as const), at: place, more: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('undo' as const), at: place }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('move' as const), at: place, before: place }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('head' as const),
      field: fc.constantFrom('organization', 'po'),
      to: place,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('join' as const), skipSame: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'nothing' as const }) },
);
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('ask' as const), tab: fc.nat({ max: TABS - 1 }), ask }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('reopen' as const, 'read' as const, 'cut' as const),
      tab: fc.nat({ max: TABS - 1 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('fill' as const, 'crowd' as const), isFull: fc.boolean() }),
  },
);
type Ask = typeof ask extends fc.Arbitrary<infer Value> ? Value : never;
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** One change that was asked for: how it is made, and how often it was written. */
type RequestedChange = {
  kind: Ask['kind'];
  change: (list: RequestList) => RequestList;
  written: number;
  outcome?: RequestListResult;
};

/** Plays a history beside a list in plain memory, to which each change is made when it is written. */
class Play {
  readonly world = new RequestWorld();
  readonly asked: RequestedChange[] = [];
  model: RequestList = EMPTY_LIST;
  /** The lists that were kept otherwise than the model says. */
  readonly faults: string[] = [];
  readonly tabs: RequestListStore[] = [];
  /** The deed that each tab is at: one after another. */
  private readonly current = new Map<RequestListStore | undefined, RequestedChange>();
  private readonly isCut: boolean[] = [];
  private readonly removals: [older: RequestList, ids: string[]][] = [];
  private readonly stops: (() => void)[] = [];

  constructor(
    delays: readonly number[],
    private readonly isFollowing: boolean,
  ) {
    this.world.delays = delays;
    for (let index = 0; index < TABS; index += 1) this.open(index);
  }

  open(index: number) {
    this.stops[index]?.();
    this.isCut[index] = false;
    const tab = this.world.open(() => this.written(index, tab));
    this.tabs[index] = tab;
    if (this.isFollowing) this.stops[index] = tab.subscribe(() => undefined);
  }

  close() {
    for (const stop of this.stops) stop();
  }

  /** Takes steps at once, and waits until every tab that is still there has answered. */
  async take(steps: readonly Step[]) {
    for (const next of steps) this.begin(next);
    await settled();
    for (const [index, isCut] of this.isCut.entries()) if (isCut) this.open(index);
  }

  private begin(next: Step): void {
    const { storage, document } = this.world;
    switch (next.kind) {
      case 'ask':
        if (!this.isCut[next.tab]) void this.ask(next.tab, next.ask);
        return;
      case 'reopen':
        this.open(next.tab);
        return;
      case 'read':
        void this.tabs[next.tab]?.read();
        return;
      case 'cut':
        // Its next writing is its last; what it was asked for after that is never answered.
        this.isCut[next.tab] = true;
        void this.ask(next.tab, { kind: 'add', product: 9, quantity: 1 });
        return;
      case 'fill':
        document.isFull = next.isFull;
        return;
      case 'crowd':
        storage.limit = next.isFull ? 0 : Number.POSITIVE_INFINITY;
    }
  }

  private async ask(index: number, ask: Ask): Promise<void> {
    const tab = this.tabs[index];
    const asked: RequestedChange = { kind: ask.kind, change: this.changeOf(ask), written: 0 };
    this.asked.push(asked);
    asked.outcome = await tab?.change((list) => {
      this.current.set(tab, asked);
      return asked.change(list);
    });
  }

  private written(index: number, tab: RequestListStore): 'go on' | 'cut' {
    const asked = this.current.get(tab);
    if (!asked) throw new Error('Something was written that nobody asked for');
    asked.written += 1;
    this.model = asked.change(this.model);
    const { v, ...kept } = this.world.kept;
    if (v !== 1) this.faults.push('another version');
    try {
      expect(withoutIds(kept)).toEqual(withoutIds(this.model));
    } catch (error) {
      this.faults.push(String(error));
    }
    this.model = kept;
    return this.isCut[index] && tab === this.tabs[index] ? 'cut' : 'go on';
  }

  private changeOf(ask: Ask): RequestedChange['change'] {
    const number = this.asked.length;
    const idAt = (list: RequestList, at: number) => list.lines[at % Math.max(list.lines.length, 1)]?.id ?? '';
    switch (ask.kind) {
      case 'add': {
        const added = line({ id: `asked-${number}`, product: `p-${ask.product}`, quantity: ask.quantity + 1 });
        return (list) => addLines(list, [added]);
      }
      case 'grow':
        return (list) => setLine(list, idAt(list, ask.at), (old) => ({ ...old, quantity: old.quantity + 1 }));
      case 'remove':
        return (list) => {
          const ids = [idAt(list, ask.at), ...(ask.more ? [idAt(list, ask.at + 2)] : [])];
          this.removals.push([list, ids]);
          return removeLines(list, ids);
        };
      case 'undo': {
        const removed = this.removals.at(-1 - ask.at);
        return (list) => (removed ? restoreLines(list, ...removed) : list);
      }
      case 'move':
        return (list) => moveLine(list, idAt(list, ask.at), ask.before === 5 ? undefined : idAt(list, ask.before));
      case 'head':
        return (list) => setHead(list, { [ask.field]: `${ask.to}` });
      case 'join':
        return (list) =>
          joinLists(list, listOf({ product: 'p-1', quantity: 2 }, { product: 'p-8' }), { skipSame: ask.skipSame });
      case 'nothing':
        return (list) => list;
    }
  }
}

/** Long enough for everything that was begun: nothing here waits for a clock. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

type History = readonly (readonly Step[])[];

async function play(delays: readonly number[], history: History, isFollowing = true): Promise<Play> {
  const played = new Play(delays, isFollowing);
  for (const steps of history) await played.take(steps);
  await settled();
  played.close();
  return played;
}

/** Long ones too: another tab then reads, writes and is answered meanwhile. */
const delays = fc.array(fc.oneof(fc.nat({ max: 4 }), fc.nat({ max: 80 })), { minLength: 1, maxLength: 12 });
const histories = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 12 });
/** Without full storages and cut writings. */
const calm = histories.map((history) =>
  history.map((steps) => steps.filter(({ kind }) => kind !== 'cut' && kind !== 'crowd')),
);
type Look = { played?: fc.Arbitrary<History>; isFollowing?: boolean };
const check = (property: (played: Play) => Promise<void>, { played = histories, isFollowing }: Look = {}) =>
  forAllAsync(
    fc.asyncProperty(delays, played, async (late, history) => property(await play(late, history, isFollowing))),
    500,
  );

test('after any history of three tabs, full storages and cut writings, the list is what the changes make of it, every tab was told the truth, and the next visit sees it', async () => {
  await check(async ({ faults, world, model, asked }) => {
    expect(faults).toEqual([]);
    if (world.kept) expect(world.kept).toEqual({ v: 1, ...model });
    for (const { kind, outcome, written } of asked) {
      // Other changes may find nothing to do.
      if (outcome?.ok) expect(written).toBe(kind === 'add' ? 1 : Math.min(written, 1));
      if (outcome && !outcome.ok) expect([written, outcome.reason]).toEqual([0, 'full']);
      if (!outcome) expect(written).toBeLessThanOrEqual(1);
    }
    world.storage.limit = Number.POSITIVE_INFINITY;
    const visit = world.open();
    expect(await visit.read()).toEqual(model);
    expect(world.count).toBe(model.lines.length > 0 ? String(model.lines.length) : null);
  });
});

test('where there is room and no writing is cut, the count is right though no tab looks again', async () => {
  const look = async ({ world, model }: Play) =>
    expect(world.count).toBe(model.lines.length > 0 ? String(model.lines.length) : null);
  await check(look, { played: calm, isFollowing: false });
});

test('where there is room, every tab that is told of changes has the list', async () => {
  const look = async ({ tabs, model }: Play) => {
    for (const tab of tabs) expect(tab.get() ?? model).toEqual(model);
  };
  await check(look, { played: calm });
});

test('the histories do hold grown, removed and restored lines, cut writings and refusals', async () => {
  const plays = await Promise.all(
    fc.sample(fc.tuple(delays, histories), { seed: 1, numRuns: runs(60, 20) }).map((history) => play(...history)),
  );
  const asked = plays.flatMap((played) => played.asked);
  expect([
    plays.some(({ model }) => model.lines.length > 4),
    plays.some(({ model }) => model.head.po !== ''),
    asked.some(({ outcome, written }) => !outcome && written === 1),
    asked.some(({ outcome }) => outcome && !outcome.ok),
    asked.filter(({ written }) => written === 1).length > 1.5 * plays.length,
  ]).toEqual([true, true, true, true, true]);
});
