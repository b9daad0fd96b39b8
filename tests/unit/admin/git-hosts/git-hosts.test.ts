import { type GitHost, type GitHostKind, HostError, type HostErrorKind } from '@/lib/admin/git-hosts/git-host';
import { GIT_HOSTS, openHost } from '@/lib/admin/git-hosts/git-hosts';
import { toPublishTarget } from '@/lib/admin/publish/publish-target';
import { GIT_HOST_NAMES, type GitHostName, HOSTS_WITH_SECRET } from '@/lib/site/schema/publish-schema';
import type { Refusal, Topic } from '@/tests/fixtures/git-hosts/fake-api';
import { FakeHost, TOKEN } from '@/tests/fixtures/git-hosts/fake-host';

const CATALOGUE = 'data/catalogue.json';
const FILES = { [CATALOGUE]: '{"hats":1}', 'README.md': 'A store', 'public/uploads/a.webp': 'a' };
/** For hosts that never respond. */
const QUICK = { read: 50, commit: 50 };

/** Fake host with its adapter. `host` uses the token of an operator who may write; `as` uses another token. */
function openFakeHost(kind: GitHostName, options: { branch?: string; origin?: string } = {}, limits?: typeof QUICK) {
  const target = toPublishTarget({ host: kind, repository: 'store/products', branch: 'main', ...options });
  const fake = new FakeHost({ target, files: FILES });
  const as = (token: string) => openHost(target, token, fake.fetch, limits);
  return { target, fake, repository: fake.repository, host: as(TOKEN), as };
}

/** Returns the HostError of a request. Throws if it succeeds or fails otherwise. */
async function errorFrom(request: Promise<unknown>): Promise<HostError> {
  const result = await request.catch((error: unknown) => error);
  if (result instanceof HostError) return result;
  throw result instanceof Error ? result : new Error('No error');
}

const text = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString();
const change = (parent: string, content = '{"hats":2}') => ({
  parent,
  message: 'Change price of 1 product\n\nHats cost less.',
  files: [{ path: CATALOGUE, content }],
});

const REQUESTS: Record<Topic, (host: GitHost, head: string) => Promise<unknown>> = {
  who: (host) => host.whoAmI(),
  head: (host) => host.readHead(),
  read: (host, head) => host.readFile(CATALOGUE, head),
  commit: (host, head) => host.commitFiles(change(head)),
};

test('the hosts that need a secret are those without an address for tokens', () => {
  const withoutToken = GIT_HOST_NAMES.filter((name) => !(GIT_HOSTS[name] as GitHostKind).signIn.token);
  expect(withoutToken).toEqual(HOSTS_WITH_SECRET);
});

