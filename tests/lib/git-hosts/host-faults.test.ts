import type { FaultKind, Host } from '@/lib/git-hosts/git-host';
import { HostFault, isUnsure } from '@/lib/git-hosts/git-host';
import { GIT_HOST_NAMES } from '@/lib/git-hosts/git-hosts';
import type { At, Order } from '@/tests/hosts/faults';
import { CATALOGUE, faultFrom, openWorld, TOKEN, wordsOf } from './world';

const change = (parent: string, content = '{"hats":2}') => ({
  parent,
  message: 'Change price of 1 product',
  files: [{ path: CATALOGUE, content }],
});

/** Each thing that a host is asked, by what its requests are about. */
const ASK: Record<Exclude<At, 'sign-in' | 'settings'>, (host: Host, head: string) => Promise<unknown>> = {
  who: (host) => host.whoAmI(),
  head: (host) => host.readHead(),
  read: (host, head) => host.readFile(CATALOGUE, head),
  commit: (host, head) => host.commit(change(head)),
  state: (host, head) => host.state(head),
  history: (host) => host.history(CATALOGUE),
};
type Asking = keyof typeof ASK;
const EVERYWHERE = Object.keys(ASK) as Asking[];

/** What is told the same of every request. */
const TELLING: readonly [what: Order['what'], kind: FaultKind][] = [
  [401, 'token'],
  ['expired', 'token'],
  [403, 'rights'],
  ['rate', 'rate'],
  [500, 'server'],
  ['cut-before', 'network'],
  ['cut-after', 'network'],
];
/** Every fault at what is read and what is written, and one fault everywhere. */
const CASES: readonly (readonly [Order['what'], Asking, FaultKind])[] = [
  ...TELLING.flatMap(([what, kind]) => (['head', 'commit'] as const).map((at) => [what, at, kind] as const)),
  ...EVERYWHERE.map((at) => [500, at, 'server'] as const),
];

