import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GIT_HOST_NAMES, openHost } from '@/lib/git-hosts/git-hosts';
import { publishPlace } from '@/lib/site/publish-place';
import { isWholeGate } from '@/tests/gate';
import { createGitRepository } from '@/tests/hosts/git-repository';
import { serveStandIn } from '@/tests/hosts/serve-stand-in';
import { STAND_INS } from '@/tests/hosts/stand-ins';
import { CATALOGUE, FIRST, faultFrom, type Kind, TOKEN, USERS } from './world';

const ending: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

/** A host over a bare repository of git, asked through the machine's own network. */
async function openServed(kind: Kind) {
  const folder = await mkdtemp(join(tmpdir(), 'host-'));
  ending.push(() => rm(folder, { recursive: true, force: true }));
  const repository = await createGitRepository(join(folder, 'goods.git'), FIRST, 'shop/live');
  const given = { host: kind, repository: 'store/goods', branch: 'shop/live' };
  const standIn = STAND_INS[kind]({ place: publishPlace(given), repository, users: USERS });
  const served = await serveStandIn(standIn, 0);
  ending.push(served.close);
  const place = publishPlace({ ...given, origin: served.url });
  return { ...served, standIn, folder, place, host: openHost(place, TOKEN) };
}

const change = (parent: string, content: string | Uint8Array<ArrayBuffer>, path = CATALOGUE) => ({
  parent,
  message: 'Change price of 1 product\n\nHats cost less.',
  files: [{ path, content }],
});

// What each kind says is tested in memory too: git and HTTP below are the same for all.
describe.each(isWholeGate ? GIT_HOST_NAMES : GIT_HOST_NAMES.slice(0, 1))('%s over git and HTTP', (kind) => {
  test('a publish goes from the head to the build', async () => {
    const { host, standIn, folder } = await openServed(kind);
    const head = await host.readHead();
    expect(Buffer.from((await host.readFile(CATALOGUE, head)) ?? []).toString()).toBe('{"hats":1}');
    const made = await host.commit(change(head, '{"hats":2}'));
    expect(await host.commit(change(head, '{"hats":3}'))).toBe('moved');
    standIn.runs.start(made);
    standIn.runs.fail(made, 'Build the site');
    expect(await host.state(made)).toMatchObject({ kind: 'failed', reason: expect.stringContaining('Build the site') });
    expect((await host.history(CATALOGUE)).map(({ commit }) => commit)).toEqual([made, head]);
    expect(await host.whoAmI()).toMatchObject({ name: 'Ana Operator', canWrite: true });
    const words = ['--git-dir', join(folder, 'goods.git'), 'log', '-1', '--format=%H %an: %s', 'shop/live'];
    expect(`${execFileSync('git', words)}`.trim()).toBe(`${made} Ana Operator: Change price of 1 product`);
    execFileSync('git', ['--git-dir', join(folder, 'goods.git'), 'fsck', '--strict'], { stdio: 'pipe' });
  });

  test('3 MB under an odd name arrive as they were sent', async () => {
    const { host } = await openServed(kind);
    const path = 'public/uploads/grüne Jacke #1 (50%).webp';
    const content = Uint8Array.from({ length: 3_000_001 }, (_, at) => (at * 31) % 251);
    const made = await host.commit(change(await host.readHead(), content, path));
    expect(Buffer.compare((await host.readFile(path, made)) ?? Buffer.of(), content)).toBe(0);
  });

  test('a connection that is cut after a commit leaves the commit there (row 48)', async () => {
    const { host, standIn } = await openServed(kind);
    const head = await host.readHead();
    standIn.faults.order({ at: 'commit', what: 'cut-after' });
    expect((await faultFrom(host.commit(change(head, '{"hats":2}')))).kind).toBe('network');
    expect(await host.history(CATALOGUE)).toEqual([expect.objectContaining({ parent: head }), expect.anything()]);
  });

  test('a branch that moves, and one that is put back, are moved (row 48)', async () => {
    const { host, standIn } = await openServed(kind);
    const first = await host.readHead();
    standIn.faults.order({ at: 'commit', what: 'moved', content: () => ({ [CATALOGUE]: '{"hats":9}' }) });
    expect(await host.commit(change(first, '{"hats":2}'))).toBe('moved');
    const second = await host.readHead();
    standIn.faults.order({ at: 'commit', what: 'forced' });
    expect(await host.commit(change(second, '{"hats":3}'))).toBe('moved');
    expect(await host.readHead()).toBe(first);
  });

  test('a wrong token, too many requests and a slow host are told apart (row 48)', async () => {
    const { host, standIn, place } = await openServed(kind);
    const until = Math.ceil(Date.now() / 1000) * 1000 + 20_000;
    standIn.faults.order({ at: 'head', what: 'rate', until });
    const rate = await faultFrom(host.readHead());
    expect([rate.kind, Math.abs((rate.until ?? 0) - until) < 10_000]).toEqual(['rate', true]);
    standIn.faults.order({ at: 'head', what: 'slow', delay: 900 });
    const hasty = openHost(place, TOKEN, globalThis.fetch, { read: 300, commit: 300 });
    expect((await faultFrom(hasty.readHead())).kind).toBe('slow');
    expect((await faultFrom(openHost(place, 'token-of-dan').readHead())).kind).toBe('token');
  });

  test('a browser that asks first is told what it may send', async () => {
    const { url, place } = await openServed(kind);
    const asked = (address: string) =>
      fetch(address, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://store.example',
          'access-control-request-method': 'GET',
          'access-control-request-headers': 'authorization',
        },
      });
    const { status, headers } = await asked(`${place.api}/user`);
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    expect(headers.get('access-control-allow-headers')).toMatch(/\bauthorization\b/);
    // A page of GitLab's or Forgejo's own is for people, and not for scripts of others.
    if (kind !== 'github') expect((await asked(`${url}/store/goods`)).status).toBe(404);
  });
});

test('a host that is not there is the network (row 48)', async () => {
  const { host } = await openServed('github');
  await ending.pop()?.();
  expect((await faultFrom(host.readHead())).kind).toBe('network');
});