describe.each(GIT_HOST_NAMES)('%s', (kind) => {
  test('returns the account of the token and whether it may write', async () => {
    const { host, as, target } = openFakeHost(kind);
    expect(await host.whoAmI()).toEqual({ name: 'Ana Operator', link: `${target.origin}/ana`, canWrite: true });
    expect((await as('token-of-ben').whoAmI()).canWrite).toBe(false);
  });

  test.each([{}, { branch: 'shop/live' }, { origin: 'https://git.example.com' }])(
    'reads the head and commits on top of it with %j',
    async (given) => {
      const { host, repository, target } = openFakeHost(kind, given);
      const head = await host.readHead();
      expect(head).toBe(repository.head);
      const commit = await host.commitFiles(change(head));
      expect(commit).toBe(await host.readHead());
      expect(host.commitUrl(`${commit}`)).toMatch(`${target.origin}/store/products/`);
      expect(host.checksUrl(`${commit}`)).toMatch(`${target.origin}/store/products/`);
    },
  );

  test('reads a file at a commit; a missing file is undefined', async () => {
    const { host } = openFakeHost(kind);
    const before = await host.readHead();
    const after = await host.commitFiles(change(before));
    expect(text(await host.readFile(CATALOGUE, before))).toBe('{"hats":1}');
    expect(text(await host.readFile(CATALOGUE, after))).toBe('{"hats":2}');
    expect(await host.readFile('data/nothing.json', after)).toBeUndefined();
  });

  test('changes and adds files with one commit by the operator, with the whole message', async () => {
    const { host, repository } = openFakeHost(kind);
    const parent = await host.readHead();
    const big = Uint8Array.from({ length: 1_000_001 }, (_, at) => (at * 31) % 251);
    const files = [
      { path: CATALOGUE, content: '{"hats":2}' },
      { path: 'public/uploads/b.webp', content: big },
      { path: 'data/grüne Jacke/ü #1 (50%)?.txt', content: 'c' },
    ];
    const commit = await host.commitFiles({ ...change(parent), files });
    const read = Buffer.from((await host.readFile('public/uploads/b.webp', commit)) ?? []);
    expect(read.equals(Buffer.from(big))).toBe(true);
    expect(text(await host.readFile('data/grüne Jacke/ü #1 (50%)?.txt', commit))).toBe('c');
    expect(text(await host.readFile('public/uploads/a.webp', commit))).toBe('a');
    const { message } = change('');
    expect(repository.log()[0]).toMatchObject({ id: commit, parent, author: 'Ana Operator', message });
  });

  test.each([CATALOGUE, 'README.md'])('does not commit if %s has changed since the parent', async (path) => {
    const { host, repository } = openFakeHost(kind);
    const parent = await host.readHead();
    const theirs = repository.add({ message: 'Theirs', author: 'Somebody Else', files: { [path]: 'changed' } });
    expect(await host.commitFiles(change(parent))).toBe('moved');
    expect(repository.head).toBe(theirs);
  });

  test('loses nothing if the branch moves during the commit', async () => {
    for (const path of [CATALOGUE, 'README.md']) {
      const { host, fake, repository } = openFakeHost(kind);
      fake.fail('commit', 'moved', { files: { [path]: 'theirs' } });
      const commit = await host.commitFiles(change(await host.readHead()));
      // Only GitHub compares the head. The others allow a concurrent commit of other files.
      expect(commit).toBe(path === CATALOGUE || kind === 'github' ? 'moved' : repository.head);
      expect(`${repository.read(path)}`).toBe('theirs');
    }
  });

  const refusals: [Refusal, Topic, HostErrorKind][] = [
    ...(['who', 'head', 'read', 'commit'] as const).flatMap((topic): [Refusal, Topic, HostErrorKind][] => [
      [401, topic, 'sign-in'],
      [403, topic, 'not-allowed'],
      [429, topic, 'rate-limit'],
      ['rate-limit', topic, 'rate-limit'],
      [500, topic, 'unsure'],
    ]),
    [404, 'who', 'not-found'],
    [404, 'head', 'not-found'],
    [409, 'head', kind === 'gitlab' ? 'rejected' : 'not-found'],
    [404, 'commit', 'not-found'],
    [422, 'commit', 'rejected'],
    ['protected', 'commit', kind === 'forgejo' ? 'not-allowed' : 'rejected'],
  ];
  test.each(refusals)('%s at %s is a %s error, and the next request succeeds', async (what, topic, expected) => {
    const { host, fake, repository } = openFakeHost(kind);
    const { head } = repository;
    fake.fail(topic, what);
    expect((await errorFrom(REQUESTS[topic](host, head))).kind).toBe(expected);
    expect([repository.head, fake.failuresLeft]).toEqual([head, 0]);
    await REQUESTS[topic](host, head);
  });

  test.each(['unknown', '', 'tök en\n'])('the token %j is rejected', async (token) => {
    const error = await errorFrom(openFakeHost(kind).as(token).whoAmI());
    expect(error.kind).toBe('sign-in');
    if (token) expect(`${error.stack} ${error.reason}`).not.toContain(token);
  });

  test.each(['silent', 'cut-before', 'cut-after'] as const)('%s is an unsure error for every request', async (what) => {
    for (const topic of Object.keys(REQUESTS) as Topic[]) {
      const { host, fake, repository } = openFakeHost(kind, {}, what === 'silent' ? QUICK : undefined);
      const { head } = repository;
      fake.fail(topic, what);
      expect((await errorFrom(REQUESTS[topic](host, head))).kind).toBe('unsure');
      // If only the response is lost, the commit exists.
      expect(repository.head === head).toBe(!(topic === 'commit' && what === 'cut-after'));
    }
  });
});

/** Invalid responses, such as of a hostile host or the sign-in page of a network. */
const HOSTILE: [name: string, replace: (response: Response) => Response | Promise<Response>][] = [
  ['a page', () => new Response('<title>Welcome to our network</title>')],
  ['nothing', () => new Response('')],
  ['truncated JSON', async (response) => new Response((await response.text()).slice(0, -5))],
  ['another shape', () => Response.json({ hello: 'world' })],
  ['a list', () => Response.json([1, null, { id: {} }])],
  ['null', () => Response.json(null)],
  ['a body that breaks', () => new Response(new ReadableStream({ start: (stream) => stream.error(new Error()) }))],
];

