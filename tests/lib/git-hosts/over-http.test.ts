import { openHost } from '@/lib/git-hosts/git-hosts';
import { publishPlace } from '@/lib/site/publish-place';
import { githubStandIn } from '@/tests/hosts/github';
import { memoryRepository } from '@/tests/hosts/memory-repository';
import { serveStandIn } from '@/tests/hosts/serve-stand-in';
import { CATALOGUE, FIRST, faultFrom, TOKEN, USERS } from './world';

let close: () => Promise<void>;
afterEach(() => close());

/** A host that is asked by the machine's own network. What each kind of host says is tested without. */
async function openServed() {
  const given = { host: 'github', repository: 'store/goods', branch: 'main' } as const;
  const standIn = githubStandIn({ place: publishPlace(given), repository: memoryRepository(FIRST), users: USERS });
  const served = await serveStandIn(standIn, 0);
  close = served.close;
  const place = publishPlace({ ...given, origin: served.url });
  return { standIn, place, host: openHost(place, TOKEN) };
}

const change = (parent: string, content: string) => ({
  parent,
  message: 'Change price of 1 product',
  files: [{ path: CATALOGUE, content }],
});

test('a publish goes over HTTP from the head to the build', async () => {
  const { host, standIn } = await openServed();
  const head = await host.readHead();
  expect(Buffer.from((await host.readFile(CATALOGUE, head)) ?? []).toString()).toBe('{"hats":1}');
  const made = await host.commit(change(head, '{"hats":2}'));
  expect(await host.commit(change(head, '{"hats":3}'))).toBe('moved');
  standIn.runs.start(made);
  standIn.runs.fail(made, 'Build the site');
  expect(await host.state(made)).toMatchObject({ kind: 'failed', reason: expect.stringContaining('Build the site') });
  expect((await host.history(CATALOGUE)).map(({ commit }) => commit)).toEqual([made, head]);
});

test('a connection that is cut after a commit leaves the commit there', async () => {
  const { host, standIn } = await openServed();
  const head = await host.readHead();
  standIn.faults.order({ at: 'commit', what: 'cut-after' });
  expect((await faultFrom(host.commit(change(head, '{"hats":2}')))).kind).toBe('network');
  expect(await host.history(CATALOGUE)).toEqual([expect.objectContaining({ parent: head }), expect.anything()]);
});

test('a slow host and one that is not there are told apart', async () => {
  const { standIn, place, host } = await openServed();
  standIn.faults.order({ at: 'head', what: 'slow', delay: 900 });
  const hasty = openHost(place, TOKEN, globalThis.fetch, { read: 100, commit: 100 });
  expect((await faultFrom(hasty.readHead())).kind).toBe('slow');
  await close();
  expect((await faultFrom(host.readHead())).kind).toBe('network');
});
