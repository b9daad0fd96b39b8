import { finishSignIn, startSignIn } from '@/lib/admin/publish/sign-in';
import { token } from '@/lib/admin/publish/token';
import { GIT_HOST_NAMES, GIT_HOSTS } from '@/lib/git-hosts/git-hosts';
import { publishPlace } from '@/lib/site/publish-place';
import { fetchInto } from '@/tests/hosts/fetch-into';
import { type Kind, openWorld, TOKEN } from '@/tests/lib/git-hosts/world';
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

const open = (kind: Kind) => openWorld(kind, { clientId: 'the-store' });

describe.each(GIT_HOST_NAMES.filter((kind) => GIT_HOSTS[kind].signIn))('signing in with %s', (kind) => {
  test('gives the token of who agrees, which may then publish', async () => {
    const world = open(kind);
    const back = await goTo(world, await startSignIn(world.place, BACK));
    expect(back.href).toMatch(/^https:\/\/store\.example\/admin\/changes\/\?code=/);
    const given = await finishSignIn(world.place, back, fetchInto(world.standIn));
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
      ...['client_id', 'code_challenge', 'code_challenge_method', 'redirect_uri', 'response_type', 'scope', 'state'],
    ]);
    expect([...searchParams.values()].join()).not.toContain(verifier);
  });

  test.each([true, false])('remembers over the way to the host whether the token is to be kept: %s', async (isKept) => {
    const world = open(kind);
    const back = await goTo(world, await startSignIn(world.place, BACK, isKept));
    await finishSignIn(world.place, back, fetchInto(world.standIn));
    expect([...kept]).toEqual(isKept ? [['sp:publish-token', TOKEN]] : []);
  });

  test('is over once the token is there: the same address gives no other', async () => {
    const world = open(kind);
    const back = await goTo(world, await startSignIn(world.place, BACK));
    await finishSignIn(world.place, back, fetchInto(world.standIn));
    await expect(finishSignIn(world.place, back, fetchInto(world.standIn))).rejects.toThrow(
      'was not begun in this tab',
    );
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
    await expect(finishSignIn(world.place, mine, fetchInto(world.standIn))).rejects.toThrow('grant is invalid');
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
    await expect(finishSignIn(world.place, back, fetchInto(world.standIn))).rejects.toThrow(
      'The host did not sign you in',
    );
    expect(token.get()).toBeUndefined();
  });

  test('is nothing where the address carries no code', async () => {
    const { place } = open(kind);
    await startSignIn(place, BACK);
    expect(await finishSignIn(place, new URL(`${BACK}?code=of-a-coupon`))).toBeUndefined();
    expect(kept.has('sp:publish-sign-in')).toBe(true);
  });
});

test('GitHub has no sign-in for programs in a browser', async () => {
  const place = publishPlace({ host: 'github', repository: 'store/goods', branch: 'main' });
  await expect(startSignIn(place, BACK)).rejects.toThrow('pasted');
});