describe.each(GIT_HOST_NAMES)('a hostile %s', (kind) => {
  test.each(HOSTILE)('that sends %s causes an unsure error', async (_, replace) => {
    for (const topic of ['who', 'head', 'commit'] as const) {
      const { host, fake, repository } = openFakeHost(kind);
      const { head } = repository;
      fake.fail(topic, replace);
      expect((await errorFrom(REQUESTS[topic](host, head))).kind).toBe('unsure');
    }
  });

  const echo = `\u202e${TOKEN}\u0007 and ${encodeURIComponent(TOKEN)}\n${'x'.repeat(1000)}`;

  test('cannot show the token, invisible characters or long texts as a reason', async () => {
    for (const body of [{ message: echo }, { error: 'no', error_description: echo }, { message: { base: [echo] } }]) {
      const { host, fake } = openFakeHost(kind);
      fake.fail('head', () => Response.json(body, { status: 422 }));
      const error = await errorFrom(host.readHead());
      expect(error.reason).toMatch(/^… and … x+…$/);
      expect(error.reason.length).toBeLessThanOrEqual(201);
    }
  });

  test('cannot show them in a name, or link to another site', async () => {
    const links = ['https://evil.example/', 'javascript:alert(1)', `https://git.example.com@evil.example/`, 7, null];
    for (const link of [...links, `https://git.example.com/?${encodeURIComponent(TOKEN)}`]) {
      const { host, fake } = openFakeHost(kind, { origin: 'https://git.example.com' });
      const account = { login: echo, name: echo, username: echo, full_name: echo, html_url: link, web_url: link };
      fake.fail('who', () => Response.json(account));
      const { name, link: shown } = await host.whoAmI();
      expect(name).toMatch(/^… and … x+…$/);
      // Forgejo may send no link. The adapter then builds it from the login.
      expect(kind === 'forgejo' && link === null ? undefined : shown).toBeUndefined();
    }
  });

  test.each(['../../other', 'https://evil.example', '', 'ABCDEF1', {}, 7])(
    'cannot use %j as a commit id',
    async (commit) => {
      const { host, fake } = openFakeHost(kind);
      const head = await host.readHead();
      fake.fail('head', () => Response.json({ object: { sha: commit }, commit: { id: commit } }));
      expect((await errorFrom(host.readHead())).kind).toBe('unsure');
      const data = { createCommitOnBranch: { commit: { oid: commit } } };
      fake.fail('commit', () => Response.json({ id: commit, commit: { sha: commit }, data }));
      expect((await errorFrom(host.commitFiles(change(head)))).kind).toBe('unsure');
      expect(() => host.commitUrl(`${commit}`)).toThrow();
      expect((await errorFrom(host.readFile(CATALOGUE, `${commit}`))).kind).toBe('unsure');
    },
  );
});

test.each(GIT_HOST_NAMES)('%s gets the token in a header only, without cookies or cache', async (kind) => {
  const { fake, target } = openFakeHost(kind);
  const sent: [string, RequestInit | undefined][] = [];
  const host = openHost(target, TOKEN, async (input, init) => {
    sent.push([`${input}`, init]);
    return fake.fetch(input, init);
  });
  await host.whoAmI();
  await host.commitFiles(change(await host.readHead()));
  for (const [address, init] of sent) {
    expect(init).toMatchObject({ cache: 'no-store', credentials: 'omit' });
    expect(new Headers(init?.headers).get('authorization')).toBe(`Bearer ${TOKEN}`);
    expect(`${decodeURIComponent(address)} ${init?.body}`).not.toContain(TOKEN);
  }
});

test.each([
  ['BRANCH_PROTECTION_RULE_VIOLATION', 'At least 1 approving review is required.', 'rejected'],
  ['INSUFFICIENT_SCOPES', 'Your token has not been granted the required scopes.', 'not-allowed'],
  [undefined, 'Something went wrong while executing your query.', 'unsure'],
])('the GraphQL error %s (%s) of GitHub becomes the error %s', async (type, message, kind) => {
  const { host, fake } = openFakeHost('github');
  fake.fail('commit', () => Response.json({ data: null, errors: [{ type, message }] }));
  expect(await errorFrom(host.commitFiles(change(await host.readHead())))).toMatchObject({ kind, reason: message });
});
