import { GIT_HOST_NAMES } from '@/lib/git-hosts/git-hosts';
import { CATALOGUE, faultFrom, openWorld } from './world';

const text = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString();
const change = (parent: string, content: string) => ({
  parent,
  message: 'Change price of 1 product\n\nHats cost less.',
  files: [{ path: CATALOGUE, content }],
});

describe.each(GIT_HOST_NAMES)('on %s', (kind) => {
  test('a token says whose it is, and whether that account may write', async () => {
    const { host, as } = openWorld(kind);
    expect(await host.whoAmI()).toEqual({
      name: 'Ana Operator',
      address: expect.stringMatching(/^https:\/\/.*\/ana$/),
      canWrite: true,
    });
    expect((await as('token-of-ben').whoAmI()).canWrite).toBe(false);
  });

  test('the head of the branch is where the repository has it', async () => {
    const { host, repository } = openWorld(kind);
    expect(await host.readHead()).toBe(await repository.head('main'));
  });

  test('a branch with a slash in its name is one', async () => {
    const { host, repository } = openWorld(kind, { branch: 'shop/live' });
    const head = await host.readHead();
    expect(await host.commit(change(head, '{}'))).toBe(await repository.head('shop/live'));
    expect(await host.history(CATALOGUE)).toHaveLength(2);
  });

  test('a server of one’s own is asked at its own addresses', async () => {
    const { host } = openWorld(kind, { origin: 'https://git.example.com' });
    const head = await host.readHead();
    expect(await host.commit(change(head, '{}'))).toBe(await host.readHead());
  });

  test('a file is read as it was at a commit', async () => {
    const { host } = openWorld(kind);
    const before = await host.readHead();
    await host.commit(change(before, '{"hats":2}'));
    const after = await host.readHead();
    expect(text(await host.readFile(CATALOGUE, before))).toBe('{"hats":1}');
    expect(text(await host.readFile(CATALOGUE, after))).toBe('{"hats":2}');
  });

  test('a file that is not there is undefined', async () => {
    const { host } = openWorld(kind);
    expect(await host.readFile('data/nothing.json', await host.readHead())).toBeUndefined();
  });

  test('one commit changes and adds files, by the operator and with the whole message', async () => {
    const { host, repository } = openWorld(kind);
    const parent = await host.readHead();
    const files = [
      { path: CATALOGUE, content: '{"hats":2}' },
      { path: 'public/uploads/b.webp', content: Uint8Array.from([0, 255, 128]) },
      { path: 'public/new/c.webp', content: 'c' },
    ];
    const made = await host.commit({ ...change(parent, ''), files });
    expect([...((await host.readFile('public/uploads/b.webp', made)) ?? [])]).toEqual([0, 255, 128]);
    expect(text(await host.readFile('public/new/c.webp', made))).toBe('c');
    expect(text(await host.readFile('public/uploads/a.webp', made))).toBe('a');
    expect(await repository.log('main', '', 1)).toEqual([
      expect.objectContaining({
        commit: made,
        parents: [parent],
        message: 'Change price of 1 product\n\nHats cost less.',
        author: expect.objectContaining({ name: 'Ana Operator' }),
      }),
    ]);
  });

  test('a file of 3 MB is committed and read whole', async () => {
    const { host } = openWorld(kind);
    const content = Uint8Array.from({ length: 3_000_001 }, (_, at) => (at * 31) % 251);
    const made = await host.commit({ ...change(await host.readHead(), ''), files: [{ path: 'big.bin', content }] });
    expect(Buffer.compare((await host.readFile('big.bin', made)) ?? Buffer.of(), content)).toBe(0);
  });

  test.each([
    'public/uploads/two words.webp',
    'public/grüne Jacke/ü #1 (50%)?.webp',
    'データ/商品.json',
    'a+b&c=d.txt',
  ])('a file may be called %s', async (path) => {
    const { host } = openWorld(kind);
    const first = await host.commit({ ...change(await host.readHead(), ''), files: [{ path, content: 'one' }] });
    const files = [{ path, content: 'two' }];
    const second = await host.commit({ ...change(first, ''), files });
    expect(text(await host.readFile(path, first))).toBe('one');
    expect(text(await host.readFile(path, second))).toBe('two');
    expect((await host.history(path)).map(({ commit }) => commit)).toEqual([second, first]);
  });

  test('a commit on a head that is not the last one any more is none', async () => {
    const { host, repository } = openWorld(kind);
    const parent = await host.readHead();
    const made = await host.commit(change(parent, '{"hats":2}'));
    expect(await host.commit(change(parent, '{"hats":3}'))).toBe('moved');
    expect(await repository.head('main')).toBe(made);
  });

  test('nor is one whose own files are still what they were', async () => {
    const { host } = openWorld(kind);
    const parent = await host.readHead();
    const files = [{ path: 'README.md', content: 'An old store' }];
    const made = await host.commit({ ...change(parent, ''), files });
    expect(await host.commit(change(parent, '{"hats":3}'))).toBe('moved');
    expect(await host.readHead()).toBe(made);
  });

  test('the past of a file has the commits that changed it alone, the newest first', async () => {
    const before = Date.now();
    const { host, place } = openWorld(kind);
    const first = await host.readHead();
    const files = [{ path: 'README.md', content: 'An old store' }];
    const between = await host.commit({ ...change(first, ''), files });
    const last = await host.commit(change(between, '{"hats":2}'));
    const past = await host.history(CATALOGUE);
    expect(past).toEqual([
      {
        commit: last,
        parent: between,
        title: 'Change price of 1 product',
        by: 'Ana Operator',
        at: expect.any(Number),
        address: expect.stringMatching(`^${place.origin}/store/goods/.*${last}$`),
      },
      expect.objectContaining({ commit: first, parent: undefined, title: 'Open the store' }),
    ]);
    // Hosts count whole seconds.
    expect(past[0]?.at).toBeGreaterThan(before - 1000);
    expect(past[0]?.at).toBeLessThanOrEqual(Date.now());
  });

  test('a file without a past has an empty one', async () => {
    expect(await openWorld(kind).host.history('data/nothing.json')).toEqual([]);
  });

  test('a build is seen from nothing to its end', async () => {
    const { host, standIn } = openWorld(kind);
    const { runs } = standIn;
    const commit = await host.readHead();
    const seen = [await host.state(commit)];
    runs.start(commit);
    seen.push(await host.state(commit));
    runs.progress(commit, 'running');
    seen.push(await host.state(commit));
    runs.finish(commit);
    seen.push(await host.state(commit));
    expect(seen.map((state) => state.kind)).toEqual(['none', 'queued', 'running', 'done']);
    expect(seen[1]).toHaveProperty('address', expect.stringMatching(/^https:\/\/.*store\/goods.*\/1\b/));
  });

  test('a failed build says what failed, and where to read more', async () => {
    const { host, standIn } = openWorld(kind);
    const commit = await host.readHead();
    standIn.runs.start(commit);
    standIn.runs.fail(commit, 'Check the catalogue');
    expect(await host.state(commit)).toEqual({
      kind: 'failed',
      address: expect.stringMatching(/^https:\/\/.*store\/goods.*\/1\b/),
      reason: expect.stringMatching(/^\S.*: .*Check the catalogue$/),
    });
  });

  test('a build that is started again stands for the one that failed', async () => {
    const { host, standIn } = openWorld(kind);
    const commit = await host.readHead();
    standIn.runs.start(commit);
    standIn.runs.fail(commit, 'Fetch the packages');
    standIn.runs.start(commit);
    expect(await host.state(commit)).toMatchObject({ kind: 'queued' });
    standIn.runs.finish(commit);
    expect(await host.state(commit)).toMatchObject({ kind: 'done' });
  });

  test('a branch that is not there is told from a repository that is not there', async () => {
    const { host, as, repository } = openWorld(kind);
    expect((await faultFrom(as('token-of-cleo').readHead())).kind).toBe('repository');
    jest.spyOn(repository, 'head').mockResolvedValue(undefined);
    expect((await faultFrom(host.readHead())).kind).toBe('branch');
  });
});
