import { fetchRenewed, finishSignIn, startSignIn } from '@/lib/admin/publish/sign-in';
import { token } from '@/lib/admin/publish/token';
import { GIT_HOST_NAMES, openHost } from '@/lib/git-hosts/git-hosts';
import { publishPlace } from '@/lib/site/publish-place';
import { fetchInto } from '@/tests/hosts/fetch-into';
import { askWorker } from '@/tests/hosts/sign-in-worker';
import { type Kind, openWorld, TOKEN, USERS } from '@/tests/lib/git-hosts/world';
import { openTab } from './browser-tab';

const BACK = 'https://store.example/admin/changes/';

let kept = openTab();
beforeEach(() => {
  kept = openTab();
});
afterEach(() => token.forget());

/** Follows the address to the host, which sends the browser back. */
async function goTo({ standIn }: ReturnType<typeof openWorld>, address: string): Promise<URL> {
  const { status, headers } = await standIn.handle(new Request(address));
  expect(status).toBe(302);
  return new URL(headers.get('location') ?? '');
}

const [ID, SECRET, WORKER] = ['the-store', 'secret-of-the-store', 'https://sign-in.example/'];

/** The host, and in front of GitHub, which gives tokens only to who has a secret, the owner's worker. */
function open(kind: Kind, users = USERS) {
  const world = openWorld(kind, { clientId: ID, users, ...(kind === 'github' && { signIn: WORKER, secret: SECRET }) });
  const settings = { SHOP_ORIGIN: new URL(BACK).origin, CLIENT_ID: ID, CLIENT_SECRET: SECRET };
  const toHost: typeof fetch = (input, init) => world.standIn.handle(new Request(input, init));
  const handle = (request: Request) =>
    request.url === WORKER ? askWorker(request, settings, toHost) : world.standIn.handle(request);
  return { ...world, fetch: fetchInto({ handle }) };
}

describe.each(GIT_HOST_NAMES)('signing in with %s', (kind) => {
  test('gives the token of who agrees, which may then publish', async () => {
    const world = open(kind);
    const back = await goTo(world, await startSignIn(world.place, BACK));
    expect(back.href).toMatch(/^https:\/\/store\.example\/admin\/changes\/\?code=/);
    const given = await finishSignIn(world.place, back, world.fetch);
    expect([given, token.get()]).toEqual([TOKEN, TOKEN]);
    expect(await world.as(given ?? '').readHead()).toBe(await world.repository.head('main'));
  });

  test('tells the host neither the verifier nor whether the token is kept', async () => {
    const world = open(kind);
    const { searchParams, origin } = new URL(await startSignIn(world.place, BACK, true));
    const { verifier } = JSON.parse(kept.get('sp:publish-sign-in') ?? '{}');
    expect(verifier).toMatch(/^[\w-]{43}$/);
    expect(origin).toBe(world.place.origin);
    expect([...searchParams.keys()].sort()).toEqual([
      ...['client_id', 'code_challenge', 'code_challenge_method', 'redirect_uri', 'response_type'],
      // The rights of GitHub's application are its own.
      ...(kind === 'github' ? [] : ['scope']),
      'state',
    ]);
    expect([...searchParams.values()].join()).not.toContain(verifier);
  });

  test.each([true, false])('remembers over the way to the host whether the token is to be kept: %s', async (isKept) => {
    const world = open(kind);
    const back = await goTo(world, await startSignIn(world.place, BACK, isKept));
    await finishSignIn(world.place, back, world.fetch);
    expect([...kept]).toEqual(isKept ? [['sp:publish-token', TOKEN]] : []);
  });

  test('is over once the token is there: the same address gives no other', async () => {
    const world = open(kind);
    const back = await goTo(world, await startSignIn(world.place, BACK));
    await finishSignIn(world.place, back, world.fetch);
    await expect(finishSignIn(world.place, back, world.fetch)).rejects.toThrow('was not begun in this tab');
  });

  test('does not take a code that was asked for with another state', async () => {
    const world = open(kind);
    const back = await goTo(world, await startSignIn(world.place, BACK));
    back.searchParams.set('state', 'another');
    const fetch = jest.fn();
    await expect(finishSignIn(world.place, back, fetch)).rejects.toThrow('Sign in again.');
    expect([fetch.mock.calls, [...kept], token.get()]).toEqual([[], [], undefined]);
  });

  test('does not take a code that was given for the verifier of another', async () => {
    const world = open(kind);
    const theirs = await goTo(world, await startSignIn(world.place, BACK));
    const mine = await goTo(world, await startSignIn(world.place, BACK));
    mine.searchParams.set('code', theirs.searchParams.get('code') ?? '');
    await expect(finishSignIn(world.place, mine, world.fetch)).rejects.toThrow('grant is invalid');
    expect([[...kept], token.get()]).toEqual([[], undefined]);
  });

  test('says why where the operator does not agree, and forgets what was begun', async () => {
    const world = open(kind);
    const { searchParams } = new URL(await startSignIn(world.place, BACK));
    const back = new URL(BACK);
    back.search = `${new URLSearchParams({ error: 'access_denied', error_description: 'You said no.', state: searchParams.get('state') ?? '' })}`;
    await expect(finishSignIn(world.place, back)).rejects.toThrow('The host did not sign you in: You said no.');
    expect([...kept]).toEqual([]);
  });

  test.each(['cut-before', 500] as const)('says so where the host gives no answer (%s)', async (what) => {
    const world = open(kind);
    const back = await goTo(world, await startSignIn(world.place, BACK));
    world.standIn.faults.order({ at: 'sign-in', what });
    await expect(finishSignIn(world.place, back, world.fetch)).rejects.toThrow('The host did not sign you in');
    expect(token.get()).toBeUndefined();
  });
});