describe.each(GIT_HOST_NAMES)('on %s', (kind) => {
  test.each(CASES)('%s at %s is a fault of kind %s, without the token', async (what, at, expected) => {
    const { host, standIn } = openWorld(kind);
    const head = await host.readHead();
    standIn.faults.order({ at, what });
    const fault = await faultFrom(ASK[at](host, head));
    expect([fault.kind, fault instanceof HostFault, standIn.faults.left]).toEqual([expected, true, 0]);
    expect(wordsOf(fault)).not.toContain(TOKEN);
    // The next time all is well.
    await ASK[at](host, await host.readHead());
  });

  test.each(['head', 'commit'] as const)('an answer at %s that does not come in time is slow', async (at) => {
    const { host, standIn } = openWorld(kind, { limits: { read: 60, commit: 60 } });
    standIn.faults.order({ at, what: 'slow', delay: 250 });
    const fault = await faultFrom(ASK[at](host, (await standIn.repository.head('main')) ?? ''));
    expect([fault.kind, isUnsure(fault)]).toEqual(['slow', true]);
  });

  test('an answer that comes late, but in time, is one', async () => {
    const { host, standIn, repository } = openWorld(kind);
    standIn.faults.order({ at: 'head', what: 'slow', delay: 20 });
    expect(await host.readHead()).toBe(await repository.head('main'));
  });

  test.each(['who', 'commit', 'state', 'history'] as const)('404 at %s is the repository', async (at) => {
    const { host, standIn } = openWorld(kind);
    const head = await host.readHead();
    standIn.faults.order({ at, what: 404 });
    // Forgejo does not find the past of a file that has none.
    if (kind === 'forgejo' && at === 'history') expect(await host.history(CATALOGUE)).toEqual([]);
    else expect((await faultFrom(ASK[at](host, head))).kind).toBe('repository');
  });

  test('a commit that the host does not take is refused, in its own words', async () => {
    const { host, standIn } = openWorld(kind);
    const head = await host.readHead();
    standIn.faults.order({ at: 'commit', what: 422 });
    const fault = await faultFrom(host.commit(change(head)));
    expect([fault.kind, fault.reason]).toEqual(['refused', expect.stringMatching(/\w+ \w+/)]);
  });

  test('a protected branch is told from a lack of rights, with the host’s words', async () => {
    const { host, standIn, as } = openWorld(kind);
    const head = await host.readHead();
    standIn.faults.order({ at: 'commit', what: 'protected' });
    const fault = await faultFrom(host.commit(change(head)));
    expect([fault.kind, fault.reason.length > 10]).toEqual(['protected', true]);
    expect((await faultFrom(as('token-of-ben').commit(change(head)))).kind).toBe('rights');
  });

  test.each([
    ['none that the host knows', 'some-other-token', 'token'],
    ['expired', 'token-of-dan', 'token'],
    ['of somebody without a part in the repository', 'token-of-cleo', 'repository'],
    ['no word that a header can hold', 'tök en\n', 'token'],
    ['empty', '', 'token'],
  ])('a token may be %s', async (_, token, expected) => {
    const { as } = openWorld(kind);
    const faults = await Promise.all([faultFrom(as(token).whoAmI()), faultFrom(as(token).readHead())]);
    expect(faults.map((fault) => fault.kind)).toEqual([expected, expected]);
    if (token) expect(faults.map(wordsOf).join()).not.toContain(token);
  });

  test.each([1, 6])('a branch that moves %d times before a commit is moved each time, and then not', async (times) => {
    const { host, standIn, repository } = openWorld(kind);
    const contents: string[] = [];
    standIn.faults.order({
      at: 'commit',
      what: 'moved',
      times,
      content: (head) => {
        contents.push(head);
        return { [CATALOGUE]: `{"hats":${10 + contents.length}}` };
      },
    });
    for (let time = 0; time < times; time += 1) expect(await host.commit(change(await host.readHead()))).toBe('moved');
    expect(contents).toHaveLength(times);
    const made = await host.commit(change(await host.readHead()));
    expect([await repository.head('main'), (await repository.log('main', '', 20)).length]).toEqual([made, times + 2]);
  });

  test('a branch that moves without the files of a commit takes nothing away', async () => {
    const { host, standIn, repository } = openWorld(kind);
    const parent = await host.readHead();
    standIn.faults.order({ at: 'commit', what: 'moved' });
    const made = await host.commit(change(parent));
    const messages = (await repository.log('main', '', 9)).map(({ message }) => message);
    const [mine, others] = ['Change price of 1 product', ['Come between', 'Open the store']];
    // GitHub alone looks at the head; the others put the commit on top of what came between.
    expect(messages).toEqual(kind === 'github' ? others : [mine, ...others]);
    expect(made).toBe(kind === 'github' ? 'moved' : await repository.head('main'));
  });

  test('a branch that is put back before a commit is moved', async () => {
    const { host, standIn, repository } = openWorld(kind);
    const first = await host.readHead();
    const second = await host.commit(change(first));
    standIn.faults.order({ at: 'commit', what: 'forced' });
    expect(await host.commit(change(second, '{"hats":3}'))).toBe('moved');
    expect(await repository.head('main')).toBe(first);
  });

  test('a commit that is cut before it takes effect leaves nothing', async () => {
    const { host, standIn, repository } = openWorld(kind);
    const parent = await host.readHead();
    standIn.faults.order({ at: 'commit', what: 'cut-before' });
    expect(isUnsure(await faultFrom(host.commit(change(parent))))).toBe(true);
    expect(await repository.head('main')).toBe(parent);
  });

  test('a commit that is cut after it took effect is there', async () => {
    const { host, standIn } = openWorld(kind);
    const parent = await host.readHead();
    standIn.faults.order({ at: 'commit', what: 'cut-after' });
    expect(isUnsure(await faultFrom(host.commit(change(parent))))).toBe(true);
    const [last] = await host.history(CATALOGUE);
    expect(last).toMatchObject({ parent, title: 'Change price of 1 product' });
  });
});

test('GitHub says until when there are too many requests, of a file as of a commit', async () => {
  const { host, standIn } = openWorld('github');
  const [head, until] = [await host.readHead(), Math.floor(Date.now() / 1000) * 1000 + 3_600_000];
  for (const at of ['read', 'commit'] as const) {
    standIn.faults.order({ at, what: 'rate', until });
    expect(await faultFrom(ASK[at](host, head))).toMatchObject({ kind: 'rate', until });
  }
});

test.each(['gitlab', 'forgejo'] as const)('%s lets no page read until when', async (kind) => {
  const { host, standIn } = openWorld(kind);
  standIn.faults.order({ at: 'head', what: 'rate', until: Date.now() + 30_000 });
  expect(await faultFrom(host.readHead())).toMatchObject({ kind: 'rate', until: undefined });
});

test('a repository on GitHub without a commit has no branch', async () => {
  const { host, standIn } = openWorld('github');
  standIn.faults.order({ at: 'head', what: 409 });
  expect((await faultFrom(host.readHead())).kind).toBe('branch');
});