describe.each(GIT_HOST_NAMES)('a token of %s that ends', (kind) => {
  const [NEXT, LAST] = ['the-second-token', 'the-third-token'];
  const ANA = { login: 'ana', name: 'Ana Operator', rights: 'write' } as const;
  let later = 0;
  beforeEach(() => {
    later = 0;
    const { now } = Date;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + later);
  });

  /** A sign-in, and all that is asked for afterwards, in turn: with which token, or that a token is asked for. */
  async function signIn() {
    const world = open(
      kind,
      [TOKEN, NEXT, LAST].map((text) => ({ ...ANA, token: text })),
    );
    const asked: string[] = [];
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const { method, headers } = new Request(input, init);
      asked.push(method === 'POST' ? 'renewed' : `${headers.get('authorization')}`);
      return world.fetch(input, init);
    };
    await finishSignIn(world.place, await goTo(world, await startSignIn(world.place, BACK, true)), world.fetch);
    return { ...world, asked, host: openHost(world.place, TOKEN, fetchRenewed(world.place, TOKEN, fetch)) };
  }
  const lifetime = kind === 'github' ? 28_800_000 : 7_200_000;

  test('is renewed shortly before, once for all that is asked then, and again', async () => {
    const { host, asked } = await signIn();
    later = lifetime - 150_000;
    await host.readHead();
    later = lifetime - 60_000;
    await Promise.all([host.readHead(), host.readHead()]);
    expect(asked).toEqual([`Bearer ${TOKEN}`, 'renewed', `Bearer ${NEXT}`, `Bearer ${NEXT}`]);
    expect([token.get(), ...kept.values()]).toEqual([NEXT, NEXT]);
    later = 2 * lifetime;
    await host.readHead();
    expect([...asked.slice(4), token.get()]).toEqual(['renewed', `Bearer ${LAST}`, LAST]);
  });

  test('stays where there is no answer, and nothing that could renew it outlasts the page', async () => {
    const { host, asked, standIn } = await signIn();
    expect([...kept]).toEqual([['sp:publish-token', TOKEN]]);
    later = lifetime;
    standIn.faults.order({ at: 'sign-in', what: 'cut-before' });
    await host.readHead();
    expect([asked.at(-1), token.get()]).toEqual([`Bearer ${TOKEN}`, TOKEN]);
  });

  test('is left alone once the operator has signed out', async () => {
    const { host, asked } = await signIn();
    token.forget();
    later = lifetime;
    await host.readHead();
    expect(asked).toEqual([`Bearer ${TOKEN}`]);
  });
});

test('without a worker GitHub takes a token that is pasted', async () => {
  const place = publishPlace({ host: 'github', repository: 'store/goods', branch: 'main' });
  await expect(startSignIn(place, BACK)).rejects.toThrow('pasted');
});
